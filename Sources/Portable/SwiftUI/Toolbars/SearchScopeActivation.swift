/// When the scopes of a search are shown.
public struct SearchScopeActivation {
    enum Kind { case automatic, onTextEntry, onSearchPresentation }

    let kind: Kind

    /// On iOS from when something is typed until the search is left (Apple's documentation).
    public static var automatic: SearchScopeActivation { .init(kind: .automatic) }
    /// From when something is typed until the search is left.
    public static var onTextEntry: SearchScopeActivation { .init(kind: .onTextEntry) }
    /// As long as people search.
    public static var onSearchPresentation: SearchScopeActivation { .init(kind: .onSearchPresentation) }
}
