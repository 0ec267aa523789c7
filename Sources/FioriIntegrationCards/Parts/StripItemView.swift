import FioriSwiftUICore
import SwiftUI

/// A button, link or text of an actions strip.
nonisolated struct StripItemView: View {
    /// The places of an item, which decide how wide it is.
    enum Place {
        /// Beside others on one line.
        case line
        /// Beside others, with a title that wraps where it has no room on a line of its own.
        case flow
        /// Below others, as wide as these.
        case stack
    }

    private let item: ResolvedStripItem
    private let place: Place
    @ScaledMetric(relativeTo: .subheadline) private var titleSize: CGFloat = 15
    @Environment(\.cardActions) private var actions

    init(_ item: ResolvedStripItem, in place: Place = .line) {
        self.item = item
        self.place = place
    }

    @MainActor var body: some View {
        switch item.kind {
        case .spacer: Spacer(minLength: 0)
        case .label:
            CardText(item.text, lines: lines).modifier(CardParts.status).lineLimit(lines).cardTooltip(item.tooltip)
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
                CardText(item.text, lines: lines)
                    .fontWeight(item.isEmphasized ? .semibold : nil)
                    .lineLimit(lines)
                if item.action?.hasVisibleArrow == true { NavigationArrow() }
            }
            .modifier(CardParts.link)
            .frame(maxWidth: place == .stack ? .infinity : nil, minHeight: place == .stack ? 36 : nil)
        }
        .buttonStyle(CardTapStyle())
        .disabled(!item.isEnabled)
        .opacity(item.isEnabled ? 1 : 0.5)
        .accessibilityAddTraits(.isLink)
        .cardTooltip(item.tooltip)
    }

    @MainActor private var button: some View {
        Button {
            perform()
        } label: {
            buttonLabel
                .labelColor(look.label.map { .preferredColor($0) })
                .modifier(CardParts.button)
                .padding(.horizontal, 12)
                .padding(.vertical, 7)
                .frame(minWidth: 36, maxWidth: place == .stack ? .infinity : nil, minHeight: 36)
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

    /// The icon beside the title, or above one whose words would break beside it.
    @ViewBuilder @MainActor private var buttonLabel: some View {
        if leastWidth != nil {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 6) { buttonParts }
                VStack(spacing: 4) { buttonParts }
            }
        } else {
            HStack(spacing: 6) { buttonParts }
        }
    }

    @ViewBuilder @MainActor private var buttonParts: some View {
        if let icon = item.icon { CardImageView(icon, side: 18) }
        if !item.isIconOnly, !item.text.isEmpty {
            if place == .line {
                Text(item.text.text(inLines: 1)).lineLimit(1)
            } else {
                CardText(item.text)
                    .multilineTextAlignment(place == .stack ? .center : .leading)
                    .fixedSize(horizontal: false, vertical: true)
                    .frame(idealWidth: leastWidth)
            }
        }
        if item.action?.hasVisibleArrow == true { NavigationArrow() }
    }

    /// The width in points of a stacked title, beside an icon, in which none of its words is broken.
    private var leastWidth: CGFloat? {
        guard place == .stack, item.icon != nil, !item.isIconOnly, !item.text.isEmpty else { return nil }
        return WordWidths.extent(of: item.text).word * WordWidths.semibold * titleSize
    }

    /// The greatest number of lines of a title.
    private var lines: Int? { place == .line ? 1 : nil }

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
    /// The width in points below which a word of a button that wraps, or of a link, would break beside its icon and its
    /// arrow.
    ///
    /// - Parameter size: the size of the title in points.
    func leastWidth(size: CGFloat) -> CGFloat {
        let arrow = action?.hasVisibleArrow == true ? NavigationArrow.width : 0
        let title = isIconOnly ? 0 : WordWidths.extent(of: text).word * WordWidths.semibold * size
        switch kind {
        case .spacer: return 0
        case .label: return title
        case .link: return title + (icon == nil ? 0 : 20) + (arrow > 0 ? arrow + 4 : 0)
        case .button:
            let parts = [icon == nil ? 0 : 18, title, arrow].filter { $0 > 0 }
            return parts.reduce(24, +) + 6 * CGFloat(max(parts.count - 1, 0))
        }
    }

    /// False for an item whose action is switched off. Items without an action are enabled, as in UI5.
    var isEnabled: Bool { action?.isEnabled ?? true }
}
