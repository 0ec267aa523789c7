/// The orientation of the device that a preview is shown on.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    /// The name of the orientation.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upright, with the top at the bottom.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its side, with the top at the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its side, with the top at the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// All orientations, upright ones first.
    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
}

extension View {
    /// Sets the orientation of the device that a preview of the view is shown on. On Linux previews are not shown.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
