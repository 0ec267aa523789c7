import Foundation

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
    public typealias Body = Never

    /// How far a magnification has come.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The distance of the fingers against that at the start.
        public var magnification: CGFloat
        /// Change of magnification per second.
        public var velocity: CGFloat
        /// Where the fingers began, in the view's unit square.
        public var startAnchor: UnitPoint
        /// Where the fingers began, in points.
        public var startLocation: CGPoint
    }

    /// How far the magnification must differ from 1 before it counts.
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        let least = gesture.value.minimumScaleDelta
        return _GestureOutputs(
            TwoFingerRecognizer {
                abs($0.scale - 1) >= least
            } value: { pair, space in
                Value(
                    time: Date(timeIntervalSinceReferenceDate: pair.time), magnification: pair.scale,
                    velocity: pair.scaleVelocity, startAnchor: pair.anchor(in: space),
                    startLocation: pair.start(in: space))
            })
    }
}

/// Two fingers that move around each other.
public struct RotateGesture: Gesture {
    public typealias Body = Never

    /// How far a rotation has come.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The angle of the fingers against that at the start.
        public var rotation: Angle
        /// Change of the angle per second.
        public var velocity: Angle
        /// Where the fingers began, in the view's unit square.
        public var startAnchor: UnitPoint
        /// Where the fingers began, in points.
        public var startLocation: CGPoint
    }

    /// How far the fingers must turn before it counts.
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        let least = gesture.value.minimumAngleDelta.radians
        return _GestureOutputs(
            TwoFingerRecognizer {
                abs($0.rotation) >= least
            } value: { pair, space in
                Value(
                    time: Date(timeIntervalSinceReferenceDate: pair.time), rotation: .radians(pair.rotation),
                    velocity: .radians(pair.rotationVelocity), startAnchor: pair.anchor(in: space),
                    startLocation: pair.start(in: space))
            })
    }
}

@available(*, deprecated, renamed: "MagnifyGesture")
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never

    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<CGFloat> {
        let least = gesture.value.minimumScaleDelta
        return _GestureOutputs(
            TwoFingerRecognizer {
                abs($0.scale - 1) >= least
            } value: { pair, _ in
                pair.scale
            })
    }
}

@available(*, deprecated, renamed: "RotateGesture")
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Angle> {
        let least = gesture.value.minimumAngleDelta.radians
        return _GestureOutputs(
            TwoFingerRecognizer {
                abs($0.rotation) >= least
            } value: { pair, _ in
                .radians(pair.rotation)
            })
    }
}

/// Two fingers now and when they began.
private struct FingerPair {
    var startFirst, startSecond, first, second: CGPoint
    var time: Double
    var scaleVelocity: CGFloat = 0
    var rotationVelocity = 0.0

    var scale: CGFloat {
        let start = startFirst.distance(to: startSecond)
        return start > 0 ? first.distance(to: second) / start : 1
    }

    var rotation: Double {
        func angle(_ a: CGPoint, _ b: CGPoint) -> Double { atan2(Double(b.y - a.y), Double(b.x - a.x)) }
        let turn = angle(first, second) - angle(startFirst, startSecond)
        return atan2(sin(turn), cos(turn))
    }

    func start(in space: GestureSpace) -> CGPoint {
        space.convert(
            CGPoint(x: (startFirst.x + startSecond.x) / 2, y: (startFirst.y + startSecond.y) / 2), .local)
    }

    func anchor(in space: GestureSpace) -> UnitPoint {
        let start = start(in: space)
        guard space.size.width > 0, space.size.height > 0 else { return .center }
        return UnitPoint(x: start.x / space.size.width, y: start.y / space.size.height)
    }
}

private final class TwoFingerRecognizer<Value>: GestureRecognizer<Value> {
    private let counts: (FingerPair) -> Bool
    private let value: (FingerPair, GestureSpace) -> Value
    private var fingers: [(id: Int, start: CGPoint, now: CGPoint)] = []
    private var last: FingerPair?
    private var isActive = false

    init(counts: @escaping (FingerPair) -> Bool, value: @escaping (FingerPair, GestureSpace) -> Value) {
        self.counts = counts
        self.value = value
    }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Value> {
        if event.phase == .cancelled { return .failed }
        if event.phase == .began {
            guard fingers.count < 2 else { return .possible }
            fingers.append((event.id, event.location, event.location))
            return .possible
        }
        guard let index = fingers.firstIndex(where: { $0.id == event.id }) else { return .possible }
        fingers[index].now = event.location
        guard fingers.count == 2 else { return event.phase == .ended ? .failed : .possible }
        var pair = FingerPair(
            startFirst: fingers[0].start, startSecond: fingers[1].start, first: fingers[0].now,
            second: fingers[1].now, time: event.time)
        if let last, event.time > last.time {
            pair.scaleVelocity = (pair.scale - last.scale) / (event.time - last.time)
            pair.rotationVelocity = (pair.rotation - last.rotation) / (event.time - last.time)
        }
        last = pair
        isActive = isActive || counts(pair)
        guard isActive else { return event.phase == .ended ? .failed : .possible }
        return event.phase == .ended ? .ended(value(pair, space)) : .active(value(pair, space))
    }

    override func reset() {
        fingers = []
        last = nil
        isActive = false
    }
}
