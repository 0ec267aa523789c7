import Foundation
import ScrollMechanics
@_spi(Floors) import SwiftUICore

/// Recognises a finger that drags the content of a scroll view.
package final class ScrollGesture: GestureRecognizer<Void> {
    private unowned let box: ScrollBox
    private let motion: ScrollMotion
    var environment = EnvironmentValues()
    package weak var graph: ViewGraph?
    /// The touches that are down; only the dragging one during a drag.
    private var starts: [TouchEvent] = []
    /// The finger's position when the drag was recognised, without the distance that recognition took.
    private var origin = CGPoint.zero
    private var startOffset = CGPoint.zero
    /// The content offset when the finger came down.
    private(set) var offsetAtStart: CGPoint?
    /// True while a finger moves the content.
    private(set) var isDragging = false
    /// True while a finger is down that has not moved the content yet.
    var isTracking: Bool { !starts.isEmpty && !isDragging }
    /// The velocity with which the content was released last, in points per second.
    private(set) var velocity: CGVector?
    /// True if this pull has started a refresh; each pull starts one at most.
    private var hasRefreshed = false
    private var trail = TouchVelocityTracker()

    /// The distance that a finger moves before it drags, in points.
    private static let slop: CGFloat = 10

    init(_ box: ScrollBox, motion: ScrollMotion) {
        self.box = box
        self.motion = motion
    }

    package override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Void> {
        defer { box.phaseMayChange() }
        if event.phase == .began {
            guard !isDragging else { return .active(()) }
            return down(event)
        }
        guard let start = starts.first(where: { $0.id == event.id }) else {
            return isDragging ? .active(()) : .possible
        }
        switch event.phase {
        case .began, .moved:
            trail.remember(event)
            if !isDragging {
                let moved = CGSize(
                    width: event.location.x - start.location.x, height: event.location.y - start.location.y)
                let distance = hypot(moved.width, moved.height)
                guard distance > Self.slop else { return .possible }
                guard follows(moved, hasRivals: space.hasRivals) else { return up(event) }
                // The first finger to pass the threshold drags.
                starts = [start]
                begin(
                    at: CGPoint(
                        x: start.location.x + moved.width / distance * Self.slop,
                        y: start.location.y + moved.height / distance * Self.slop))
            }
            drag(to: event.location)
            return .active(())
        case .ended where isDragging:
            drag(to: event.location)
            trail.remember(event)
            release(velocity: contentMove(trail.velocity))
            return .ended(())
        case .cancelled where isDragging:
            release(velocity: .zero)
            return .failed
        case .ended, .cancelled:
            return up(event)
        }
    }

    /// Removes a lifted finger that does not drag; others may still start.
    private func up(_ event: TouchEvent) -> GesturePhase<Void> {
        starts.removeAll { $0.id == event.id }
        return starts.isEmpty ? .failed : .possible
    }

    private func down(_ event: TouchEvent) -> GesturePhase<Void> {
        guard !box.configuration.isDisabled else { return .failed }
        starts.append(event)
        trail.remember(event)
        offsetAtStart = box.contentOffset
        guard motion.isMoving else { return .possible }
        // A finger that stops moving content is no tap on the content.
        motion.stop()
        box.isFree = true
        starts = [event]
        begin(at: event.location)
        return .active(())
    }

    /// True if a movement is along an axis of the scroll view, and no ancestor should scroll instead.
    private func follows(_ moved: CGSize, hasRivals: Bool) -> Bool {
        let axis: Axis = abs(moved.width) > abs(moved.height) ? .horizontal : .vertical
        guard box.axes.contains(axis.set) else { return false }
        guard hasRivals else { return true }
        // At its end, or if everything fits, the scroll view leaves the movement to an ancestor.
        let offset = box.contentOffset
        let range = box.scrollRange
        let step = contentMove(moved)
        if axis == .vertical, step.height > 0, environment.sheetGrowth?.isPossible == true { return false }
        return axis == .vertical
            ? (step.height < 0 ? offset.y > 0 || environment.refresh != nil : offset.y < range.height)
            : (step.width < 0 ? offset.x > 0 : offset.x < range.width)
    }

    private func begin(at point: CGPoint) {
        isDragging = true
        box.heading.leavePosition()
        dismissKeyboard()
        origin = point
        startOffset = box.contentOffset
        let range = box.scrollRange
        startOffset.x += ScrollPhysics.slack(startOffset.x, within: range.width, dimension: box.size.width)
        startOffset.y += ScrollPhysics.slack(startOffset.y, within: range.height, dimension: box.size.height)
        box.isFree = true
        motion.showIndicators()
    }

    /// Converts a movement of the finger to one of the content offset.
    private func contentMove(_ moved: CGSize) -> CGSize {
        CGSize(width: box.layoutDirection == .rightToLeft ? moved.width : -moved.width, height: -moved.height)
    }

    private func drag(to point: CGPoint) {
        let move = contentMove(CGSize(width: point.x - origin.x, height: point.y - origin.y))
        let range = box.scrollRange
        var offset = box.contentOffset
        if box.axes.contains(.horizontal) {
            offset.x = held(
                startOffset.x + move.width, range.width, box.size.width, environment.horizontalScrollBounceBehavior)
        }
        if box.axes.contains(.vertical) {
            offset.y = held(
                startOffset.y + move.height, range.height, box.size.height, environment.verticalScrollBounceBehavior)
        }
        box.contentOffset = offset
        pullToRefresh(by: -offset.y)
    }

    /// The offset with rubber-band resistance beyond the content's ends.
    private func held(
        _ offset: CGFloat, _ length: CGFloat, _ dimension: CGFloat, _ bounce: ScrollBounceBehavior
    ) -> CGFloat {
        if bounce.kind == .basedOnSize, length <= 0 { return 0 }
        return ScrollPhysics.held(offset, within: length, dimension: dimension)
    }

    /// Moves the origin of offsets.
    func shift(by distance: CGFloat, along axis: Axis) {
        startOffset[axis] += distance
        offsetAtStart?[axis] += distance
    }

    /// Dismisses the keyboard when scrolling starts, unless the environment disables it (Apple's documentation). The
    /// interactive mode has no effect, because no keyboard is on screen.
    private func dismissKeyboard() {
        let mode = environment.scrollDismissesKeyboardMode.kind
        guard mode == .automatic || mode == .immediately else { return }
        graph?.host.resignTextInput?()
    }

    // MARK: Release

    private func release(velocity: CGSize) {
        isDragging = false
        starts = []
        self.velocity = CGVector(dx: velocity.width, dy: velocity.height)
        var velocity = velocity
        if !box.axes.contains(.horizontal) { velocity.width = 0 }
        if !box.axes.contains(.vertical) { velocity.height = 0 }
        motion.start(
            velocity: velocity, target: ScrollTargets.target(of: box, velocity: velocity, environment: environment),
            // Paging uses a spring instead of a long deceleration.
            glides: !(environment.scrollTargetBehavior is PagingScrollTargetBehavior))
    }

    package override func cancel() {
        if isDragging { release(velocity: .zero) }
    }

    package override func reset() {
        starts = []
        isDragging = false
        hasRefreshed = false
        trail = TouchVelocityTracker()
        box.phaseMayChange()
    }

    // MARK: Refreshing

    package var canRefresh: Bool { environment.refresh != nil && box.axes.contains(.vertical) }

    /// Starts a refresh when content is pulled far enough; a gap stays open for the indicator until it is done.
    private func pullToRefresh(by distance: CGFloat) {
        guard let action = environment.refresh, box.axes.contains(.vertical) else { return }
        guard box.decoration.refresh?.isRunning != true, !hasRefreshed else { return }
        guard distance > 0 else {
            box.decoration.refresh = nil
            return
        }
        let part = min(distance / RefreshDrawing.threshold, 1)
        box.decoration.refresh = RefreshDrawing(environment: environment, part: part, isRunning: part >= 1)
        guard part >= 1 else { return }
        hasRefreshed = true
        box.position.heldTop = RefreshDrawing.height
        Task { @MainActor [weak self] in
            await action()
            self?.refreshDidEnd()
        }
    }

    private func refreshDidEnd() {
        box.position.heldTop = 0
        box.decoration.refresh = nil
        if !isDragging, box.contentOffset.y < 0 { motion.start(velocity: .zero) }
        graph?.host.onInvalidate?()
    }
}
