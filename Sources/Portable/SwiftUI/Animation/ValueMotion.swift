/// Shows the changes of a value gradually, as far as the value can be animated.
final class ValueMotion<Value>: FrameTask, @unchecked Sendable {
    private var track = AnimationTrack<_AnyAnimatableData>()
    private var remainder = _AnyAnimatableData.zero
    /// What the value has been lately while something has led it, such as a finger.
    private var trail: [(time: Double, data: _AnyAnimatableData)] = []
    private let frames: FrameScheduler
    private let show: @MainActor () -> Void

    /// - Parameter show: brings what is on screen in line with ``present(_:)``.
    init(frames: FrameScheduler, show: @escaping @MainActor () -> Void) {
        self.frames = frames
        self.show = show
    }

    deinit { track.cancel(frames) }

    var isFinished: Bool { track.isFinished && trail.isEmpty }

    var deadline: Double { track.deadline }

    /// The value has been replaced.
    /// - Parameter transaction: how that is to be shown; nil at once.
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

    /// Notes where the value is led.
    private func follow(_ data: _AnyAnimatableData, if tracks: Bool) {
        guard tracks else { return trail = [] }
        trail.removeAll { frames.time - $0.time > TouchTrail.memory }
        trail.append((frames.time, data))
    }

    /// How fast the value has been led up to now, per second; nil when it rests.
    private var velocity: _AnyAnimatableData? {
        let recent = trail.filter { frames.time - $0.time <= TouchTrail.memory }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return nil }
        return (last.data - first.data).scaled(by: 1 / (frames.time - first.time))
    }

    /// The value as it is to be shown now.
    func present(_ value: Value) -> Value {
        guard !track.isFinished, let data = ErasedAnimation.data(of: value) else { return value }
        return ErasedAnimation.value(value, with: data - remainder)
    }

    func showFrame(at time: Double) -> Bool {
        remainder = track.remainder(frames)
        MainActor.assumeIsolated { show() }
        return !track.isFinished
    }
}

/// What animates of values whose type says at run time whether they animate.
enum ErasedAnimation {
    /// Whether there is anything to animate about values of a type.
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
    /// The value of a node has been replaced: shows that as the current transaction asks.
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
