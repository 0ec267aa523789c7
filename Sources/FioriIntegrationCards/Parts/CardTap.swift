import SwiftUI

/// Makes a view perform an action when it is tapped.
nonisolated private struct CardTap: ViewModifier {
    let action: ResolvedAction
    @Environment(\.cardActions) private var actions

    @MainActor func body(content: Content) -> some View {
        Button {
            actions.perform(action)
        } label: {
            content.contentShape(Rectangle())
        }
        .buttonStyle(CardTapStyle())
        .accessibilityAddTraits(action.kind == .navigation ? .isLink : [])
    }
}

/// A button that looks like its label, and dims while it is pressed.
nonisolated struct CardTapStyle: ButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.6 : 1)
    }
}

nonisolated extension View {
    /// Makes the view a plain button when there is an action that can be performed.
    @ViewBuilder func cardTap(_ action: ResolvedAction?) -> some View {
        if let action, action.isEnabled {
            modifier(CardTap(action: action))
        } else {
            self
        }
    }
}
