import FioriSwiftUICore
import SwiftUI

/// A button of a set of actions.
nonisolated struct AdaptiveActionButton: View {
    let action: AdaptiveAction
    /// Tells whether the card of the action is shown.
    var isShown = false
    let perform: @MainActor () -> Void
    @Environment(\.cardWidth) private var cardWidth
    @ScaledMetric(relativeTo: .subheadline) private var titleSize: CGFloat = 15
    @ScaledMetric(relativeTo: .body) private var iconSide: CGFloat = 18

    @MainActor var body: some View {
        Button {
            perform()
        } label: {
            let layout =
                hasRoomForIcon ? AnyLayout(HStackLayout(spacing: 6)) : AnyLayout(VStackLayout(spacing: 4))
            layout {
                if let icon = action.icon { CardImageView(icon, side: 18) }
                if let title = action.title, !title.isEmpty {
                    CardText(title).multilineTextAlignment(.center)
                }
                if hasNothingToShow { Image(systemName: CardSymbol.neutral) }
                if opensCard { Image(systemName: isShown ? "chevron.up" : "chevron.down").font(.caption) }
            }
            .modifier(AdaptiveParts.action)
            .foregroundStyle(.preferredColor(look.label))
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .frame(minWidth: 36, minHeight: 36)
            .background {
                let shape = RoundedRectangle(cornerRadius: 8)
                if let fill = look.fill {
                    shape.fill(.preferredColor(fill))
                } else {
                    shape.strokeBorder(.preferredColor(.separatorOpaque))
                }
            }
            .contentShape(RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(CardTapStyle())
        .disabled(!action.isEnabled)
        .opacity(action.isEnabled ? 1 : 0.5)
        .accessibilityLabel(Text(action.title ?? action.tooltip ?? ""))
        .cardTooltip(action.tooltip ?? "")
        .accessibilityAddTraits(traits)
    }

    /// False if a word of the title would break beside the icon, which goes above it then.
    private var hasRoomForIcon: Bool {
        guard action.icon != nil, let title = action.title else { return true }
        let word = WordWidths.extent(of: title).word * WordWidths.semibold * titleSize
        return word + iconSide + 6 + 24 <= cardWidth - 2 * CardMetrics.padding
    }

    /// A neutral sign stands for the icon of an action that has nothing else.
    private var hasNothingToShow: Bool { action.icon == nil && (action.title ?? "").isEmpty && !opensCard }

    private var opensCard: Bool { if case .showCard = action.kind { true } else { false } }

    private var traits: AccessibilityTraits {
        if action.isLink { return .isLink }
        return opensCard && isShown ? .isSelected : []
    }

    /// The colours by the style. The tint has too little contrast on a grey fill, so those buttons have a border.
    private var look: (label: ColorStyle, fill: ColorStyle?) {
        switch action.style {
        case .default: (.tintColor, nil)
        case .positive: (.positiveLabel, .positiveBackground)
        case .destructive: (.negativeLabel, .negativeBackground)
        }
    }
}
