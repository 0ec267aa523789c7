/// Takes a number to where it is to go: for movements that the system makes by itself, such as those of pages and sheets.
final class ProgressMotion: FrameTask, @unchecked Sendable {
    private var track = AnimationTrack<Double>()
    /// Where the number goes.
    private(set) var target: Double
    /// What is shown now.
    private(set) var value: Double
    private let frames: FrameScheduler
    private let show: @MainActor () -> Void
    private var finish: (() -> Void)?

    /// - Parameter show: brings what is on screen in line with ``value``.
    init(_ value: Double, frames: FrameScheduler, show: @escaping @MainActor () -> Void) {
        target = value
        self.value = value
        self.frames = frames
        self.show = show
    }

    deinit { track.cancel(frames) }

    var isMoving: Bool { !track.isFinished }

    var deadline: Double { track.deadline }

    /// Goes somewhere at once, as under a finger.
    @MainActor func jump(to target: Double) {
        track.cancel(frames)
        finish = nil
        self.target = target
        value = target
        show()
    }

    /// Goes somewhere gradually, from wherever it is.
    /// - Parameter finish: runs at the end, unless another movement has begun before that.
    @MainActor func go(to target: Double, with animation: Animation, then finish: (() -> Void)? = nil) {
        track.add(
            target - self.target, animation: animation, completions: [], environment: EnvironmentValues(),
            frames: frames)
        self.target = target
        self.finish = finish
        value = target - track.remainder(frames)
        frames.add(self)
        show()
    }

    func showFrame(at time: Double) -> Bool {
        value = target - track.remainder(frames)
        MainActor.assumeIsolated { show() }
        guard track.isFinished else { return true }
        if let finish {
            self.finish = nil
            frames.schedule(finish)
        }
        return false
    }
}

extension ViewGraph {
    /// Whether the system's own movements are shown for the changes that are being made: not before anything has been on
    /// screen, and not where a transaction forbids it.
    var movesPages: Bool { animates && !transaction.disablesAnimations && screen?.wasShown == true }
}
