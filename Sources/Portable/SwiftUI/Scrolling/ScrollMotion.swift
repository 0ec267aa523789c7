import Foundation

/// A box with content that can be moved by a finger and by itself.
protocol ScrolledBox: LayoutBox {
    var axes: Axis.Set { get }
    /// How far the content has moved towards the leading and top edges, in points.
    var contentOffset: CGPoint { get set }
    /// How far the content can move at present.
    var scrollRange: CGSize { get }
    /// Between the top edge and the content, held open, in points.
    var heldTop: CGFloat { get }
    /// Whether a finger or its own motion has the content, so that it may be beyond its ends.
    var isFree: Bool { get set }
    /// How far the bars are shown: 0 not at all, 1 fully.
    var indicatorOpacity: CGFloat { get set }

    /// Moves the sign of content that is being refreshed on.
    /// - Returns: whether there is one.
    func showRefresh(at time: Double) -> Bool
}

extension ScrolledBox {
    var heldTop: CGFloat { 0 }

    func showRefresh(at time: Double) -> Bool { false }
}

/// Moves the content of a scroll view by itself: after a finger has let go, back from beyond an end, to a target.
final class ScrollMotion: FrameTask, @unchecked Sendable {
    private unowned let box: any ScrolledBox
    private let frames: FrameScheduler
    private var courses: [Axis: ScrollCourse] = [:]
    private var glide: ScrollGlide?
    /// When the bars begin to fade; infinite while a finger is down.
    private var fadeStart = Double.infinity

    /// How long bars stay when the content stands, and how long they take to fade, in seconds (remembered from iOS).
    private static let indicatorStay = 0.5
    private static let indicatorFade = 0.3

    init(_ box: any ScrolledBox, frames: FrameScheduler) {
        self.box = box
        self.frames = frames
    }

    deinit { glide?.cancel(frames) }

    /// On the host's clock.
    var time: Double { frames.time }

    var isMoving: Bool { !courses.isEmpty || glide != nil }

    /// Lets the content go on from where it is.
    /// - Parameters:
    ///   - velocity: in points per second towards the content's end.
    ///   - target: where it is to come to rest; nil where it would by itself.
    ///   - glides: whether it loses speed on its way to a target as it would without one.
    func start(velocity: CGSize, target: CGPoint? = nil, glides: Bool = false) {
        let offset = box.contentOffset
        let range = box.scrollRange
        courses = [:]
        func add(_ axis: Axis, _ offset: CGFloat, _ speed: CGFloat, _ length: ClosedRange<CGFloat>, _ target: CGFloat?)
        {
            guard box.axes.contains(axis.set) else { return }
            courses[axis] = ScrollCourse(
                from: offset, speed: Double(speed), within: length, to: target, glides: glides, at: frames.time)
        }
        add(.vertical, offset.y, velocity.height, -box.heldTop...max(range.height, -box.heldTop), target?.y)
        add(.horizontal, offset.x, velocity.width, 0...range.width, target?.x)
        box.isFree = true
        fadeStart = courses.values.map(\.end).max().map { $0 + Self.indicatorStay } ?? frames.time
        // A finger that held still leaves nothing to wait for.
        if courses.values.allSatisfy({ $0.end <= frames.time }) {
            courses = [:]
            box.isFree = false
        }
        frames.add(self)
    }

    /// Takes the content to a place by an animation.
    /// - Parameters:
    ///   - target: where that is; asked for each picture, since it is known better the nearer it comes.
    ///   - end: called there.
    func glide(to target: @escaping () -> CGPoint, with transaction: Transaction, end: @escaping () -> Void) {
        stop()
        var glide = ScrollGlide(target: target, end: end)
        glide.start(at: box.contentOffset, transaction, frames)
        self.glide = glide
        frames.add(self)
    }

    /// The content stays where it is.
    func stop() {
        guard isMoving else { return }
        courses = [:]
        glide?.cancel(frames)
        glide = nil
        box.isFree = false
        fadeStart = frames.time + Self.indicatorStay
    }

    /// The origin of offsets has moved.
    func shift(by distance: CGFloat, along axis: Axis) { courses[axis]?.shift(by: distance) }

    /// A finger moves the content: bars show where it is.
    func showIndicators() {
        box.indicatorOpacity = 1
        fadeStart = .infinity
    }

    /// Shows the bars for a moment; while the content moves they are there anyway.
    func flash() {
        let isHeld = box.indicatorOpacity > 0 && fadeStart == .infinity
        guard !isMoving, !isHeld else { return }
        box.indicatorOpacity = 1
        fadeStart = frames.time + Self.indicatorStay
        frames.add(self)
    }

    func showFrame(at time: Double) -> Bool {
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
        let isRefreshing = box.showRefresh(at: time)
        let faded = (time - fadeStart) / Self.indicatorFade
        if box.indicatorOpacity > 0, fadeStart.isFinite { box.indicatorOpacity = min(max(1 - faded, 0), 1) }
        return isMoving || isRefreshing || (fadeStart.isFinite && box.indicatorOpacity > 0)
    }

    var deadline: Double {
        if let glide { return glide.deadline }
        if isMoving { return courses.values.map(\.end).max() ?? 0 }
        return fadeStart.isFinite ? fadeStart + Self.indicatorFade : .infinity
    }
}

/// The way of a scroll view's content to a place, by an animation.
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
