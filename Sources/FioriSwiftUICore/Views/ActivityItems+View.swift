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

extension ActivityItemType {
    /// Symbol of the kind.
    var symbol: Image {
        switch self {
        case .custom(let image): image
        case .phone, .email, .message, .videoCall, .detail: Image(systemName: symbolName ?? "questionmark")
        }
    }

    /// Name of the kind for assistive technology.
    var title: Text {
        switch self {
        case .phone: Text("Call", bundle: .module)
        case .email: Text("Email", bundle: .module)
        case .message: Text("Message", bundle: .module)
        case .videoCall: Text("Video call", bundle: .module)
        case .detail: Text("Details", bundle: .module)
        case .custom: Text("Activity", bundle: .module)
        }
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
