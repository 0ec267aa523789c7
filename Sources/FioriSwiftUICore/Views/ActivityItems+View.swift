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

        static let actionItems = Themed("ActivityItems.actionItems", ActionItems())
        static let actionItemsCumulative = ActionItemsCumulative()
    }
}

extension ActivityItems: View {
    public var body: some View {
        ActivityRow(items: _actionItems ?? [], didSelect: _didSelectActivityItem)
            .modifier(StackLook(\.actionItemsModifier, Fiori.ActivityItems.actionItems))
    }
}

/// The symbols in a row. Each takes at least a touch target, which keeps usual symbols apart; those that have grown
/// beyond it get space between them, and as many rows as they need.
private struct ActivityRow: View {
    let items: [ActivityItemDataType]
    let didSelect: ((ActivityItemDataType) -> Void)?
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        if dynamicTypeSize.isAccessibilitySize {
            FlowLayout(spacing: 16) { buttons }
        } else {
            HStack(spacing: 0) { buttons }
        }
    }

    private var buttons: some View {
        ForEach(items) { item in
            Button {
                didSelect?(item)
            } label: {
                // At least 44 by 44 points to touch (Human Interface Guidelines, Accessibility).
                item.type.symbol
                    .frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(item.type.title)
        }
    }
}

extension ActivityItemType {
    /// The picture of the kind.
    var symbol: Image {
        switch self {
        case .custom(let image): image
        case .phone, .email, .message, .videoCall, .detail: Image(systemName: symbolName ?? "questionmark")
        }
    }

    /// What assistive technology calls the kind.
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
