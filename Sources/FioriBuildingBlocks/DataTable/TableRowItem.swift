import Foundation
import SwiftUI

/// A row of a table: its cells, and the accessories before and after them.
nonisolated public struct TableRowItem: Identifiable {
    public let id = UUID()
    /// Accessories before the first cell.
    public var leadingAccessories: [AccessoryItem]
    /// Accessory after the last cell.
    public var trailingAccessory: AccessoryItem?
    /// The cells, one for each column.
    public var data: [DataItem]

    /// - Parameters:
    ///   - leadingAccessories: Accessories before the first cell.
    ///   - trailingAccessory: Accessory after the last cell.
    ///   - data: The cells, one for each column.
    public init(
        leadingAccessories: [AccessoryItem] = [], trailingAccessory: AccessoryItem? = nil, data: [DataItem]
    ) {
        self.leadingAccessories = leadingAccessories
        self.trailingAccessory = trailingAccessory
        self.data = data
    }

    /// Name of the row: the first text that is not empty.
    var name: String? {
        data.lazy.compactMap { ($0 as? DataTextItem)?.text }.first { !$0.isEmpty }
    }
}

/// Accessory before or after the cells of a row.
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
    /// Title of the button.
    public var title: String
    /// True if the button is enabled.
    public var isEnabled: Bool
    /// Action of the button.
    public var action: () -> Void

    /// - Parameters:
    ///   - image: The picture of the button; without one it shows its title.
    ///   - title: Title of the button.
    ///   - isEnabled: True if the button is enabled.
    ///   - action: Action of the button.
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
