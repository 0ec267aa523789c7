/// Slides a row over the buttons beneath it when no finger does.
final class ListRowSlide: FrameTask, @unchecked Sendable {
    private var track = AnimationTrack<CGFloat>()
    private var target: CGFloat = 0
    private unowned let box: ListRowBox
    private let frames: FrameScheduler

    /// By eye from iOS: about a third of a second without a bounce.
    private static let animation = Animation.spring(duration: 0.35, bounce: 0)

    init(_ box: ListRowBox, frames: FrameScheduler) {
        self.box = box
        self.frames = frames
    }

    deinit { track.cancel(frames) }

    func go(to shift: CGFloat) {
        stop()
        target = shift
        track.add(
            shift - box.shift, animation: Self.animation, completions: [], environment: EnvironmentValues(),
            frames: frames)
        frames.add(self)
    }

    /// A finger takes the row from where it is.
    func stop() {
        track.cancel(frames)
        frames.remove(self)
    }

    var deadline: Double { track.deadline }

    func showFrame(at time: Double) -> Bool {
        let rest = track.remainder(frames)
        box.shift = track.isFinished ? target : target - rest
        return !track.isFinished
    }
}
