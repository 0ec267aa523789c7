import ScrollMechanics
@_spi(Floors) import SwiftUICore
import SwiftUIInteraction

/// Scrolling of multiline fields that show only some of their lines, by finger or wheel.
extension TextInputBox: ScrolledBox {
    package var axes: Axis.Set { .vertical }

    @MainActor package var contentOffset: CGPoint {
        get { CGPoint(x: 0, y: offset.y) }
        set {
            guard newValue.y != offset.y else { return }
            offset.y = newValue.y
            invalidateDrawing()
        }
    }

    /// Zero if all lines are shown.
    package var scrollRange: CGSize {
        CGSize(width: 0, height: kind == .lines ? max(0, current.size.height - size.height) : 0)
    }

    /// True if there are more lines than are shown.
    var scrollsLines: Bool { scrollRange.height > 0 }

    /// Scrolls the lines by a distance.
    /// - Returns: true if they have moved.
    @MainActor @discardableResult
    package func scrollLines(by distance: CGFloat) -> Bool {
        let target = min(max(offset.y + distance, 0), scrollRange.height)
        guard target != offset.y else { return false }
        contentOffset.y = target
        return true
    }
}

/// A drag that scrolls the lines of a field, with the physics of scroll views.
struct LineDrag {
    private let origin: CGPoint
    private let start: CGFloat
    private var trail = TouchVelocityTracker()

    /// - Parameter first: the first event of the touch.
    @MainActor init(_ box: TextInputBox, motion: ScrollMotion, first: TouchEvent) {
        origin = first.location
        let offset = box.contentOffset.y
        start = offset + ScrollPhysics.slack(offset, within: box.scrollRange.height, dimension: box.size.height)
        trail.remember(first)
        box.isFree = true
        motion.showIndicators()
    }

    @MainActor mutating func move(_ box: TextInputBox, to event: TouchEvent) {
        trail.remember(event)
        box.contentOffset.y = ScrollPhysics.held(
            start + origin.y - event.location.y, within: box.scrollRange.height, dimension: box.size.height)
    }

    /// Ends the drag, with deceleration.
    @MainActor func release(_ motion: ScrollMotion, isCancelled: Bool = false) {
        motion.start(velocity: CGSize(width: 0, height: isCancelled ? 0 : -trail.velocity.height))
    }
}

extension LayoutBox {
    /// The scrollable text field at a point of the box.
    @MainActor package func scrollingField(at point: CGPoint) -> TextInputBox? {
        hitTest(point).flatMap { $0 as? TextInputBox }.flatMap { $0.scrollsLines ? $0 : nil }
    }
}
