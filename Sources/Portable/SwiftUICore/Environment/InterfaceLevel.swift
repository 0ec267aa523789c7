private struct InterfaceElevationKey: EnvironmentKey {
    static let defaultValue = false
}

@_spi(Portable)
extension EnvironmentValues {
    /// True if the view is presented over a page, as in a sheet; UIKit's user interface level.
    public var isInterfaceElevated: Bool {
        get { self[InterfaceElevationKey.self] }
        set { self[InterfaceElevationKey.self] = newValue }
    }
}
