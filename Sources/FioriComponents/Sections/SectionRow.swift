import FioriBuildingBlocks
import FioriThemeManager
import SwiftUI

/// The row of a section's header or footer: the title, and the attribute or an accessory at the other end.
struct SectionRow<Title: View, Attribute: View, Accessory: View>: View {
    let title: Title
    let attribute: Attribute
    let hasAttribute: Bool
    let isHeader: Bool
    /// The space above and below, in points, which the style of the component says.
    let verticalPadding: CGFloat
    let didSelect: (() -> Void)?
    @ViewBuilder let accessory: Accessory
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        if let didSelect {
            Button {
                didSelect()
            } label: {
                row.contentShape(Rectangle())
            }.buttonStyle(.plain)
        } else {
            row
        }
    }

    private var row: some View {
        Group {
            if dynamicTypeSize.isAccessibilitySize {
                VStack(alignment: .leading, spacing: 4) { views }
            } else {
                TitleRow(alignment: .firstTextBaseline, spacing: 16, belowSpacing: 4) { views }
            }
        }
        .padding(.vertical, verticalPadding)
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(isHeader ? .isHeader : [])
    }

    @ViewBuilder private var views: some View {
        title.titleRowPart(.title)
        if hasAttribute { attribute.titleRowPart(.side) }
        accessory.titleRowPart(.side)
    }
}

extension SectionRow where Accessory == EmptyView {
    init(
        title: Title, attribute: Attribute, hasAttribute: Bool, isHeader: Bool, verticalPadding: CGFloat,
        didSelect: (() -> Void)?
    ) {
        self.init(
            title: title, attribute: attribute, hasAttribute: hasAttribute, isHeader: isHeader,
            verticalPadding: verticalPadding,
            didSelect: didSelect
        ) {}
    }
}

/// The symbol that says what a tap on a header or a footer leads to.
struct SectionAccessory: View {
    let type: AccessoryType

    var body: some View {
        if let image = type.image {
            image
                .font(.fiori(forTextStyle: .body, weight: .semibold))
                .foregroundStyle(.preferredColor(.tertiaryLabel))
                .accessibilityHidden(true)
        }
    }
}
