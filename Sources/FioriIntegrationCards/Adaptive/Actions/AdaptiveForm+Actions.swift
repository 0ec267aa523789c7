import SwiftUI

extension AdaptiveForm {
    /// Performs an action. Cards are shown by the set of actions, so that action does nothing here.
    func perform(_ action: AdaptiveAction, in context: AdaptiveContext, with actions: CardActions) {
        guard action.isEnabled else { return }
        switch action.kind {
        case .openURL(let url): actions.perform(.opening(url))
        case .toggleVisibility(let targets): withAnimation { toggle(targets) }
        case .submit:
            if let values = submission(of: action, cards: context.cards) { actions.submit(values) }
        case .execute(let verb, _, _):
            if let values = submission(of: action, cards: context.cards) { actions.execute(verb ?? "", values) }
        case .showCard: break
        }
    }
}

/// Makes an element perform an action when it is tapped.
private struct AdaptiveTap: ViewModifier {
    let action: AdaptiveAction
    let context: AdaptiveContext
    @EnvironmentObject private var form: AdaptiveForm
    @Environment(\.cardActions) private var actions

    func body(content: Content) -> some View {
        Button {
            form.perform(action, in: context, with: actions)
        } label: {
            content.contentShape(Rectangle())
        }
        .buttonStyle(CardTapStyle())
        .disabled(!action.isEnabled)
        .cardTooltip(action.tooltip ?? action.title ?? "")
        .accessibilityAddTraits(action.isLink ? .isLink : [])
    }
}

nonisolated extension AdaptiveAction {
    /// Tells whether the action leads to an address.
    var isLink: Bool { if case .openURL = kind { true } else { false } }
}

extension View {
    /// Makes the view a plain button when there is an action.
    @ViewBuilder func adaptiveTap(_ action: AdaptiveAction?, _ context: AdaptiveContext) -> some View {
        if let action { modifier(AdaptiveTap(action: action, context: context)) } else { self }
    }
}
