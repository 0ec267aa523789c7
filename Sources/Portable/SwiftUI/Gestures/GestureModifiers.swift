/// Which gestures of a view and of those in it take part.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    /// The gesture that is added, but not those of the views within.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views within, but not the one that is added.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// How a gesture competes with those of views around and within.
enum GesturePriority {
    /// Gestures within come first.
    case normal
    /// Comes before those within.
    case high
    /// Does not compete.
    case simultaneous
    /// Does not compete until it becomes itself; then no other gesture hears of the touches any more.
    case overriding
}

/// A box that follows touches.
protocol TouchReceiver: LayoutBox {
    @MainActor var priority: GesturePriority { get }
    @MainActor var mask: GestureMask { get }
    /// The gesture's recogniser without its type.
    @MainActor var recognizer: AnyRecognizer { get }
    /// Whether a touch there means the box: a scroll view follows touches on whatever is in it.
    @MainActor var isMeantForTouches: Bool { get }
    /// Whether the box scrolls or the like, and so competes with what is in it for fingers that move.
    @MainActor var scrolls: Bool { get }
}

extension TouchReceiver {
    @MainActor var isMeantForTouches: Bool { true }
    @MainActor var scrolls: Bool { false }
}

/// A box whose view follows touches.
class GestureBox: TransparentBox, TouchReceiver, @unchecked Sendable {
    var priority = GesturePriority.normal
    var mask = GestureMask.all

    /// The gesture's recogniser without its type.
    @MainActor var recognizer: AnyRecognizer { fatalError("GestureBox is abstract") }

    @MainActor var isMeantForTouches: Bool { true }

    @MainActor var scrolls: Bool { false }
}

/// A recogniser without the type of its value.
@MainActor
struct AnyRecognizer {
    let handle: (TouchEvent, GestureSpace) -> GesturePhase<Void>
    let comesOfTime: () -> Bool
    let followsSeveralFingers: () -> Bool
    let deadline: () -> Double?
    let advance: (Double, GestureSpace) -> GesturePhase<Void>
    let cancel: () -> Void
    let reset: () -> Void

    init<Value>(_ recognizer: GestureRecognizer<Value>) {
        handle = { recognizer.handle($0, in: $1).map { _ in } }
        comesOfTime = { recognizer.comesOfTime }
        followsSeveralFingers = { recognizer.followsSeveralFingers }
        deadline = { recognizer.deadline }
        advance = { recognizer.advance(to: $0, in: $1).map { _ in } }
        cancel = { recognizer.cancel() }
        reset = { recognizer.reset() }
    }
}

private final class GestureBoxOf<G: Gesture>: GestureBox, @unchecked Sendable {
    private let inner: GestureRecognizer<G.Value>
    private let erased: AnyRecognizer

    @MainActor init(_ gesture: G) {
        inner = gesture.makeRecognizer()
        erased = AnyRecognizer(inner)
    }

    @MainActor override var recognizer: AnyRecognizer { erased }

    @MainActor func update(_ gesture: G) { inner.update(gesture) }
}

nonisolated private struct GestureModifier<G: Gesture>: BoxModifier {
    let gesture: G
    let priority: GesturePriority
    let mask: GestureMask

    @MainActor func makeBox(environment: EnvironmentValues) -> GestureBoxOf<G> {
        let box = GestureBoxOf(gesture)
        update(box, environment: environment)
        return box
    }

    @MainActor func update(_ box: GestureBoxOf<G>, environment: EnvironmentValues) {
        box.update(gesture)
        box.priority = priority
        // Views that are disabled do not follow touches (Apple's documentation of `disabled`); those around them do.
        box.mask = environment.isEnabled ? mask : mask.subtracting(.gesture)
    }
}

/// A box that touches go through.
private final class UntouchableBox: TransparentBox, @unchecked Sendable {
    var isEnabled = true

    override func hitTest(_ point: CGPoint) -> LayoutBox? { isEnabled ? super.hitTest(point) : nil }
}

nonisolated private struct HitTestingModifier: BoxModifier {
    let isEnabled: Bool

    func makeBox(environment: EnvironmentValues) -> UntouchableBox {
        let box = UntouchableBox()
        box.isEnabled = isEnabled
        return box
    }

    func update(_ box: UntouchableBox, environment: EnvironmentValues) { box.isEnabled = isEnabled }
}

extension View {
    /// Follows a gesture; those of views within come first.
    nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Follows a gesture before those of views within.
    nonisolated public func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Follows a gesture beside those of other views.
    nonisolated public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Follows a gesture beside those of other views, and takes the touches from them all once it becomes itself, as the
    /// press does that opens a menu.
    nonisolated func overridingGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture {
        modifier(GestureModifier(gesture: gesture, priority: .overriding, mask: mask))
    }

    /// Calls an action after a number of taps.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }

    /// Calls an action with the place of a tap after a number of taps.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    @available(*, deprecated, message: "use overload that accepts a CoordinateSpaceProtocol instead")
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        var tap = SpatialTapGesture(count: count)
        tap.coordinateSpace = coordinateSpace
        return gesture(tap.onEnded { action($0.location) })
    }

    /// Calls an action when a finger has stayed down for a while, and tells while it does.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                action: action, pressingChanged: onPressingChanged))
    }

    @_disfavoredOverload
    @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDuration:perform:onPressingChanged:)")
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    /// Whether the view takes touches.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

/// A long press that tells when the finger comes and goes.
private struct PressingGesture: Gesture {
    typealias Value = Bool
    typealias Body = Never

    let press: LongPressGesture
    let action: () -> Void
    let pressingChanged: ((Bool) -> Void)?

    @MainActor static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Bool> {
        var isPressing = false
        return _GestureOutputs(
            ActionRecognizer(gesture.value, content: \.press) { gesture in
                GestureActions(
                    changed: { _ in
                        if !isPressing { gesture.pressingChanged?(true) }
                        isPressing = true
                    },
                    ended: { _ in gesture.action() },
                    finished: {
                        if isPressing { gesture.pressingChanged?(false) }
                        isPressing = false
                    })
            })
    }
}
