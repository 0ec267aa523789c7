import Drawing

/// The presentation state of a box while it animates.
package final class BoxPresentation {
    package var motion: BoxMotion?
    var drawing: (any DrawingChange)?
    @exclusivity(unchecked) package var fade: FadeMotion?
    /// True if the view is removed, and the box stays only until its removal has been shown.
    @exclusivity(unchecked) package var isLeaving = false
    /// True if the view is new, and the next alignment starts its fade-in.
    @exclusivity(unchecked) package var isArriving = false
    /// True if the box is not drawn in place, because a layer shows it elsewhere.
    package var isAway = false

    /// The presented drawing of the box.
    /// - Parameter backdrop: the background that stays while the box fades or is shown elsewhere.
    func shown(_ settled: DisplayList, over backdrop: () -> DisplayList) -> DisplayList {
        if isAway { return backdrop() }
        let content = drawing?.shown(settled) ?? settled
        guard let opacity = fade?.opacity, opacity < 1 else { return content }
        var result = backdrop()
        if opacity > 0 { result.append(DisplayGroup(content, opacity: opacity)) }
        return result
    }
}

/// An animated change of a box's drawing.
protocol DrawingChange: AnyObject {
    /// The presented drawing, which changes into a new one.
    func shown(_ end: DisplayList) -> DisplayList
}

/// Animates a box from its last shown frame to its place in the layout.
package final class BoxMotion: FrameTask {
    typealias Data = CGRect.AnimatableData

    private var track = AnimationTrack<Data>()
    /// The distance of the shown frame from the place.
    private(set) var remainder = Data.zero
    /// The box's frame in the layout, relative to its parent.
    package var target: CGRect
    private let frames: FrameScheduler
    private unowned(unsafe) let box: LayoutBox

    init(box: LayoutBox, target: CGRect, frames: FrameScheduler) {
        self.box = box
        self.target = target
        self.frames = frames
    }

    deinit { track.cancel(frames) }

    package var deadline: Double { track.deadline }

    func add(_ way: Data, _ transaction: Transaction) {
        guard let animation = transaction.animation else { return }
        track.add(
            way, animation: animation, completions: transaction.completions, environment: EnvironmentValues(),
            frames: frames)
        remainder = track.remainder(frames)
        if !track.isFinished { frames.add(self) }
    }

    package var shown: CGRect {
        var result = target
        result.animatableData -= remainder
        return result
    }

    package func showFrame(at time: Double) -> Bool {
        remainder = track.remainder(frames)
        box.setNeedsAlignment()
        guard track.isFinished else { return true }
        // Not reused for a later motion, because the scheduler releases it as well.
        box.presentation?.motion = nil
        return false
    }
}

/// Fades a box in or out.
package final class FadeMotion: FrameTask {
    private var track = AnimationTrack<Double>()
    private var target: Double
    private(set) var opacity: Double
    private let frames: FrameScheduler
    private unowned(unsafe) let box: LayoutBox

    init(box: LayoutBox, opacity: Double, frames: FrameScheduler) {
        self.box = box
        self.opacity = opacity
        target = opacity
        self.frames = frames
    }

    deinit { track.cancel(frames) }

    package var deadline: Double { track.deadline }

    func go(to opacity: Double, _ transaction: Transaction) {
        guard let animation = transaction.animation else { return }
        track.add(
            opacity - target, animation: animation, completions: transaction.completions,
            environment: EnvironmentValues(), frames: frames)
        target = opacity
        frames.add(self)
        update()
    }

    private func update() {
        opacity = min(max(target - track.remainder(frames), 0), 1)
        box.invalidateDrawing()
    }

    package func showFrame(at time: Double) -> Bool {
        update()
        guard track.isFinished else { return true }
        if target == 1 { box.presentation?.fade = nil }
        return false
    }
}

extension LayoutBox {
    /// Fades the box to an opacity; a fade that is not running yet begins at the start opacity.
    package final func fade(
        to end: Double, from start: Double, with transaction: Transaction, in frames: FrameScheduler
    ) {
        let presentation = makePresentation()
        let fade = presentation.fade ?? FadeMotion(box: self, opacity: start, frames: frames)
        presentation.fade = fade
        fade.go(to: end, transaction)
    }
}
