/// A finger that draws a sheet.
struct SheetPull: Equatable {
    /// How far it had come when it was known to draw the sheet, which stays where it is until then.
    private let start: CGFloat
    /// How far it has drawn the sheet down, in points.
    let distance: CGFloat

    /// What tells a drag from a tap, in points.
    private static let slop: CGFloat = 10

    init(_ drag: DragGesture.Value, from last: SheetPull?) {
        let way = drag.translation.height
        start = last?.start ?? min(max(way, -Self.slop), Self.slop)
        distance = way - start
    }
}
