import Drawing
@_spi(Floors) import SwiftUICore

/// A page on its way out of a view, or back into it.
@MainActor
struct ZoomCrossing {
    private let source: TransitionSourceBox

    /// - Returns: nil if the view is not in the tree.
    init?(_ key: TransitionSourceKey, in root: RootBox?) {
        guard let root, let source = root.transitionSources.source(of: key, in: root) else { return nil }
        self.source = source
    }

    /// True if the page grows out of the same view.
    func isSame(as other: ZoomCrossing?) -> Bool { source === other?.source }

    /// Takes the view out of its place, or puts it back.
    func take(_ isTaken: Bool) { source.isTaken = isTaken }

    /// The fraction of the way after which the page covers the view.
    private static let fade: CGFloat = 0.4

    /// The page at a point of the way, with the view that it grows out of.
    /// - Parameters:
    ///   - page: the page in its own coordinates.
    ///   - bounds: the room of the page, with what lies under the bars of the device.
    ///   - box: the box of the stack, whose coordinates these are.
    ///   - progress: 0 in the view's place, 1 where it is the page.
    func drawn(
        _ page: DisplayList, filling bounds: CGRect, in box: LayoutBox, progress: CGFloat, _ pass: DrawingPass
    ) -> DisplayList {
        let start = source.convert(CGRect(origin: .zero, size: source.placedSize), to: box)
        func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
        let rect = CGRect(
            x: mixed(start.minX, bounds.minX), y: mixed(start.minY, bounds.minY),
            width: mixed(start.width, bounds.width), height: mixed(start.height, bounds.height))
        guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return DisplayList() }
        let outline = source.outline(in: rect, progress: progress)
        var list = DisplayList()
        var inner = DisplayList()
        let shown = min(1, progress / Self.fade)
        if shown < 1, start.width > 0, start.height > 0 {
            inner.append(
                DisplayGroup(
                    source.drawTaken(in: pass),
                    transform: CGAffineTransform(
                        a: rect.width / start.width, b: 0, c: 0, d: rect.height / start.height, tx: rect.minX,
                        ty: rect.minY)))
        }
        if shown > 0 {
            // Covers the rectangle, from its top; what is too wide is cut at both sides.
            let scale = max(rect.width / bounds.width, rect.height / bounds.height)
            inner.append(
                DisplayGroup(
                    page,
                    transform: CGAffineTransform(
                        a: scale, b: 0, c: 0, d: scale, tx: rect.midX - bounds.midX * scale,
                        ty: rect.minY - bounds.minY * scale),
                    opacity: Double(shown)))
        }
        let shadow = source.look.shadow.map { shadow in
            Filter.shadow(
                color: shadow.color.rgba(in: source.environment), radius: shadow.radius, offset: shadow.offset)
        }
        let clipped = DisplayList([.group(DisplayGroup(inner, clip: ClipShape(outline.storage)))])
        list.append(DisplayGroup(clipped, filters: shadow.map { [$0] } ?? []))
        return list
    }
}
