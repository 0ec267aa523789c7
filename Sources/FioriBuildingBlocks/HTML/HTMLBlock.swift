import Foundation

/// Paragraph of an HTML text, as it is shown.
nonisolated struct HTMLBlock: Equatable {
    /// Role of a block in its text.
    enum Kind: Equatable {
        case paragraph
        /// A heading of a level, 1 to 6.
        case heading(Int)
        /// A text whose spaces and lines count.
        case preformatted
        /// A line between two parts.
        case rule
    }

    var kind = Kind.paragraph
    /// The number of lists and quotations around the block.
    var depth = 0
    /// The characters by which the markers of the lists around the block are longer than "1.", together.
    var longMarkers = 0
    /// The number or the bullet of a list's item.
    var marker: String?
    var text = AttributedString()
}
