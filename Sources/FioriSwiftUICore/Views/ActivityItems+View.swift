import SwiftUI

extension Fiori {
    nonisolated enum ActivityItems {
        /// The symbols of the activities; they grow with the text.
        nonisolated struct ActionItems: ViewModifier {
            func body(content: Content) -> some View {
                content
                    .font(.fiori(forTextStyle: .title3))
                    .foregroundStyle(.preferredColor(.tintColor))
            }
        }

        typealias ActionItemsCumulative = EmptyModifier

        static let actionItems = Themed("ActivityItems.actionItems", ActionItems(), as: .control)
        static let actionItemsCumulative = ActionItemsCumulative()
    }
}

extension ActivityItems: View {
    public var body: some View {
        ActivityRow(spacing: nil, wraps: true) {
            ForEach(_actionItems ?? []) { ActivityButton(item: $0, didSelect: _didSelectActivityItem) }
        }
        .modifier(StackLook(\.actionItemsModifier, Fiori.ActivityItems.actionItems))
    }
}

struct ActivityItemsLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(ActivityItems(actionItems: LibraryPreviewData.Person.laurelosborn.activities), category: .control)
    }
}

struct ActivityItemsPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            ActivityItems(actionItems: LibraryPreviewData.Person.laurelosborn.activities)
        }
    }
}
