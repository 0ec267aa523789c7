import FioriSwiftUICore
import SwiftUI

/// The content of an object card: groups of labelled values in columns.
nonisolated struct ObjectCardContent: View {
    private let object: ResolvedObject
    /// The least width of a column, of which a card of 416 points has two: larger texts need wider ones.
    @ScaledMetric(relativeTo: .subheadline) private var columnWidth: CGFloat = 176
    @ScaledMetric(relativeTo: .subheadline) private var valueSize = ObjectTextSizes().value
    @ScaledMetric(relativeTo: .footnote) private var labelSize = ObjectTextSizes().label
    @ScaledMetric(relativeTo: .callout) private var unitSize = ObjectTextSizes().unit
    @ScaledMetric(relativeTo: .caption) private var sideSize = ObjectTextSizes().side
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(_ object: ResolvedObject) { self.object = object }

    /// Pictures that reach the edges of the card reach its upper and lower edge as well.
    private var startsWithWidePicture: Bool {
        object.groups.first.map { $0.title.isEmpty && $0.items.first?.isWidePicture == true } ?? false
    }

    private var endsWithWidePicture: Bool { object.groups.last?.items.last?.isWidePicture == true }

    @MainActor var body: some View {
        let sizes = ObjectTextSizes(
            title: unitSize, label: labelSize, value: valueSize, unit: unitSize, side: sideSize)
        let wraps = dynamicTypeSize.isAccessibilitySize
        ObjectGroupsLayout(minimumWidth: columnWidth) {
            ForEach(object.groups) { group in
                ObjectGroupView(group)
                    .layoutValue(key: ObjectGroupWidth.self, value: group.width)
                    .layoutValue(key: ObjectGroupLeastWidth.self, value: group.leastWidth(sizes, wraps: wraps))
            }
        }
        .padding(.horizontal, CardMetrics.padding)
        .padding(.top, startsWithWidePicture ? 0 : CardMetrics.padding)
        .padding(.bottom, endsWithWidePicture ? 0 : CardMetrics.padding)
        .cardTap(object.action, isPadded: true)
    }
}

nonisolated extension ResolvedObject.Group {
    /// The room that the group takes. Pictures and fields keep the width of the column above them.
    fileprivate var width: ObjectGroupWidth.Width {
        if isStretched || items.contains(where: \.isWidePicture) { return .row }
        let keepsColumn = items.contains { item in
            switch item.content {
            case .image, .field: true
            case .label, .text, .status, .numericData, .icons, .buttons, .rating: false
            }
        }
        return keepsColumn ? .column : .columnOrRow
    }
}

nonisolated extension ResolvedObjectItem {
    /// True for a picture that reaches the edges of the card.
    var isWidePicture: Bool { if case .image(let image) = content { image.isFullWidth } else { false } }
}

/// A group of labelled values below a title.
nonisolated struct ObjectGroupView: View {
    private let group: ResolvedObject.Group
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(_ group: ResolvedObject.Group) { self.group = group }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if !group.title.isEmpty {
                let lines = dynamicTypeSize.isAccessibilitySize ? nil : max(1, group.titleMaxLines)
                CardText(group.title, lines: lines)
                    .lineLimit(lines)
                    .modifier(ObjectCardParts.groupTitle)
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityHeading(.h3)
                    .padding(.bottom, 8)
            }
            VStack(alignment: .leading, spacing: 16) {
                ForEach(group.items) { item in
                    ObjectItemView(item, wrapsLabel: group.wrapsLabels)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(group.title))
    }
}

/// The looks of an object card's parts, by their names in style sheets.
nonisolated enum ObjectCardParts {
    static let groupTitle = Themed("ObjectCard.groupTitle", TextStyle(.callout, weight: .semibold, .primaryLabel))
    static let label = Themed("ObjectCard.label", TextStyle(.footnote, .secondaryLabel))
    static let value = Themed("ObjectCard.value", TextStyle(.subheadline, .primaryLabel))
    static let overlaySupertitle = Themed("ObjectCard.overlaySupertitle", TextStyle(.footnote, .baseWhite))
    static let overlayTitle = Themed("ObjectCard.overlayTitle", TextStyle(.title3, weight: .semibold, .baseWhite))
    static let overlaySubtitle = Themed("ObjectCard.overlaySubtitle", TextStyle(.subheadline, .baseWhite))
    static let fieldMessage = Themed("ObjectCard.fieldMessage", TextStyle(.footnote, .negativeLabel))
}
