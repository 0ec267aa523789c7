@_spi(Floors) import SwiftUICore

/// A view with toolbar items for the keyboard.
@MainActor
package protocol KeyboardItemsOwner: ViewNode {
    /// True if there are such items.
    var hasKeyboardItems: Bool { get }

    /// Shows the items of some views in a bar of this one; takes the bar down for none.
    func showKeyboardBar(of owners: [any KeyboardItemsOwner])
}

extension FocusItem {
    /// The views around a text input, on its layer, that have items for the keyboard; inner ones first.
    var keyboardItemsOwners: [any KeyboardItemsOwner] {
        guard responder != nil else { return [] }
        return ancestorsOnLayer.compactMap { $0 as? any KeyboardItemsOwner }.filter(\.hasKeyboardItems)
    }
}
