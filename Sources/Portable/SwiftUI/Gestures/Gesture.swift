/// What fingers do, as a value: a kind of movement, or several combined.
@preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells of itself while it goes on and when it ends.
    associatedtype Value

    /// Makes what recognises the gesture. Composed gestures get the default, which recognises `body`.
    @MainActor static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Self.Value>

    associatedtype Body: Gesture

    /// The gestures that this one is composed of.
    @MainActor var body: Self.Body { get }
}

extension Gesture where Body.Value == Value {
    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Self.Value> {
        _GestureOutputs(ComposedRecognizer(gesture.value))
    }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Gestures that the module recognises itself are never asked for a body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// What a recogniser is made with.
public struct _GestureInputs {
    init() {}
}

/// The recogniser that a gesture made.
public struct _GestureOutputs<Value> {
    let recognizer: GestureRecognizer<Value>

    init(_ recognizer: GestureRecognizer<Value>) { self.recognizer = recognizer }
}

extension Gesture {
    /// The recogniser of this gesture.
    @MainActor func makeRecognizer() -> GestureRecognizer<Value> {
        Self._makeGesture(gesture: _GraphValue(self), inputs: _GestureInputs()).recognizer
    }
}

/// One finger, pen or pointer at one moment.
package struct TouchEvent: Sendable {
    package enum Phase: Sendable { case began, moved, ended, cancelled }

    /// Which finger.
    package var id: Int
    package var phase: Phase
    /// In points, in the coordinates of the whole picture.
    package var location: CGPoint
    /// In seconds, on the host's clock.
    package var time: Double

    package init(id: Int = 0, phase: Phase, location: CGPoint, time: Double) {
        self.id = id
        self.phase = phase
        self.location = location
        self.time = time
    }
}

/// How far a gesture has come.
enum GesturePhase<Value> {
    /// It may still come to something.
    case possible
    /// The same, and it tells of itself already, like a press before its time.
    case pending(Value)
    /// It goes on.
    case active(Value)
    /// It is complete.
    case ended(Value)
    /// It is not this gesture, or was taken away.
    case failed

    func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible: .possible
        case .pending(let value): .pending(transform(value))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }

    /// Whether the gesture has become itself: goes on, or is complete.
    var isRecognized: Bool {
        switch self {
        case .active, .ended: true
        case .possible, .pending, .failed: false
        }
    }

    var isFinished: Bool {
        switch self {
        case .ended, .failed: true
        case .possible, .pending, .active: false
        }
    }
}

/// Where a gesture takes place: turns places of the picture into those of its view.
struct GestureSpace {
    /// From the picture's coordinates to a coordinate space.
    let convert: (CGPoint, CoordinateSpace) -> CGPoint
    /// The view's size in points.
    let size: CGSize
    /// Whether other gestures, such as a scroll view's, wait for this one to fail.
    var hasRivals = false
    /// The view's box.
    var box: LayoutBox?
}

/// Follows touches and says how far a gesture has come.
@MainActor
class GestureRecognizer<Value> {
    /// Takes a touch; asked only until the gesture has finished.
    func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Value> { .failed }

    /// Whether the gesture comes of time alone: it follows touches beside gestures that are to come first, as long as
    /// these are undecided, and takes the touches from them when its time has come.
    var comesOfTime: Bool { false }

    /// Whether the gesture is one of several fingers: on views within, each of which may take one of them, it hears of all
    /// of them when its turn has come with one.
    var followsSeveralFingers: Bool { false }

    /// When time alone changes something, on the host's clock.
    var deadline: Double? { nil }

    /// The deadline has come.
    func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Value> { .possible }

    /// The gesture is taken away; what it changed for its duration goes back.
    func cancel() {}

    /// Makes ready for other touches.
    func reset() {}

    /// Takes over parameters and actions of a newer value of the gesture.
    func update(_ gesture: Any) {}
}

/// Recognises what a gesture is composed of.
private final class ComposedRecognizer<G: Gesture>: GestureRecognizer<G.Value> where G.Body.Value == G.Value {
    private let inner: GestureRecognizer<G.Value>

    init(_ gesture: G) { inner = gesture.body.makeRecognizer() }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<G.Value> {
        inner.handle(event, in: space)
    }

    override var comesOfTime: Bool { inner.comesOfTime }
    override var followsSeveralFingers: Bool { inner.followsSeveralFingers }
    override var deadline: Double? { inner.deadline }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<G.Value> {
        inner.advance(to: time, in: space)
    }

    override func cancel() { inner.cancel() }
    override func reset() { inner.reset() }

    override func update(_ gesture: Any) {
        if let gesture = gesture as? G { inner.update(gesture.body) }
    }
}
