import FioriSwiftUICore
import SwiftUI

/// A button of a set of actions.
nonisolated struct AdaptiveActionButton: View {
    let action: AdaptiveAction
    /// Tells whether the card of the action is shown.
    var isShown = false
    let perform: @MainActor () -> Void

    @MainActor var body: some View {
        Button {
            perform()
        } label: {
            HStack(spacing: 6) {
                if let icon = action.iconURL { CardImageView(.image(address: icon), side: 18) }
                if let title = action.title, !title.isEmpty {
                    Text(verbatim: title).multilineTextAlignment(.center)
                }
                if opensCard { Image(systemName: isShown ? "chevron.up" : "chevron.down").font(.caption) }
            }
            .modifier(AdaptiveParts.action)
            .foregroundStyle(.preferredColor(look.label))
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .frame(minWidth: 36, minHeight: 36)
            .background(.preferredColor(look.fill), in: RoundedRectangle(cornerRadius: 8))
            .contentShape(RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(CardTapStyle())
        .disabled(!action.isEnabled)
        .opacity(action.isEnabled ? 1 : 0.5)
        .accessibilityLabel(Text(action.title ?? action.tooltip ?? ""))
        .accessibilityHint(Text(action.title == nil ? "" : action.tooltip ?? ""))
        .accessibilityAddTraits(traits)
    }

    private var opensCard: Bool { if case .showCard = action.kind { true } else { false } }

    private var traits: AccessibilityTraits {
        if action.isLink { return .isLink }
        return opensCard && isShown ? .isSelected : []
    }

    private var look: (label: ColorStyle, fill: ColorStyle) {
        switch action.style {
        case .default: (.tintColor, .tertiaryFill)
        case .positive: (.positiveLabel, .positiveBackground)
        case .destructive: (.negativeLabel, .negativeBackground)
        }
    }
}
