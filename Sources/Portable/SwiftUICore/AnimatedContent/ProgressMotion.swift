/// Animates a number, for the system's own movements, such as those of pages and sheets.
package final class ProgressMotion: FrameTask {
    private var track = AnimationTrack<Double>()
    /// The target of the number.
    package private(set) var target: Double
    /// The present value.
    package private(set) var value: Double
    private let frames: FrameScheduler
    private let show: @MainActor () -> Void
    private var finish: (() -> Void)?

    /// - Parameter show: updates the screen from ``value``.
    package init(_ value: Double, frames: FrameScheduler, show: @escaping @MainActor () -> Void) {
        target = value
        self.value = value
        self.frames = frames
        self.show = show
    }

    deinit { track.cancel(frames) }

    package var isMoving: Bool { !track.isFinished }

    package var deadline: Double { track.deadline }

    /// Changes the value immediately, as for a movement that follows a finger.
    @MainActor package func jump(to target: Double) {
        track.cancel(frames)
        finish = nil
        self.target = target
        value = target
        show()
    }

    /// Animates the value from its present one.
    /// - Parameter finish: runs at the end, unless another movement has started before.
    @MainActor package func go(to target: Double, with animation: Animation, then finish: (() -> Void)? = nil) {
        track.add(
            target - self.target, animation: animation, completions: [], environment: EnvironmentValues(),
            frames: frames)
        self.target = target
        self.finish = finish
        value = target - track.remainder(frames)
        frames.add(self)
        show()
    }

    package func showFrame(at time: Double) -> Bool {
        value = target - track.remainder(frames)
        show()
        guard track.isFinished else { return true }
        if let finish {
            self.finish = nil
            frames.schedule(finish)
        }
        return false
    }
}

extension ViewGraph {
    /// True if the system's own movements are animated for the present changes: not before anything has been on screen,
    /// and not if the transaction disables animations.
    package var movesPages: Bool { animates && !transaction.disablesAnimations && screen?.wasShown == true }
}
