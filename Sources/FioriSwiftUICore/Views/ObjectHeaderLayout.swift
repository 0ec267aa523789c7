import SwiftUI

/// Layout of the parts of an object's header: on pages in compact width, side by side in regular width, and one below
/// the other at the accessibility text sizes, where nothing may be out of sight. Columns are even, unless the title needs
/// more.
struct ObjectHeaderLayout<Object: View, More: View, Detail: View>: View {
    let isRegular: Bool
    let hasMore: Bool
    let hasDetail: Bool
    @ViewBuilder let object: Object
    @ViewBuilder let more: More
    @ViewBuilder let detail: Detail
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
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
            PageView(numberOfPages: 1 + (hasMore ? 1 : 0) + (hasDetail ? 1 : 0)) { page in
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
            }
        } else {
            object.frame(minHeight: 44)
        }
    }
}
