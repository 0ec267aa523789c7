import SwiftUICore

/// Event that shows the scopes of a search.
public struct SearchScopeActivation {
    enum Kind { case automatic, onTextEntry, onSearchPresentation }

    let kind: Kind

    /// Shows scopes from the first input until the search ends, as on iOS (Apple's documentation).
    public static var automatic: SearchScopeActivation { .init(kind: .automatic) }
    /// Shows scopes from the first input until the search ends.
    public static var onTextEntry: SearchScopeActivation { .init(kind: .onTextEntry) }
    /// Shows scopes while the search is presented.
    public static var onSearchPresentation: SearchScopeActivation { .init(kind: .onSearchPresentation) }
}
