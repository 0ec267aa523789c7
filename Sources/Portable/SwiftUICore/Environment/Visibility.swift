/// The visibility of an element.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The visibility that suits the context.
    case automatic
    case visible
    case hidden
}
