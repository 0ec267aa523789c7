import Foundation

/// A moving finger. A second finger that comes down before the drag is recognised makes it fail, so that two-finger
/// gestures receive both.
public struct DragGesture: Gesture {
    public typealias Body = Never

    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of the last event.
        public var time: Date
        /// The finger's location, in points.
        public var location: CGPoint
        /// The finger's location at the start, in points.
        public var startLocation: CGPoint
        /// The velocity in points per second.
        public var velocity: CGSize

        /// The movement since the start, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The location at which a drag with this velocity would come to rest.
        public var predictedEndLocation: CGPoint {
            CGPoint(
                x: location.x + velocity.width * Self.glide, y: location.y + velocity.height * Self.glide)
        }

        /// The movement from the start to the predicted end, in points.
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }

        /// The duration at full velocity that is equivalent to the deceleration, in seconds.
        private static let glide: CGFloat = 0.25
    }

    /// The distance at which the drag is recognised, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of locations.
    public var coordinateSpace: CoordinateSpace

    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @available(iOS, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        _GestureOutputs(DragRecognizer(gesture.value))
    }
}

/// Recognises a single finger that moves by the minimum distance.
private final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
    private var gesture: DragGesture
    /// The event that began the touch.
    private var start: TouchEvent?
    private var last: DragGesture.Value?
    private var trail = TouchVelocityTracker()

    init(_ gesture: DragGesture) { self.gesture = gesture }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<DragGesture.Value> {
        if start == nil, event.phase == .began { start = event }
        guard let start, start.id == event.id else {
            guard let last else { return event.phase == .began ? .failed : .possible }
            return .active(last)
        }
        if last == nil {
            let isFar = event.location.distance(to: start.location) >= gesture.minimumDistance
            guard isFar, event.phase != .cancelled else {
                return event.phase == .ended || event.phase == .cancelled ? .failed : .possible
            }
            trail.remember(start)
        }
        if event.phase == .cancelled { return .failed }
        trail.remember(event)
        let value = value(at: event, from: start, in: space)
        last = value
        return event.phase == .ended ? .ended(value) : .active(value)
    }

    private func value(at event: TouchEvent, from start: TouchEvent, in space: GestureSpace) -> DragGesture.Value {
        let location = space.convert(event.location, gesture.coordinateSpace)
        let speed = trail.velocity
        let ahead = space.convert(
            CGPoint(x: event.location.x + speed.width, y: event.location.y + speed.height), gesture.coordinateSpace)
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time), location: location,
            startLocation: space.convert(start.location, gesture.coordinateSpace),
            velocity: CGSize(width: ahead.x - location.x, height: ahead.y - location.y))
    }

    override func reset() {
        start = nil
        last = nil
        trail = TouchVelocityTracker()
    }

    override func update(_ gesture: Any) {
        if let gesture = gesture as? DragGesture { self.gesture = gesture }
    }
}

@available(*, unavailable)
extension DragGesture: Sendable {}
