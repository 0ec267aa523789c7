/// The way in which an app closes a window.
public struct DismissBehavior: Sendable {
    package let closesModal: Bool

    /// Behaviour of a manual dismissal: a window stays open while it presents a layer that must be dismissed first.
    public static let interactive = DismissBehavior(closesModal: false)
    /// Closes the window also while it presents a modal layer.
    public static let destructive = DismissBehavior(closesModal: true)
}
