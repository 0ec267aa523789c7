private struct InterfaceElevationKey: EnvironmentKey {
    static let defaultValue = false
}

@_spi(Portable)
extension EnvironmentValues {
    /// Whether the view stands on something that is presented over a page, as a sheet is; UIKit's user interface level.
    public var isInterfaceElevated: Bool {
        get { self[InterfaceElevationKey.self] }
        set { self[InterfaceElevationKey.self] = newValue }
    }
}
