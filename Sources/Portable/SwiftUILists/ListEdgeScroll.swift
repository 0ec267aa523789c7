import Foundation
@_spi(Floors) import SwiftUICore
import SwiftUIInteraction

/// Scrolls a list while a finger that carries a row or chooses rows is near its top or bottom edge.
final class ListEdgeScroll: FrameTask {
    private weak var box: ScrollBox?
    private let frames: FrameScheduler
    /// Called when the list has scrolled.
    var didScroll: (@MainActor () -> Void)?
    /// The scroll speed in points per second, positive towards the end of the content.
    private var speed: CGFloat = 0
    private var last = 0.0

    /// The distance from an edge at which a finger scrolls, in points, and the speed at the edge itself, in points per
    /// second (by eye from iOS).
    private static let reach: CGFloat = 60
    private static let topSpeed: CGFloat = 600

    init(_ box: ScrollBox, frames: FrameScheduler) {
        self.box = box
        self.frames = frames
    }

    /// The content offset, in points.
    @MainActor var offset: CGFloat { box?.contentOffset.y ?? 0 }

    /// - Parameters:
    ///   - location: of the finger, in the coordinates of the screen.
    ///   - start: where it came down; if given, the finger must move from there towards the edge.
    @MainActor func follow(_ location: CGPoint, from start: CGPoint? = nil) {
        guard let box, box.axes.contains(.vertical) else { return }
        let window = box.frame(in: .global)
        let below = location.y - (window.maxY - Self.reach)
        let above = window.minY + Self.reach - location.y
        var depth = below > 0 ? below : above > 0 ? -above : 0
        if let start, depth * (location.y - start.y) <= 0 { depth = 0 }
        let wasScrolling = speed != 0
        speed = min(max(depth / Self.reach, -1), 1) * Self.topSpeed
        guard speed != 0, !wasScrolling else { return }
        last = frames.time
        frames.add(self)
    }

    func stop() {
        speed = 0
        frames.remove(self)
    }

    func showFrame(at time: Double) -> Bool {
        guard speed != 0, let box else { return false }
        let offset = min(max(box.contentOffset.y + speed * (time - last), 0), box.scrollRange.height)
        last = time
        if offset != box.contentOffset.y {
            box.contentOffset.y = offset
            didScroll?()
        }
        return true
    }

    /// Due immediately: the end is unknown, as long as the finger stays.
    var deadline: Double { 0 }
}
