import Foundation
import ScrollMechanics
@_spi(Floors) import SwiftUICore

/// A box whose content a finger or an animation can move.
package protocol ScrolledBox: LayoutBox {
    var axes: Axis.Set { get }
    /// The content offset towards the leading and top edges, in points.
    @MainActor var contentOffset: CGPoint { get set }
    /// The present maximum content offset.
    var scrollRange: CGSize { get }
    /// The gap above the content that is held open, in points.
    var heldTop: CGFloat { get }
    /// True while a finger or a motion controls the offset, so that it may be beyond the content's ends.
    var isFree: Bool { get set }
    /// The opacity of the indicators, from 0 to 1.
    var indicatorOpacity: CGFloat { get set }

    /// Advances the refresh indicator.
    /// - Returns: whether it is running.
    func showRefresh(at time: Double) -> Bool

    /// Called when a motion may have begun or ended.
    @MainActor func phaseMayChange()
}

extension ScrolledBox {
    package var heldTop: CGFloat { 0 }

    package func showRefresh(at time: Double) -> Bool { false }

    package func phaseMayChange() {}
}

/// Animates the content offset: deceleration after a drag, bouncing back from beyond an end, scrolling to a target.
package final class ScrollMotion: FrameTask {
    private unowned let box: any ScrolledBox
    private let frames: FrameScheduler
    private var courses: [Axis: ScrollTrajectory] = [:]
    private var glide: ScrollGlide?
    /// The time at which the indicators begin to fade; infinite while a finger is down.
    private var fadeStart = Double.infinity

    /// The time for which the indicators stay when the content rests, and the duration of their fade, in seconds.
    private static let indicatorStay = 0.5
    private static let indicatorFade = 0.3

    package init(_ box: any ScrolledBox, frames: FrameScheduler) {
        self.box = box
        self.frames = frames
    }

    deinit { glide?.cancel(frames) }

    /// The time on the host's clock.
    var time: Double { frames.time }

    package var isMoving: Bool { !courses.isEmpty || glide != nil }

    /// True while an animation moves the content to a target.
    var isGliding: Bool { glide != nil }

    /// Continues the movement from the present offset.
    /// - Parameters:
    ///   - velocity: in points per second towards the content's end.
    ///   - target: the resting offset; nil for the natural one.
    ///   - glides: whether it decelerates to a target as it would without one.
    @MainActor package func start(velocity: CGSize, target: CGPoint? = nil, glides: Bool = false) {
        let offset = box.contentOffset
        let range = box.scrollRange
        courses = [:]
        func add(_ axis: Axis, _ offset: CGFloat, _ speed: CGFloat, _ length: ClosedRange<CGFloat>, _ target: CGFloat?)
        {
            guard box.axes.contains(axis.set) else { return }
            courses[axis] = ScrollTrajectory(
                from: offset, speed: Double(speed), within: length, to: target, glides: glides, at: frames.time)
        }
        add(.vertical, offset.y, velocity.height, -box.heldTop...max(range.height, -box.heldTop), target?.y)
        add(.horizontal, offset.x, velocity.width, 0...range.width, target?.x)
        box.isFree = true
        fadeStart = courses.values.map(\.end).max().map { $0 + Self.indicatorStay } ?? frames.time
        // Without speed and overscroll there is no motion.
        if courses.values.allSatisfy({ $0.end <= frames.time }) {
            courses = [:]
            box.isFree = false
        }
        frames.add(self)
        box.phaseMayChange()
    }

    /// Animates the content offset to a target.
    /// - Parameters:
    ///   - target: the target offset; evaluated for each frame, because estimates improve on the way.
    ///   - end: called at the target.
    @MainActor func glide(to target: @escaping () -> CGPoint, with transaction: Transaction, end: @escaping () -> Void)
    {
        stop()
        var glide = ScrollGlide(target: target, end: end)
        glide.start(at: box.contentOffset, transaction, frames)
        self.glide = glide
        frames.add(self)
        box.phaseMayChange()
    }

    /// The offset at which a deceleration ends; nil for other motions and without one.
    @MainActor var rest: CGPoint? {
        guard !courses.isEmpty, courses.values.allSatisfy(\.isGlide) else { return nil }
        let offset = box.contentOffset
        return CGPoint(
            x: courses[.horizontal]?.rest ?? offset.x, y: courses[.vertical]?.rest ?? offset.y)
    }

    /// Stops the motion at the present offset.
    package func stop() {
        guard isMoving else { return }
        courses = [:]
        glide?.cancel(frames)
        glide = nil
        box.isFree = false
        fadeStart = frames.time + Self.indicatorStay
    }

    /// Moves the origin of offsets.
    func shift(by distance: CGFloat, along axis: Axis) { courses[axis]?.shift(by: distance) }

    /// Shows the indicators while a finger moves the content.
    package func showIndicators() {
        box.indicatorOpacity = 1
        fadeStart = .infinity
    }

    /// Flashes the indicators; while the content moves they are visible already.
    func flash() {
        let isHeld = box.indicatorOpacity > 0 && fadeStart == .infinity
        guard !isMoving, !isHeld else { return }
        box.indicatorOpacity = 1
        fadeStart = frames.time + Self.indicatorStay
        frames.add(self)
    }

    package func showFrame(at time: Double) -> Bool {
        if let offset = glide?.offset(frames) {
            box.contentOffset = offset
            if let ended = glide, ended.isFinished {
                glide = nil
                ended.end()
            }
        }
        if !courses.isEmpty {
            var offset = box.contentOffset
            if let course = courses[.vertical] { offset.y = course.offset(at: time) }
            if let course = courses[.horizontal] { offset.x = course.offset(at: time) }
            box.contentOffset = offset
            if courses.values.allSatisfy({ $0.end <= time }) {
                courses = [:]
                box.isFree = false
            }
        }
        box.phaseMayChange()
        let isRefreshing = box.showRefresh(at: time)
        let faded = (time - fadeStart) / Self.indicatorFade
        if box.indicatorOpacity > 0, fadeStart.isFinite { box.indicatorOpacity = min(max(1 - faded, 0), 1) }
        return isMoving || isRefreshing || (fadeStart.isFinite && box.indicatorOpacity > 0)
    }

    package var deadline: Double {
        if let glide { return glide.deadline }
        if isMoving { return courses.values.map(\.end).max() ?? 0 }
        return fadeStart.isFinite ? fadeStart + Self.indicatorFade : .infinity
    }
}

/// An animation of the content offset to a target.
private struct ScrollGlide {
    private var track = AnimationTrack<CGPoint.AnimatableData>()
    let target: () -> CGPoint
    let end: () -> Void

    init(target: @escaping () -> CGPoint, end: @escaping () -> Void) {
        self.target = target
        self.end = end
    }

    var isFinished: Bool { track.isFinished }

    var deadline: Double { track.deadline }

    mutating func start(at offset: CGPoint, _ transaction: Transaction, _ frames: FrameScheduler) {
        guard let animation = transaction.animation else { return }
        let target = target()
        track.add(
            (target - offset).animatableData, animation: animation, completions: transaction.completions,
            environment: EnvironmentValues(), frames: frames)
    }

    mutating func offset(_ frames: FrameScheduler) -> CGPoint {
        var offset = target()
        offset.animatableData -= track.remainder(frames)
        return offset
    }

    mutating func cancel(_ frames: FrameScheduler) { track.cancel(frames) }
}
