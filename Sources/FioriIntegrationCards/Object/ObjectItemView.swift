import FioriSwiftUICore
import SwiftUI

/// An item of an object card's group: an avatar, a label and a value.
nonisolated struct ObjectItemView: View {
    private let item: ResolvedObjectItem
    private let wrapsLabel: Bool
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .footnote) private var labelSize: CGFloat = 13
    @ScaledMetric(relativeTo: .subheadline) private var valueSize: CGFloat = 15

    init(_ item: ResolvedObjectItem, wrapsLabel: Bool) {
        self.item = item
        self.wrapsLabel = wrapsLabel
    }

    @MainActor var body: some View {
        if let icon = item.icon, icon.isVisible {
            // The icon goes above words that have no room beside it.
            BesideOrBelow(spacing: 8, lineSpacing: 8, leastWidth: leastWidth, alignment: .center) {
                CardAvatar(icon)
                labelAndValue
            }
        } else {
            labelAndValue
        }
    }

    @ViewBuilder @MainActor private var labelAndValue: some View {
        if case .field(let field) = item.content {
            ObjectFieldView(field, label: item.label, shownLabel: label, labelLines: labelLines)
        } else {
            VStack(alignment: .leading, spacing: 4) {
                if !label.isEmpty {
                    CardText(label, lines: labelLines)
                        .lineLimit(labelLines)
                        .modifier(ObjectCardParts.label)
                        .accessibilityHidden(isOneElement)
                }
                value
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    /// The width in points in which no word of label and value is broken. Texts of one line are cut.
    private var leastWidth: CGFloat {
        item.leastWidth(
            ObjectTextSizes(label: labelSize, value: valueSize), labelSize: labelLines == 1 ? 0 : labelSize)
    }

    @MainActor private var value: some View {
        ObjectValueView(item.content, action: item.action, label: item.label).cardTooltip(item.tooltip)
    }

    /// The greatest number of lines of the label. At accessibility sizes a line holds too little to cut the rest.
    private var labelLines: Int? { wrapsLabel || dynamicTypeSize.isAccessibilitySize ? nil : 1 }

    private var label: String { item.shownLabel }

    /// True if label and value are one element, so that the label is not read twice.
    private var isOneElement: Bool {
        switch item.content {
        case .text, .status, .rating: true
        case .label, .numericData, .icons, .buttons, .image, .field: false
        }
    }
}

/// The value of an object card's item by its kind.
nonisolated private struct ObjectValueView: View {
    let content: ResolvedObjectItem.Content
    let action: ResolvedAction?
    let label: String
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.layoutDirection) private var layoutDirection

    init(_ content: ResolvedObjectItem.Content, action: ResolvedAction?, label: String) {
        self.content = content
        self.action = action
        self.label = label
    }

    @MainActor var body: some View {
        switch content {
        case .label, .field: EmptyView()
        case .text(let text, let maxLines):
            shown(text, maxLines: maxLines)
                .labelColor(action?.isEnabled == true ? .preferredColor(.tintColor) : nil)
                .modifier(ObjectCardParts.value)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(label.isEmpty ? text : label))
                .accessibilityValue(Text(label.isEmpty ? "" : text))
                .cardTap(action)
        case .status(let status):
            StatusText(status, label: label).cardTap(action)
        case .numericData(let figures):
            VStack(alignment: .leading, spacing: 4) {
                FiguresView(figures)
                if !figures.details.isEmpty {
                    let lines = dynamicTypeSize.cardLines(figures.detailsMaxLines)
                    CardText(figures.details, lines: lines)
                        .lineLimit(lines)
                        .labelColor(figures.detailsState.color)
                        .modifier(ObjectCardParts.label)
                }
            }
            .cardTap(action)
        case .icons(let icons, let size): ObjectIcons(icons, size: size)
        case .buttons(let buttons):
            let isStacked = dynamicTypeSize.isAccessibilitySize
            let layout =
                isStacked
                ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
                : AnyLayout(FlowLayout(spacing: 8, lineSpacing: 8))
            layout {
                ForEach(buttons.indices, id: \.self) { index in
                    StripItemView(buttons[index], in: isStacked ? .stack : .flow)
                }
            }
        case .rating(let value, let maximum, let halves):
            RatingView(value: value, maximum: maximum, halves: halves, label: label)
        case .image(let image): ObjectImageView(image).cardTap(action)
        }
    }

    @MainActor private func shown(_ text: String, maxLines: Int?) -> some View {
        let text = text.breakableAmount
        return CardText(layoutDirection == .rightToLeft ? text.isolatedPhoneNumber : text, lines: maxLines)
            .lineLimit(maxLines)
    }
}

/// Icons beside each other, in as many lines as they need.
nonisolated private struct ObjectIcons: View {
    let icons: [ResolvedGroupIcon]
    let size: ResolvedIcon.Size

    init(_ icons: [ResolvedGroupIcon], size: ResolvedIcon.Size) {
        self.icons = icons
        self.size = size
    }

    @MainActor var body: some View {
        FlowLayout(spacing: 8, lineSpacing: 8) {
            ForEach(icons) { CardAvatar($0.icon, defaultSize: size).cardTap($0.action) }
        }
    }
}

/// Stars for a rating, in as many lines as they need.
nonisolated struct RatingView: View {
    let value: Double
    let maximum: Int
    let halves: Bool
    let label: String

    @Environment(\.locale) private var locale

    @MainActor var body: some View {
        FlowLayout(spacing: 2, lineSpacing: 2) {
            ForEach(0..<min(max(maximum, 0), 20), id: \.self) { index in
                Image(systemName: symbol(index))
                    .foregroundStyle(.preferredColor(symbol(index) == "star" ? .tertiaryLabel : .tintColor))
            }
        }
        .modifier(ObjectCardParts.value)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(label))
        .accessibilityValue(
            Text("\(value.formatted(.number.locale(locale))) / \(maximum.formatted(.number.locale(locale)))"))
    }

    private func symbol(_ index: Int) -> String {
        let rest = value - Double(index)
        if halves { return rest >= 0.75 ? "star.fill" : rest >= 0.25 ? "star.leadinghalf.filled" : "star" }
        return rest >= 0.5 ? "star.fill" : "star"
    }
}
