/// A view that moves through keyframes, again and again or once for each change of a value.
///
/// Without animations, as in a picture, it has its initial value.
nonisolated public struct KeyframeAnimator<Value, KeyframePath, Content>: View
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
    public typealias Body = Never

    let initialValue: Value
    let start: Start
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// The event that starts the motion.
    enum Start {
        case always
        case never
        case trigger(AnimationTrigger)
    }

    /// Repeats the keyframes.
    /// - Parameters:
    ///   - initialValue: The value at the start of each run.
    ///   - repeating: False to stop at the start.
    ///   - content: The view for a value.
    ///   - keyframes: The keyframes for the value at the start.
    @_documentation(visibility: internal)
    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        start = repeating ? .always : .never
        self.content = content
        self.keyframes = keyframes
    }

    /// Runs through the keyframes once for each change of a value.
    /// - Parameters:
    ///   - initialValue: The value before the first run; others start where the one before has come to.
    ///   - trigger: The value whose changes start a run.
    ///   - content: The view for a value.
    ///   - keyframes: The keyframes for the value at the start.
    @_documentation(visibility: internal)
    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        start = .trigger(AnimationTrigger(trigger))
        self.content = content
        self.keyframes = keyframes
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { KeyframeNode(value: view, inputs: inputs) }
    }

    public var body: Never { fatalError("KeyframeAnimator has no body") }
}

/// Evaluates the content for the value of each frame.
private final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>:
    ValueNode<KeyframeAnimator<Value, KeyframePath, Content>>, FrameTask, BranchVisibilityObserver
where Value == KeyframePath.Value {
    private var child: ChildNode<Content>?
    private var current: Value
    /// The present run; nil at rest.
    private var timeline: KeyframeTimeline<Value>?
    /// The start of the run, on the host's clock.
    private var start = 0.0
    private let page: BranchVisibility?

    override init(
        value view: _GraphValue<KeyframeAnimator<Value, KeyframePath, Content>>, inputs: _ViewInputs
    ) {
        current = view.value.initialValue
        page = inputs.environment.branchVisibility
        super.init(value: view, inputs: inputs)
        page?.observe(self)
        if case .always = self.view.start { run(from: current) }
        apply(.initial)
    }

    /// Starts a run; a present one ends where it is.
    private func run(from value: Value) {
        guard environment.showsAnimations else { return }
        let view = view
        let timeline = evaluated { KeyframeTimeline(initialValue: value) { view.keyframes(value) } }
        start = graph.frames.time
        current = timeline.value(time: 0)
        guard timeline.duration > 0 else { return }
        self.timeline = timeline
        resume()
    }

    private func stop() {
        timeline = nil
        graph.frames.remove(self)
    }

    /// Covered pages do not move.
    private func resume() {
        if page?.isVisible ?? true { graph.frames.add(self) } else { graph.frames.remove(self) }
    }

    private var isRepeating: Bool { if case .always = view.start { true } else { false } }

    var deadline: Double {
        guard let timeline, !isRepeating else { return .infinity }
        return start + timeline.duration
    }

    func showFrame(at time: Double) -> Bool {
        guard let timeline else { return false }
        var elapsed = time - start
        if isRepeating {
            let runs = (elapsed / timeline.duration).rounded(.down)
            start += runs * timeline.duration
            elapsed -= runs * timeline.duration
        }
        current = timeline.value(time: elapsed)
        markDirty(Transaction())
        guard elapsed >= timeline.duration else { return true }
        self.timeline = nil
        return false
    }

    func visibilityDidChange() {
        if isAlive, timeline != nil { resume() }
    }

    override func didReplace(_ old: KeyframeAnimator<Value, KeyframePath, Content>) {
        switch (old.start, view.start) {
        case (.trigger(let before), .trigger(let now)): if before != now { run(from: current) }
        case (.always, .always), (.never, .never): break
        case (_, .always): run(from: view.initialValue)
        case (_, .never):
            stop()
            let view = view
            current = evaluated {
                KeyframeTimeline(initialValue: view.initialValue) { view.keyframes(view.initialValue) }
            }.value(time: 0)
        case (_, .trigger): stop()
        }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child.node) }
    }

    override func makeBoxes() -> [LayoutBox] { child?.boxes ?? [] }

    override func makeLazyRuns() -> [LazyRun] { child?.lazyRuns ?? [] }

    override func apply(_ change: NodeChange) {
        if change == .environment, let child { return child.update(environment: environment) }
        let (view, current) = (view, current)
        let content = evaluated { view.content(current) }
        if let child {
            child.update(content, environment: environment)
        } else {
            child = ChildNode(content, inputs: inputs())
        }
    }

    override func willRemove() { graph.frames.remove(self) }
}

/// Moves a view through keyframes.
nonisolated private struct KeyframeModifier<Value: View, State, Path: Keyframes, Result: View>: ViewModifier
where State == Path.Value {
    let initialValue: State
    let start: KeyframeAnimator<State, Path, Result>.Start
    let change: (PlaceholderContentView<Value>, State) -> Result
    let keyframes: (State) -> Path

    @MainActor func body(content: Content) -> some View {
        KeyframeAnimator<State, Path, Result>(
            initialValue: initialValue, start: start, content: { change(PlaceholderContentView(), $0) },
            keyframes: keyframes
        )
        .placeholder(Value.self, stands: content)
    }
}

extension KeyframeAnimator {
    fileprivate init(
        initialValue: Value, start: Start, content: @escaping (Value) -> Content,
        keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.start = start
        self.content = content
        self.keyframes = keyframes
    }
}

extension View {
    /// Moves the view through keyframes, again and again.
    /// - Parameters:
    ///   - initialValue: The value at the start of each run.
    ///   - repeating: False to stop at the start.
    ///   - content: The view for a value, made of a placeholder for this one.
    ///   - keyframes: The keyframes for the value at the start.
    @_documentation(visibility: internal)
    @preconcurrency
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            KeyframeModifier(
                initialValue: initialValue, start: repeating ? .always : .never, change: content, keyframes: keyframes))
    }

    /// Moves the view through keyframes once for each change of a value.
    /// - Parameters:
    ///   - initialValue: The value before the first run; others start where the one before has come to.
    ///   - trigger: The value whose changes start a run.
    ///   - content: The view for a value, made of a placeholder for this one.
    ///   - keyframes: The keyframes for the value at the start.
    @_documentation(visibility: internal)
    @preconcurrency
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            KeyframeModifier(
                initialValue: initialValue, start: .trigger(AnimationTrigger(trigger)), change: content,
                keyframes: keyframes))
    }
}
