import SwiftUI

/// Actions that follow the answers to one of several forms.
struct ConsentFlow {
    let allow: @MainActor () -> Void
    let deny: @MainActor (_ isRequired: Bool) -> Void
    let cancel: @MainActor () -> Void
}

nonisolated private struct ConsentFlowKey: EnvironmentKey {
    static let defaultValue: ConsentFlow? = nil
}

nonisolated extension EnvironmentValues {
    var consentFlow: ConsentFlow? {
        get { self[ConsentFlowKey.self] }
        set { self[ConsentFlowKey.self] = newValue }
    }
}

/// Passes the flow that a form is part of to its content.
struct ConsentFlowReader<Content: View>: View {
    @ViewBuilder let content: (ConsentFlow?) -> Content
    @Environment(\.consentFlow) private var flow

    var body: some View { content(flow) }
}
