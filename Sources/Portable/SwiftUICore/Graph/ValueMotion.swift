/// Animates changes of a value, if it has animatable data.
final class ValueMotion<Value>: FrameTask {
    private var track = AnimationTrack<_AnyAnimatableData>()
    private var remainder = _AnyAnimatableData.zero
    /// The recent values of a continuously tracked value, such as one that follows a finger.
    private var trail: [(time: Double, data: _AnyAnimatableData)] = []
    private let frames: FrameScheduler
    private let show: @MainActor () -> Void

    /// - Parameter show: updates the screen from ``present(_:)``.
    init(frames: FrameScheduler, show: @escaping @MainActor () -> Void) {
        self.frames = frames
        self.show = show
    }

    deinit { track.cancel(frames) }

    var isFinished: Bool { track.isFinished && trail.isEmpty }

    var deadline: Double { track.deadline }

    /// Starts the change from an old value to a new one.
    /// - Parameter transaction: the transaction of the change; nil for an immediate one.
    func retarget(
        from old: Value, to new: Value, with transaction: Transaction?,
        environment: @autoclosure () -> EnvironmentValues
    ) {
        guard let start = ErasedAnimation.data(of: old), let end = ErasedAnimation.data(of: new) else {
            return track.cancel(frames)
        }
        guard start != end else { return }
        if let transaction, let animation = transaction.animation {
            track.add(
                end - start, animation: animation, velocity: velocity, completions: transaction.completions,
                environment: environment(), frames: frames)
            frames.add(self)
            trail = []
        } else {
            track.cancel(frames)
            follow(end, if: transaction?.tracksVelocity ?? false)
        }
        remainder = track.remainder(frames)
    }

    /// The age in seconds beyond which tracked values do not count for the velocity.
    private static var memory: Double { 0.1 }

    /// Records a tracked value.
    private func follow(_ data: _AnyAnimatableData, if tracks: Bool) {
        guard tracks else { return trail = [] }
        trail.removeAll { frames.time - $0.time > Self.memory }
        trail.append((frames.time, data))
    }

    /// The present velocity of a tracked value, per second; nil at rest.
    private var velocity: _AnyAnimatableData? {
        let recent = trail.filter { frames.time - $0.time <= Self.memory }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return nil }
        return (last.data - first.data).scaled(by: 1 / (frames.time - first.time))
    }

    /// The presented value.
    func present(_ value: Value) -> Value {
        guard !track.isFinished, let data = ErasedAnimation.data(of: value) else { return value }
        return ErasedAnimation.value(value, with: data - remainder)
    }

    func showFrame(at time: Double) -> Bool {
        remainder = track.remainder(frames)
        show()
        return !track.isFinished
    }
}

/// The animatable data of values whose conformance is only known at run time.
enum ErasedAnimation {
    /// True if values of a type have animatable data.
    static func canAnimate<Value>(_ type: Value.Type) -> Bool {
        guard let type = type as? any Animatable.Type else { return false }
        func hasData<A: Animatable>(_: A.Type) -> Bool { A.AnimatableData.self != EmptyAnimatableData.self }
        return hasData(type)
    }

    static func data<Value>(of value: Value) -> _AnyAnimatableData? {
        guard let value = value as? any Animatable else { return nil }
        func data<A: Animatable>(_ value: A) -> _AnyAnimatableData {
            if let erased = value.animatableData as? _AnyAnimatableData { return erased }
            return _AnyAnimatableData(value.animatableData)
        }
        return data(value)
    }

    static func value<Value>(_ value: Value, with data: _AnyAnimatableData) -> Value {
        guard let animatable = value as? any Animatable else { return value }
        func replace<A: Animatable>(_ value: A) -> Value? {
            var copy = value
            if A.AnimatableData.self == _AnyAnimatableData.self {
                copy.animatableData = data as! A.AnimatableData
            } else if let data = data.value(as: A.AnimatableData.self) {
                copy.animatableData = data
            }
            return copy as? Value
        }
        return replace(animatable) ?? value
    }
}

extension ViewNode {
    /// Animates the replacement of a node's value with the current transaction.
    final func retarget<Value>(
        _ motion: inout ValueMotion<Value>?, from old: Value, to new: Value, show: @escaping @MainActor () -> Void
    ) {
        if motion == nil {
            guard graph.animates, graph.animation != nil || graph.transaction.tracksVelocity,
                ErasedAnimation.canAnimate(Value.self)
            else { return }
            motion = ValueMotion(frames: graph.frames, show: show)
        }
        motion?.retarget(
            from: old, to: new, with: graph.animates ? graph.transaction : nil, environment: environment)
        if motion?.isFinished == true { motion = nil }
    }
}
