/// A number of consecutive taps.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never

    /// The number of taps.
    public var count: Int

    public init(count: Int = 1) { self.count = count }

    /// The gesture of a modifier, which may be described on any actor.
    nonisolated init(taps count: Int) { self.count = count }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Void> {
        _GestureOutputs(TapRecognizer(count: gesture.value.count) { _ in })
    }
}

/// A number of consecutive taps, with their location.
nonisolated public struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    /// The location of the last tap.
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int
    public var coordinateSpace: CoordinateSpace

    @MainActor @preconcurrency public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @available(iOS, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
    @_disfavoredOverload
    @MainActor @preconcurrency public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// The gesture of a modifier, which may be described on any actor.
    init(taps count: Int, in coordinateSpace: CoordinateSpace) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        _GestureOutputs(
            TapRecognizer(count: gesture.value.count, coordinateSpace: gesture.value.coordinateSpace) {
                Value(location: $0)
            })
    }
}

/// Recognises consecutive taps: each is short and stays near its start, and the next follows soon and near the first.
private final class TapRecognizer<Value>: GestureRecognizer<Value> {
    private var count: Int
    private var coordinateSpace: CoordinateSpace
    private let value: (CGPoint) -> Value
    private var taps = 0
    private var start: CGPoint?
    private var firstStart: CGPoint?
    private var waitsUntil: Double?

    /// The slop in points, and the longest duration of a tap and of the interval between taps, in seconds.
    private static var slop: CGFloat { 10 }
    private static var stay: Double { 0.75 }
    private static var patience: Double { 0.35 }
    /// The maximum distance of further taps from the first one, in points.
    private static var separation: CGFloat { 45 }

    init(count: Int, coordinateSpace: CoordinateSpace = .local, value: @escaping (CGPoint) -> Value) {
        self.count = max(1, count)
        self.coordinateSpace = coordinateSpace
        self.value = value
    }

    override func update(_ gesture: Any) {
        switch gesture {
        case let gesture as TapGesture: count = max(1, gesture.count)
        case let gesture as SpatialTapGesture:
            count = max(1, gesture.count)
            coordinateSpace = gesture.coordinateSpace
        default: break
        }
    }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Value> {
        switch event.phase {
        case .began:
            guard start == nil, event.location.distance(to: firstStart ?? event.location) <= Self.separation else {
                return .failed
            }
            start = event.location
            firstStart = firstStart ?? start
            waitsUntil = event.time + Self.stay
            return .possible
        case .moved:
            guard let start, event.location.distance(to: start) <= Self.slop else { return .failed }
            return .possible
        case .ended:
            guard let start, event.location.distance(to: start) <= Self.slop else { return .failed }
            self.start = nil
            taps += 1
            if taps >= count { return .ended(value(space.convert(event.location, coordinateSpace))) }
            waitsUntil = event.time + Self.patience
            return .possible
        case .cancelled:
            return .failed
        }
    }

    override var deadline: Double? { waitsUntil }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Value> { .failed }

    override func reset() {
        taps = 0
        start = nil
        firstStart = nil
        waitsUntil = nil
    }
}

/// A finger that rests for a while.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never

    /// The duration at which the press is recognised, in seconds.
    public var minimumDuration: Double
    /// The distance that the finger may move, in points.
    public var maximumDistance: CGFloat

    /// The default of the duration, in seconds.
    nonisolated package static let standardDuration = 0.5

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.init(duration: minimumDuration, distance: maximumDistance)
    }

    /// The gesture of a modifier, which may be described on any actor.
    nonisolated init(duration: Double, distance: CGFloat) {
        minimumDuration = duration
        maximumDistance = distance
    }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Bool> {
        _GestureOutputs(LongPressRecognizer(gesture.value))
    }
}

private final class LongPressRecognizer: GestureRecognizer<Bool> {
    private var gesture: LongPressGesture
    private var start: TouchEvent?

    init(_ gesture: LongPressGesture) { self.gesture = gesture }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Bool> {
        switch event.phase {
        case .began:
            guard start == nil else { return .failed }
            start = event
            return .pending(true)
        case .moved:
            guard let start, event.location.distance(to: start.location) <= gesture.maximumDistance else {
                return .failed
            }
            return .pending(true)
        case .ended, .cancelled:
            return .failed
        }
    }

    override var comesOfTime: Bool { true }
    /// An infinite duration only reports the press itself.
    override var deadline: Double? {
        gesture.minimumDuration.isFinite ? start.map { $0.time + gesture.minimumDuration } : nil
    }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Bool> { .ended(true) }

    override func reset() { start = nil }

    override func update(_ gesture: Any) {
        if let gesture = gesture as? LongPressGesture { self.gesture = gesture }
    }
}

extension CGPoint {
    package func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

@available(*, unavailable)
extension LongPressGesture: Sendable {}

@available(*, unavailable)
extension TapGesture: Sendable {}
