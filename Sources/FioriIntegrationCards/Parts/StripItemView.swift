import FioriSwiftUICore
import SwiftUI

/// A button, link or text of an actions strip.
nonisolated struct StripItemView: View {
    private let item: ResolvedStripItem
    @Environment(\.cardActions) private var actions

    init(_ item: ResolvedStripItem) { self.item = item }

    @MainActor var body: some View {
        switch item.kind {
        case .spacer: Spacer(minLength: 0)
        case .label: Text(item.text).modifier(CardParts.status).lineLimit(1).cardTooltip(item.tooltip)
        case .link: link
        case .button: button
        }
    }

    @MainActor private var link: some View {
        Button {
            perform()
        } label: {
            HStack(spacing: 4) {
                if let icon = item.icon { CardImageView(icon, side: 16) }
                Text(item.text).fontWeight(item.isEmphasized ? .semibold : nil).lineLimit(1)
                if item.action?.hasVisibleArrow == true { NavigationArrow() }
            }
            .modifier(CardParts.link)
        }
        .buttonStyle(CardTapStyle())
        .disabled(!item.isEnabled)
        .accessibilityAddTraits(.isLink)
        .cardTooltip(item.tooltip)
    }

    @MainActor private var button: some View {
        Button {
            perform()
        } label: {
            HStack(spacing: 6) {
                if let icon = item.icon { CardImageView(icon, side: 18) }
                if !item.isIconOnly, !item.text.isEmpty { Text(item.text).lineLimit(1) }
                if item.action?.hasVisibleArrow == true { NavigationArrow() }
            }
            .labelColor(look.label.map { .preferredColor($0) })
            .modifier(CardParts.button)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .frame(minWidth: 36, minHeight: 36)
            .background {
                if let fill = look.fill { RoundedRectangle(cornerRadius: 8).fill(.preferredColor(fill)) }
                if let border = look.border {
                    RoundedRectangle(cornerRadius: 8).strokeBorder(.preferredColor(border))
                }
            }
        }
        .buttonStyle(CardTapStyle())
        .disabled(!item.isEnabled)
        .opacity(item.isEnabled ? 1 : 0.5)
        .accessibilityLabel(Text(item.text.isEmpty ? item.tooltip : item.text))
        .cardTooltip(item.tooltip)
    }

    @MainActor private func perform() {
        if let action = item.action { actions.perform(action) }
    }

    /// The colours of a button by its type. The tint has too little contrast on a grey fill, so those buttons have borders.
    private var look: (label: ColorStyle?, fill: ColorStyle?, border: ColorStyle?) {
        switch item.buttonType {
        case .standard, .back, .up, .neutral: (nil, nil, .separatorOpaque)
        case .transparent, .unstyled: (nil, nil, nil)
        case .ghost: (nil, nil, .tintColor)
        case .emphasized: (.base2, .tintColor, nil)
        case .accept, .success: (.positiveLabel, .positiveBackground, nil)
        case .reject, .negative: (.negativeLabel, .negativeBackground, nil)
        case .critical, .attention: (.criticalLabel, .criticalBackground, nil)
        }
    }
}

nonisolated extension ResolvedStripItem {
    /// False for an item whose action is switched off. Items without an action are enabled, as in UI5.
    var isEnabled: Bool { action?.isEnabled ?? true }
}
