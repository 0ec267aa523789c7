import FioriBuildingBlocks
import SwiftUI

/// The layout of the header of an object: pages in compact width, columns in regular width.
nonisolated public struct ObjectHeaderBaseStyle: ObjectHeaderStyle {
    public func makeBody(_ configuration: ObjectHeaderConfiguration) -> some View {
        ObjectHeaderParts(configuration: configuration)
    }
}

/// The parts of the header of an object at their places.
private struct ObjectHeaderParts: View {
    let configuration: ObjectHeaderConfiguration
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.objectHeaderAdditionalInfoAlignment) private var alignment
    @Environment(\.skeleton) private var skeleton

    var body: some View {
        ObjectHeaderLayout(
            isRegular: horizontalSizeClass == .regular, hasMore: hasMore, hasDetail: hasDetail
        ) {
            object
        } more: {
            more
        } detail: {
            configuration.detailContent
        } indicator: { pages, current in
            PageDots(
                numberOfPages: pages, currentPage: current, name: Text("Page", bundle: .module),
                value: Text("\(current.wrappedValue + 1) of \(pages)", bundle: .module)
            )
            .opacity(skeleton == nil ? 1 : 0)
        }
    }

    private var object: some View {
        VStack(alignment: .leading, spacing: 8) {
            if dynamicTypeSize.isAccessibilitySize {
                if !configuration.detailImage.isEmpty { configuration.detailImage }
                TitleRow(alignment: .top, titleShare: 0) { names }
                if hasStatus { VStack(alignment: .leading, spacing: 4) { states } }
            } else {
                TitleRow(alignment: .top) {
                    if !configuration.detailImage.isEmpty { configuration.detailImage.titleRowPart(.leading) }
                    names
                    if hasStatus, isNarrow {
                        VStack(alignment: .leading, spacing: 4) { states }.padding(.top, 4)
                    } else if hasStatus {
                        TitleSideStack { states }.titleRowPart(.side)
                    }
                }
            }
            if !configuration.tags.isEmpty { configuration.tags }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(HeadingElement())
    }

    /// True if the object is in one of three columns, which are too narrow for a title beside the state.
    private var isNarrow: Bool { horizontalSizeClass == .regular && hasMore && hasDetail }

    private var hasMore: Bool {
        !configuration.bodyText.isEmpty || !configuration.footnote.isEmpty || !configuration.descriptionText.isEmpty
    }

    private var hasDetail: Bool { !configuration.detailContent.isEmpty }

    private var hasStatus: Bool { !configuration.status.isEmpty || !configuration.substatus.isEmpty }

    @ViewBuilder private var names: some View {
        configuration.title.titleRowPart(.title)
        if !configuration.subtitle.isEmpty { configuration.subtitle }
    }

    @ViewBuilder private var states: some View {
        if !configuration.status.isEmpty { configuration.status }
        if !configuration.substatus.isEmpty { configuration.substatus }
    }

    private var more: some View {
        VStack(alignment: alignment, spacing: 8) {
            if !configuration.bodyText.isEmpty { configuration.bodyText }
            if !configuration.footnote.isEmpty { configuration.footnote }
            if !configuration.descriptionText.isEmpty { configuration.descriptionText }
        }
        .multilineTextAlignment(textAlignment)
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
        .accessibilityElement(children: .combine)
    }

    private var textAlignment: TextAlignment {
        switch alignment {
        case .trailing: .trailing
        case .center: .center
        default: .leading
        }
    }
}
