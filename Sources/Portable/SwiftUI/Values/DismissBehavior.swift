/// The way in which an app closes a window.
public struct DismissBehavior: Sendable {
    let closesModal: Bool

    /// As by hand: a window stays while a layer is up in it that has to be left first.
    public static let interactive = DismissBehavior(closesModal: false)
    /// Closes the window also while it presents a modal layer.
    public static let destructive = DismissBehavior(closesModal: true)
}
