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
    /// Makes the view a plain button when there is an action that can be performed, with the arrow of a navigation behind
    /// it where the action has one.
    ///
    /// - Parameters:
    ///   - isPadded: true for a view that has the padding of the card, which the arrow then has as well.
    ///   - placesArrow: false for a view that has a place of its own for the arrow.
    @ViewBuilder func cardTap(
        _ action: ResolvedAction?, isPadded: Bool = false, placesArrow: Bool = true
    ) -> some View {
        if let action, action.isEnabled {
            if action.showsNavigationArrow, placesArrow {
                modifier(WithNavigationArrow(isPadded: isPadded)).modifier(CardTap(action: action))
            } else {
                modifier(CardTap(action: action))
            }
        } else {
            self
        }
    }

    /// Explains the view to pointers and assistive technologies, unless the text is empty.
    @ViewBuilder func cardTooltip(_ text: String) -> some View {
        if text.isEmpty { self } else { help(Text(verbatim: text)) }
    }
}
