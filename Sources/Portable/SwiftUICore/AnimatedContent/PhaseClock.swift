/// A timer for the animation of a phase, independent of any movement on screen.
final class PhaseClock: FrameTask {
    private var track = AnimationTrack<Double>()
    private var environment = EnvironmentValues()
    /// Set when the view is in a tree.
    private var frames: FrameScheduler?
    private var isWaiting = false

    func attach(to frames: FrameScheduler, environment: EnvironmentValues) {
        self.frames = frames
        self.environment = environment
    }

    /// Calls an action when an animation that starts now is done; replaces an earlier wait.
    func wait(for animation: Animation, then action: @escaping @MainActor () -> Void) {
        guard let frames else { return }
        let completion = AnimationCompletion(criteria: .logicallyComplete) { [weak self] in
            self?.isWaiting = false
            MainActor.assumeIsolated(action)
        }
        // Discards the earlier wait without calling its action.
        track = AnimationTrack()
        track.add(1, animation: animation, completions: [completion], environment: environment, frames: frames)
        isWaiting = true
        frames.add(self)
    }

    func stop() {
        track = AnimationTrack()
        isWaiting = false
        frames?.remove(self)
    }

    var deadline: Double { track.deadline }

    /// Custom animations do not know their end in advance.
    var needsEveryFrame: Bool { track.deadline == -.infinity }

    func showFrame(at time: Double) -> Bool {
        guard let frames, isWaiting else { return false }
        _ = track.remainder(frames)
        return isWaiting && !track.isFinished
    }
}

/// Attaches a clock to that of its view's tree.
nonisolated struct PhaseClockModifier: ViewModifier, Equatable {
    typealias Body = Never

    let clock: PhaseClock

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.clock === rhs.clock }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { PhaseClockNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class PhaseClockNode: TransparentModifierNode<PhaseClockModifier> {
    override init(
        modifier: _GraphValue<PhaseClockModifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        modifier.value.clock.attach(to: graph.frames, environment: environment)
    }

    override var passesBoxesOn: Bool { true }

    override func willRemove() { modifier.clock.stop() }
}
