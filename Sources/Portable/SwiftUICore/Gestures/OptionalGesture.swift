extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Wrapped.Value> {
        _GestureOutputs(OptionalRecognizer(gesture.value))
    }
}

/// Recognises an optional gesture; without one it fails at once, so that others get the touches.
private final class OptionalRecognizer<G: Gesture>: GestureRecognizer<G.Value> {
    private var inner: GestureRecognizer<G.Value>?

    init(_ gesture: G?) { inner = gesture?.makeRecognizer() }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<G.Value> {
        inner?.handle(event, in: space) ?? .failed
    }

    override var comesOfTime: Bool { inner?.comesOfTime ?? false }
    override var followsSeveralFingers: Bool { inner?.followsSeveralFingers ?? false }
    override var deadline: Double? { inner?.deadline }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<G.Value> {
        inner?.advance(to: time, in: space) ?? .failed
    }

    override func cancel() { inner?.cancel() }
    override func reset() { inner?.reset() }

    override func update(_ gesture: Any) {
        guard let gesture = gesture as? G? else { return }
        guard let gesture else {
            inner?.cancel()
            return inner = nil
        }
        if let inner { inner.update(gesture) } else { inner = gesture.makeRecognizer() }
    }
}
