import SwiftUI

/// Button of one activity, as ``ActivityItems`` shows several: its symbol, at least 44 by 44 points to touch.
///
/// ```swift
/// ActivityButtonView(.init(type: .phone, data: "6504224410")) { call($0.data) }
/// ```
///
/// `actionItemsModifier` styles it, as it does the symbols of ``ActivityItems``.
nonisolated public struct ActivityButtonView: View {
    private let item: ActivityItemDataType
    private let didSelectActivityItem: ((ActivityItemDataType) -> Void)?

    /// - Parameters:
    ///   - item: The activity, whose kind decides the symbol and the spoken name.
    ///   - didSelectActivityItem: Called with the activity on a tap.
    public init(_ item: ActivityItemDataType, didSelectActivityItem: ((ActivityItemDataType) -> Void)? = nil) {
        self.item = item
        self.didSelectActivityItem = didSelectActivityItem
    }

    @MainActor public var body: some View {
        ActivityButton(item: item, didSelect: didSelectActivityItem)
            .modifier(StackLook(\.actionItemsModifier, Fiori.ActivityItems.actionItems))
    }
}

struct ActivityButtonViewLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(ActivityButtonView(.init(type: .phone)), category: .control)
    }
}

struct ActivityButtonViewPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            ActivityButtonView(.init(type: .phone))
        }
    }
}
