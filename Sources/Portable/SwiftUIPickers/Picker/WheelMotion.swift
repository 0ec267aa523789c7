import ScrollMechanics
import SwiftUICore

/// Turns a wheel by itself: on from a finger's speed, and to rows that are chosen.
final class WheelMotion: FrameTask {
    /// The place in front; between two on the way from one to another.
    private(set) var value: Double
    /// Position at which the motion comes to rest.
    private(set) var target: Double
    /// True if a person has turned the wheel, and it has not come to rest yet.
    private(set) var isSpinning = false
    private var course: ScrollTrajectory?
    private var finish: (() -> Void)?
    private let frames: FrameScheduler
    private let show: @MainActor () -> Void

    /// - Parameter show: brings what is on screen in line with ``value``.
    init(_ value: Double, frames: FrameScheduler, show: @escaping @MainActor () -> Void) {
        self.value = value
        target = value
        self.frames = frames
        self.show = show
    }

    var isMoving: Bool { course != nil }

    var deadline: Double { course?.end ?? 0 }

    /// Goes somewhere at once, as under a finger.
    @MainActor func jump(to place: Double) {
        course = nil
        finish = nil
        isSpinning = false
        target = place
        value = place
        show()
    }

    /// Goes to a row gradually.
    /// - Parameter finish: for one that a person has chosen; runs when it is in front.
    @MainActor func go(to row: Int, then finish: (() -> Void)? = nil) {
        let rest = CGFloat(row) * WheelGeometry.rowHeight
        start(ScrollTrajectory(from: offset, speed: 0, within: rest...rest, to: rest, at: frames.time), finish)
    }

    /// Goes on from a speed, in points per second, and comes to rest with a row in front.
    @MainActor func spin(speed: Double, within reach: ClosedRange<CGFloat>, then finish: @escaping () -> Void) {
        let natural = offset + ScrollPhysics.glide(from: speed)
        // Beyond the ends it springs back to these, which are rows.
        let row = (natural / WheelGeometry.rowHeight).rounded() * WheelGeometry.rowHeight
        let staysWithin = reach.contains(offset) && reach.contains(natural)
        let course = ScrollTrajectory(
            from: offset, speed: speed, within: reach, to: staysWithin ? row : nil, glides: true, at: frames.time)
        start(course, finish)
    }

    private var offset: CGFloat { CGFloat(value) * WheelGeometry.rowHeight }

    @MainActor private func start(_ course: ScrollTrajectory, _ finish: (() -> Void)?) {
        self.course = course
        self.finish = finish
        isSpinning = finish != nil
        target = Double((course.rest / WheelGeometry.rowHeight).rounded())
        frames.add(self)
        show()
    }

    func showFrame(at time: Double) -> Bool {
        guard let course else { return false }
        value = Double(course.offset(at: time) / WheelGeometry.rowHeight)
        let isOver = course.end <= time
        if isOver {
            self.course = nil
            value = target
            isSpinning = false
        }
        show()
        if isOver, let finish {
            self.finish = nil
            frames.schedule(finish)
        }
        return !isOver
    }
}
