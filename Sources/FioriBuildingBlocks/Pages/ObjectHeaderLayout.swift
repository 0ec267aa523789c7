import SwiftUI

/// Layout of the parts of an object's header: on pages in compact width, side by side in regular width, and one below
/// the other at the accessibility text sizes, where nothing may be out of sight. Columns are even, unless the title needs
/// more.
package struct ObjectHeaderLayout<Object: View, More: View, Detail: View, Indicator: View>: View {
    private let isRegular: Bool
    private let hasMore: Bool
    private let hasDetail: Bool
    private let object: Object
    private let more: More
    private let detail: Detail
    private let indicator: (Int, Binding<Int>) -> Indicator
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// - Parameters:
    ///   - isRegular: True in regular width.
    ///   - hasMore: True if there is more about the object.
    ///   - hasDetail: True if there is a detail.
    ///   - object: The object: its title and what is beside it.
    ///   - more: More about the object.
    ///   - detail: A view of any kind.
    ///   - indicator: The indicator of the number of pages and the index of the page on screen.
    package init(
        isRegular: Bool, hasMore: Bool, hasDetail: Bool, @ViewBuilder object: () -> Object,
        @ViewBuilder more: () -> More, @ViewBuilder detail: () -> Detail,
        @ViewBuilder indicator: @escaping (Int, Binding<Int>) -> Indicator
    ) {
        self.isRegular = isRegular
        self.hasMore = hasMore
        self.hasDetail = hasDetail
        self.object = object()
        self.more = more()
        self.detail = detail()
        self.indicator = indicator
    }

    package var body: some View {
        if dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 16) {
                object
                if hasMore { more }
                if hasDetail { detail }
            }
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        } else if isRegular {
            TitleRow(
                alignment: .top, spacing: 24, belowSpacing: 16, leastColumn: 160, stretchesColumns: false
            ) {
                object.titleRowPart(.row)
                if hasMore { more.titleRowPart(.column) }
                if hasDetail { detail.titleRowPart(.column) }
            }
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        } else if hasMore || hasDetail {
            let pages = 1 + (hasMore ? 1 : 0) + (hasDetail ? 1 : 0)
            PageView(numberOfPages: pages) { page in
                Group {
                    if page == 0 {
                        object
                    } else if page == 1, hasMore {
                        more
                    } else {
                        detail
                    }
                }
                .frame(maxWidth: .infinity, alignment: .topLeading)
            } indicator: {
                indicator(pages, $0)
            }
        } else {
            object.frame(minHeight: 44)
        }
    }
}
