import Foundation
import SwiftUI

/// A row of a table: its cells, and what stands before and after them.
nonisolated public struct TableRowItem: Identifiable {
    public let id = UUID()
    /// What stands before the first cell.
    public var leadingAccessories: [AccessoryItem]
    /// What stands after the last cell.
    public var trailingAccessory: AccessoryItem?
    /// The cells, one for each column.
    public var data: [DataItem]

    /// - Parameters:
    ///   - leadingAccessories: What stands before the first cell.
    ///   - trailingAccessory: What stands after the last cell.
    ///   - data: The cells, one for each column.
    public init(
        leadingAccessories: [AccessoryItem] = [], trailingAccessory: AccessoryItem? = nil, data: [DataItem]
    ) {
        self.leadingAccessories = leadingAccessories
        self.trailingAccessory = trailingAccessory
        self.data = data
    }

    /// What the row is called: the first text that it has.
    var name: String? {
        data.lazy.compactMap { ($0 as? DataTextItem)?.text }.first { !$0.isEmpty }
    }
}

/// Something that stands before or after the cells of a row.
nonisolated public enum AccessoryItem {
    /// A button of the row.
    case button(AccessoryButton)
    /// A picture.
    case icon(AccessoryIcon)
    /// A short text.
    case text(String)

    /// A picture in its own colour; a symbol in that of secondary text.
    public static func icon(_ image: Image) -> AccessoryItem { .icon(AccessoryIcon(image)) }
}

/// A button before or after the cells of a row.
nonisolated public struct AccessoryButton {
    /// The picture of the button; without one it shows its title.
    public var image: Image?
    /// What the button is called.
    public var title: String
    /// Whether the button can be used.
    public var isEnabled: Bool
    /// What the button does.
    public var action: () -> Void

    /// - Parameters:
    ///   - image: The picture of the button; without one it shows its title.
    ///   - title: What the button is called.
    ///   - isEnabled: Whether the button can be used.
    ///   - action: What the button does.
    public init(image: Image? = nil, title: String, isEnabled: Bool = true, action: @escaping () -> Void) {
        self.image = image
        self.title = title
        self.isEnabled = isEnabled
        self.action = action
    }
}

/// A picture before or after the cells of a row.
nonisolated public struct AccessoryIcon: Sendable {
    /// The picture.
    public var image: Image
    /// The colour of a symbol; nil for that of secondary text.
    public var tintColor: Color?

    /// - Parameters:
    ///   - image: The picture.
    ///   - tintColor: The colour of a symbol; nil for that of secondary text.
    public init(image: Image, tintColor: Color? = nil) {
        self.image = image
        self.tintColor = tintColor
    }

    /// - Parameters:
    ///   - image: The picture.
    ///   - tintColor: The colour of a symbol; nil for that of secondary text.
    public init(_ image: Image, tintColor: Color? = nil) { self.init(image: image, tintColor: tintColor) }
}
