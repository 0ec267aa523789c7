import SwiftUICore

/// The ends of the separators between the rows of a list.
extension HorizontalAlignment {
    private enum RowSeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum RowSeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// The start of the separator below a list row: the row's first text, unless a view in the row sets the guide.
    public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeading.self)
    /// The end of the separator below a list row: the row's edge, unless a view in the row sets the guide.
    public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailing.self)
}
