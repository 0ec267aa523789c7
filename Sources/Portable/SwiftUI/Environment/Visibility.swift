/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As it fits the place.
    case automatic
    case visible
    case hidden
}
