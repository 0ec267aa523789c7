import SwiftUI

/// The symbol of an activity, which a tap selects. It has the font and the colour of the view around it.
nonisolated package struct ActivityButton: View {
    private let item: ActivityItemDataType
    private let didSelect: ((ActivityItemDataType) -> Void)?

    package init(item: ActivityItemDataType, didSelect: ((ActivityItemDataType) -> Void)?) {
        self.item = item
        self.didSelect = didSelect
    }

    @MainActor package var body: some View {
        Button {
            didSelect?(item)
        } label: {
            // At least 44 by 44 points to touch (Human Interface Guidelines, Accessibility).
            item.type.symbol
                .frame(minWidth: 44, minHeight: 44)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(item.type.title)
    }
}

extension ActivityItemType {
    /// Symbol of the kind.
    package var symbol: Image {
        switch self {
        case .custom(let image): image
        case .phone, .email, .message, .videoCall, .detail: Image(systemName: symbolName ?? "questionmark")
        }
    }

    /// Name of the kind for assistive technology.
    package var title: Text {
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
