import Drawing
@_spi(Floors) import SwiftUICore

extension BoxRoles {
    /// A ``RowBox``.
    package static let row = declare()
}

/// A row of a list as a menu sees it: the menu of the whole row shows the row, and a finger that goes on takes the row along.
package protocol RowBox: LayoutBox {
    /// The row's frame in its own coordinates, without the margins of the list.
    var card: CGRect { get }
    /// The context menu of the whole row; nil for none.
    var menu: LayoutBox? { get }
    /// Draws the row as the preview of its menu.
    @MainActor func drawRowPreview(in pass: DrawingPass) -> DisplayList
    /// Starts a move of the row by a finger; nil if it cannot be moved.
    @MainActor func beginMove() -> (any RowMove)?
}

/// A move of a row to another place by a finger.
@MainActor
package protocol RowMove: AnyObject {
    /// Follows the finger to a new position.
    /// - Parameters:
    ///   - distance: from where the finger lifted the row, in points.
    ///   - location: in the coordinates of the screen.
    func follow(_ distance: CGFloat, at location: CGPoint)
    /// Drops the row where it is.
    func drop()
    /// Returns the row to its place.
    func cancel()
}

extension LayoutBox {
    /// The box as a row of a list; nil for all others.
    final var asRow: (any RowBox)? { roles.contains(.row) ? self as? any RowBox : nil }

    /// The row that the box is, or whose menu it opens; nil for the menu of a part of a row.
    final var rowOfMenu: (any RowBox)? {
        if let row = asRow { return row }
        guard let row = nearestAncestor({ $0.asRow }), row.menu?.parent === self else { return nil }
        return row
    }
}
