import Foundation

/// A magnification by two fingers.
public struct MagnifyGesture: Gesture {
    public typealias Body = Never

    /// The state of a magnification.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The distance of the fingers relative to that at the start.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The fingers' location at the start, in the view's unit square.
        public var startAnchor: UnitPoint
        /// The fingers' location at the start, in points.
        public var startLocation: CGPoint
    }

    /// The change of the magnification at which the gesture is recognised.
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        _GestureOutputs(
            TwoFingerRecognizer(gesture.value) {
                abs($0.scale - 1)
            } value: { pair, space in
                Value(
                    time: Date(timeIntervalSinceReferenceDate: pair.time), magnification: pair.scale,
                    velocity: pair.scaleVelocity, startAnchor: pair.anchor(in: space),
                    startLocation: pair.start(in: space))
            })
    }
}

/// A rotation by two fingers.
public struct RotateGesture: Gesture {
    public typealias Body = Never

    /// The state of a rotation.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The angle of the fingers relative to that at the start.
        public var rotation: Angle
        /// The change of the angle per second.
        public var velocity: Angle
        /// The fingers' location at the start, in the view's unit square.
        public var startAnchor: UnitPoint
        /// The fingers' location at the start, in points.
        public var startLocation: CGPoint
    }

    /// The angle at which the gesture is recognised.
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        _GestureOutputs(
            TwoFingerRecognizer(gesture.value) {
                abs($0.rotation)
            } value: { pair, space in
                Value(
                    time: Date(timeIntervalSinceReferenceDate: pair.time), rotation: .radians(pair.rotation),
                    velocity: .radians(pair.rotationVelocity), startAnchor: pair.anchor(in: space),
                    startLocation: pair.start(in: space))
            })
    }
}

@available(iOS, deprecated: 100000.0, renamed: "MagnifyGesture")
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never

    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<CGFloat> {
        _GestureOutputs(
            TwoFingerRecognizer(gesture.value) {
                abs($0.scale - 1)
            } value: { pair, _ in
                pair.scale
            })
    }
}

@available(iOS, deprecated: 100000.0, renamed: "RotateGesture")
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Angle> {
        _GestureOutputs(
            TwoFingerRecognizer(gesture.value) {
                abs($0.rotation)
            } value: { pair, _ in
                .radians(pair.rotation)
            })
    }
}

/// A gesture of two fingers that is recognised at a threshold.
private protocol TwoFingerGesture {
    var threshold: Double { get }
}

extension MagnifyGesture: TwoFingerGesture {
    nonisolated fileprivate var threshold: Double { minimumScaleDelta }
}

extension RotateGesture: TwoFingerGesture {
    nonisolated fileprivate var threshold: Double { minimumAngleDelta.radians }
}

@available(iOS, deprecated: 100000.0)
extension MagnificationGesture: TwoFingerGesture {
    nonisolated fileprivate var threshold: Double { minimumScaleDelta }
}

@available(iOS, deprecated: 100000.0)
extension RotationGesture: TwoFingerGesture {
    nonisolated fileprivate var threshold: Double { minimumAngleDelta.radians }
}

/// The locations of two fingers at one moment and at the start.
private struct FingerPair {
    var startFirst, startSecond, first, second: CGPoint
    var time: Double
    /// In radians, unwrapped beyond half a turn.
    var rotation = 0.0
    var scaleVelocity: CGFloat = 0
    var rotationVelocity = 0.0

    var scale: CGFloat {
        let start = startFirst.distance(to: startSecond)
        return start > 0 ? first.distance(to: second) / start : 1
    }

    /// Updates the rotation from the last locations, along the shorter way.
    mutating func turn(after last: FingerPair?) {
        func angle(_ a: CGPoint, _ b: CGPoint) -> Double { atan2(Double(b.y - a.y), Double(b.x - a.x)) }
        let before = last.map { angle($0.first, $0.second) } ?? angle(startFirst, startSecond)
        let turn = angle(first, second) - before
        rotation = (last?.rotation ?? 0) + atan2(sin(turn), cos(turn))
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
    /// The change of the gesture's quantity, compared with the threshold.
    private let change: (FingerPair) -> Double
    private var threshold: Double
    private let value: (FingerPair, GestureSpace) -> Value
    private var fingers: [(id: Int, start: CGPoint, now: CGPoint)] = []
    private var last: FingerPair?
    /// The latest locations of the fingers, for the velocities.
    private var recent: [FingerPair] = []
    private var isActive = false

    init(
        _ gesture: any TwoFingerGesture, change: @escaping (FingerPair) -> Double,
        value: @escaping (FingerPair, GestureSpace) -> Value
    ) {
        threshold = gesture.threshold
        self.change = change
        self.value = value
    }

    override func update(_ gesture: Any) {
        if let gesture = gesture as? any TwoFingerGesture { threshold = gesture.threshold }
    }

    override var followsSeveralFingers: Bool { true }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Value> {
        if event.phase == .cancelled { return fingers.contains { $0.id == event.id } ? .failed : phase(space) }
        if event.phase == .began {
            guard fingers.count < 2 else { return phase(space) }
            // The start of the first finger is its location when the second one comes down.
            if !fingers.isEmpty { fingers[0].start = fingers[0].now }
            fingers.append((event.id, event.location, event.location))
            return .possible
        }
        guard let index = fingers.firstIndex(where: { $0.id == event.id }) else { return phase(space) }
        fingers[index].now = event.location
        guard fingers.count == 2 else { return event.phase == .ended ? .failed : .possible }
        var pair = FingerPair(
            startFirst: fingers[0].start, startSecond: fingers[1].start, first: fingers[0].now,
            second: fingers[1].now, time: event.time)
        pair.turn(after: last)
        recent.removeAll { event.time - $0.time > TouchVelocityTracker.memory }
        if let first = recent.first, event.time > first.time {
            pair.scaleVelocity = (pair.scale - first.scale) / (event.time - first.time)
            pair.rotationVelocity = (pair.rotation - first.rotation) / (event.time - first.time)
        }
        recent.append(pair)
        last = pair
        isActive = isActive || change(pair) >= threshold
        guard event.phase == .ended else { return phase(space) }
        return isActive ? .ended(value(pair, space)) : .failed
    }

    /// The phase while the fingers are down.
    private func phase(_ space: GestureSpace) -> GesturePhase<Value> {
        guard isActive, let last else { return .possible }
        return .active(value(last, space))
    }

    override func reset() {
        fingers = []
        last = nil
        recent = []
        isActive = false
    }
}

@available(*, unavailable)
extension MagnificationGesture: Sendable {}

@available(*, unavailable)
extension MagnifyGesture: Sendable {}

@available(*, unavailable)
extension RotateGesture: Sendable {}

@available(*, unavailable)
extension RotationGesture: Sendable {}
