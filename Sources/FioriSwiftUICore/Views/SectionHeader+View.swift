import SwiftUI

extension Fiori {
    nonisolated enum SectionHeader {
        static let title = Themed("SectionHeader.title", TextStyle(.headline, weight: .semibold, .primaryLabel))
        static let attribute = Themed("SectionHeader.attribute", TextStyle(.subheadline, .secondaryLabel))
        static let titleCumulative = EmptyModifier()
        static let attributeCumulative = EmptyModifier()
    }
}

extension SectionHeader: View {
    public var body: some View {
        Group {
            if dynamicTypeSize.isAccessibilitySize {
                VStack(alignment: .leading, spacing: 4) { texts }
            } else {
                TitleRow(alignment: .firstTextBaseline, spacing: 16, belowSpacing: 4) { texts }
            }
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .accessibilityElement(children: isPlain ? .combine : .contain)
    }

    /// A button at the edge is an element of its own; a text is read with the title.
    private var isPlain: Bool {
        let attribute: Any.Type = Attribute.self
        return attribute is EmptyView.Type || attribute is Text.Type
            || attribute is _ConditionalContent<Text, EmptyView>.Type
    }

    @ViewBuilder private var texts: some View {
        title
            .accessibilityAddTraits(.isHeader)
            .titleRowPart(.title)
        if !isAttributeEmptyView { attribute.titleRowPart(.side) }
    }
}

struct SectionHeaderLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(SectionHeader(title: "Open Orders", attribute: "12"), category: .control)
    }
}

struct SectionHeaderPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            SectionHeader(title: "Open Orders", attribute: "12")
        }
    }
}
