/// Says when the animation of a phase is over, whether or not anything on screen moves with it.
final class PhaseClock: FrameTask, @unchecked Sendable {
    private var track = AnimationTrack<Double>()
    private var environment = EnvironmentValues()
    /// Known once the view is in a tree.
    private var frames: FrameScheduler?
    private var isWaiting = false

    func attach(to frames: FrameScheduler, environment: EnvironmentValues) {
        self.frames = frames
        self.environment = environment
    }

    /// Calls an action when an animation that starts now is done, in place of one that was waited for before.
    func wait(for animation: Animation, then action: @escaping @MainActor () -> Void) {
        guard let frames else { return }
        let completion = AnimationCompletion(criteria: .logicallyComplete) { [weak self] in
            self?.isWaiting = false
            MainActor.assumeIsolated(action)
        }
        // What was waited for is dropped without a word.
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

    /// Curves of an app's own do not say beforehand how long they take.
    var needsEveryFrame: Bool { track.deadline == -.infinity }

    func showFrame(at time: Double) -> Bool {
        guard let frames, isWaiting else { return false }
        _ = track.remainder(frames)
        return isWaiting && !track.isFinished
    }
}

/// Lets a clock go by that of the tree that its view is in.
nonisolated struct PhaseClockModifier: ViewModifier, Equatable {
    typealias Body = Never

    let clock: PhaseClock

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.clock === rhs.clock }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { PhaseClockNode(modifier: modifier.value, inputs: inputs, content: body) }
    }
}

private final class PhaseClockNode: TransparentModifierNode<PhaseClockModifier> {
    override init(
        modifier: PhaseClockModifier, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        modifier.clock.attach(to: graph.frames, environment: environment)
    }

    override var passesBoxesOn: Bool { true }

    override func willRemove() { modifier.clock.stop() }
}
