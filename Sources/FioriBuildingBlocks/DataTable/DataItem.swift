import SwiftUI

/// Content of a cell in a table.
nonisolated public protocol DataItem {
    /// The kind of content.
    var type: DataItemType { get }
}

/// The kinds of content that cells of a table have.
nonisolated public enum DataItemType: Sendable {
    case text
    case image
}

/// Places for a cell's content when rows are shown as a list, in compact width.
nonisolated public enum ObjectViewProperty {
    /// The places of an `ObjectItem` that take a text.
    nonisolated public enum Text: Sendable, CaseIterable {
        case title, subtitle, footnote, status, substatus
    }

    /// The places of an `ObjectItem` that take a picture.
    nonisolated public enum Image: Sendable, CaseIterable {
        case detailImage, statusImage, substatusImage
    }
}

/// A text in a cell of a table.
nonisolated public struct DataTextItem: DataItem, Sendable {
    public var type: DataItemType { .text }
    /// Text of the cell.
    public var text: String
    /// The font; nil for the table's.
    public var font: Font?
    /// The colour; nil for the table's.
    public var textColor: Color?
    /// Maximum number of lines; nil for no limit.
    public var lineLimit: Int?
    /// The text's place when rows are shown as a list; nil takes the first place that is free.
    public var binding: ObjectViewProperty.Text?
    /// True if the text can be edited in place, in ``TableModel/EditMode/inline``.
    public var isEditable: Bool

    /// - Parameters:
    ///   - text: Text of the cell.
    ///   - font: The font; nil for the table's.
    ///   - textColor: The colour; nil for the table's.
    ///   - lineLimit: Maximum number of lines; nil for no limit.
    ///   - binding: The text's place when rows are shown as a list; nil takes the first place that is free.
    ///   - isEditable: True if the text can be edited in place, in ``TableModel/EditMode/inline``.
    public init(
        _ text: String, _ font: Font? = nil, _ textColor: Color? = nil, lineLimit: Int? = nil,
        binding: ObjectViewProperty.Text? = nil, isEditable: Bool = false
    ) {
        self.text = text
        self.font = font
        self.textColor = textColor
        self.lineLimit = lineLimit
        self.binding = binding
        self.isEditable = isEditable
    }
}

/// A picture in a cell of a table.
nonisolated public struct DataImageItem: DataItem, Sendable {
    public var type: DataItemType { .image }
    /// Picture of the cell, in its own size; symbols take the size of the table's text.
    public var image: Image
    /// The colour of a symbol; nil for the table's.
    public var tintColor: Color?
    /// The picture's place when rows are shown as a list; nil takes the first place that is free.
    public var binding: ObjectViewProperty.Image?

    /// - Parameters:
    ///   - image: Picture of the cell.
    ///   - tintColor: The colour of a symbol; nil for the table's.
    ///   - binding: The picture's place when rows are shown as a list; nil takes the first place that is free.
    public init(_ image: Image, _ tintColor: Color? = nil, binding: ObjectViewProperty.Image? = nil) {
        self.image = image
        self.tintColor = tintColor
        self.binding = binding
    }
}
