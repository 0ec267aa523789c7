import SwiftUICore
import SwiftUIPresentation
import SwiftUITextInput

/// A search as the bar of its page shows it.
struct SearchFieldState {
    let text: Binding<String>
    let hasText: Bool
    /// True if something has been typed since the search began.
    let hasTyped: Bool
    let isPresented: Binding<Bool>
    let isSearching: Bool
    /// True while the field has the focus.
    let isEditing: Binding<Bool>
    let prompt: Text?
    let placement: SearchFieldPlacement
    let tokens: SearchTokens?
    /// Environment of the searchable view.
    let environment: EnvironmentValues

    /// Leaves the search, as Cancel does.
    @MainActor func dismiss() {
        isPresented.wrappedValue = false
        text.wrappedValue = ""
    }

    @MainActor func choose(_ completion: SearchCompletion) {
        switch completion {
        case .text(let string): text.wrappedValue = string
        case .token(let token):
            tokens?.append(token)
            text.wrappedValue = ""
        }
        submit()
    }

    @MainActor func submit() {
        isEditing.wrappedValue = false
        environment.submission?.submit(.search)
    }
}

/// The tokens of a search field in front of its text.
struct SearchTokens {
    let view: AnyView
    let isEmpty: Bool
    let append: (Any) -> Void
    let removeLast: () -> Void
}

/// The value that a suggestion fills in.
enum SearchCompletion {
    case text(String)
    case token(Any)
}

private struct SearchCompletesKey: EnvironmentKey {
    static var defaultValue: ((SearchCompletion) -> Void)? { nil }
}

private struct SearchSessionKey: EnvironmentKey {
    static var defaultValue: SearchSession? { nil }
}

/// The search around a view.
struct SearchSession {
    let text: Binding<String>
    let isSearching: Bool
    let dismiss: @MainActor () -> Void
}

/// Leaves the search that the view is in.
@MainActor @preconcurrency
public struct DismissSearchAction {
    private let action: @MainActor () -> Void

    nonisolated fileprivate init(action: @escaping @MainActor () -> Void) { self.action = action }

    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// Takes the choice of a suggestion; nil for views that suggest nothing.
    var searchCompletes: ((SearchCompletion) -> Void)? {
        get { self[SearchCompletesKey.self] }
        set { self[SearchCompletesKey.self] = newValue }
    }

    var searchSession: SearchSession? {
        get { self[SearchSessionKey.self] }
        set { self[SearchSessionKey.self] = newValue }
    }

    /// True if people search in what the view is part of.
    public var isSearching: Bool { searchSession?.isSearching ?? false }

    /// Leaves the search around the view: clears the field and takes the focus away; does nothing without a search.
    public var dismissSearch: DismissSearchAction {
        let session = searchSession
        return DismissSearchAction { session?.dismiss() }
    }
}

@available(*, unavailable)
extension DismissSearchAction: Sendable {}
