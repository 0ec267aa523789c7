import SwiftUICore

/// A finger that draws a sheet.
package struct SheetDrag: Equatable {
    /// Translation of the drag at which it was recognised; the sheet stays where it is until then.
    private let start: CGFloat
    /// Distance by which the drag has moved the sheet down, in points.
    let distance: CGFloat

    /// Distance that tells a drag from a tap, in points.
    private static let slop: CGFloat = 10

    init(_ drag: DragGesture.Value, from last: SheetDrag?) {
        let way = drag.translation.height
        start = last?.start ?? min(max(way, -Self.slop), Self.slop)
        distance = way - start
    }
}
