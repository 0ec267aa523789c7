/// The gestures of a view and its subviews that are enabled.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    /// The added gesture, but not those of subviews.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of subviews, but not the added one.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// The precedence of a gesture relative to those of ancestors and descendants.
package enum GesturePriority {
    /// Gestures of descendants take precedence.
    case normal
    /// Takes precedence over gestures of descendants.
    case high
    /// Does not compete.
    case simultaneous
    /// Does not compete until it is recognised; then it takes the touches from all other gestures.
    case overriding
}

/// A box that receives touches.
package protocol TouchReceiver: LayoutBox {
    @MainActor var priority: GesturePriority { get }
    @MainActor var mask: GestureMask { get }
    /// The type-erased recogniser.
    @MainActor var recognizer: AnyRecognizer { get }
    /// True if a touch in the box targets it; false for a scroll view, which follows touches on any of its content.
    @MainActor var isMeantForTouches: Bool { get }
    /// True if the box scrolls in some way, and so competes with its content for moving fingers.
    @MainActor var scrolls: Bool { get }
}

extension TouchReceiver {
    @MainActor package var isMeantForTouches: Bool { true }
    @MainActor package var scrolls: Bool { false }
}

/// The box of a gesture around a view; its classes are ``TouchReceiver``.
@_spi(Floors) open class GestureBox: TransparentBox {
    package final var priority = GesturePriority.normal
    package final var mask = GestureMask.all
}

/// A type-erased recogniser.
@MainActor
package struct AnyRecognizer {
    let handle: (TouchEvent, GestureSpace) -> GesturePhase<Void>
    let comesOfTime: () -> Bool
    let followsSeveralFingers: () -> Bool
    let deadline: () -> Double?
    let advance: (Double, GestureSpace) -> GesturePhase<Void>
    let cancel: () -> Void
    let reset: () -> Void

    package init<Value>(_ recognizer: GestureRecognizer<Value>) {
        handle = { recognizer.handle($0, in: $1).map { _ in } }
        comesOfTime = { recognizer.comesOfTime }
        followsSeveralFingers = { recognizer.followsSeveralFingers }
        deadline = { recognizer.deadline }
        advance = { recognizer.advance(to: $0, in: $1).map { _ in } }
        cancel = { recognizer.cancel() }
        reset = { recognizer.reset() }
    }
}

package final class GestureBoxOf<G: Gesture>: GestureBox, TouchReceiver {
    private let inner: GestureRecognizer<G.Value>
    private let erased: AnyRecognizer

    @MainActor init(_ gesture: G) {
        inner = gesture.makeRecognizer()
        erased = AnyRecognizer(inner)
    }

    @MainActor package var recognizer: AnyRecognizer { erased }

    @MainActor func update(_ gesture: G) { inner.update(gesture) }
}

nonisolated package struct GestureModifier<G: Gesture>: BoxModifier {
    let gesture: G
    let priority: GesturePriority
    let mask: GestureMask

    @MainActor package func makeBox(environment: EnvironmentValues) -> GestureBoxOf<G> {
        let box = GestureBoxOf(gesture)
        update(box, environment: environment)
        return box
    }

    @MainActor package func update(_ box: GestureBoxOf<G>, environment: EnvironmentValues) {
        box.update(gesture)
        box.priority = priority
        // Disabled views do not receive touches (Apple's documentation of `disabled`); their ancestors do.
        box.mask = environment.isEnabled ? mask : mask.subtracting(.gesture)
    }
}

/// A box that can be excluded from hit testing.
package final class UntouchableBox: TransparentBox {
    var isEnabled = true

    package override func hitTest(_ point: CGPoint) -> LayoutBox? { isEnabled ? super.hitTest(point) : nil }
}

nonisolated package struct HitTestingModifier: BoxModifier {
    let isEnabled: Bool

    package func makeBox(environment: EnvironmentValues) -> UntouchableBox {
        let box = UntouchableBox()
        box.isEnabled = isEnabled
        return box
    }

    package func update(_ box: UntouchableBox, environment: EnvironmentValues) { box.isEnabled = isEnabled }
}

extension View {
    /// Adds a gesture; those of subviews take precedence.
    nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Adds a gesture that takes precedence over those of subviews.
    nonisolated public func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture that is recognised simultaneously with those of other views.
    nonisolated public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Adds a gesture that is recognised simultaneously with those of other views, and takes the touches from all of
    /// them once it is recognised, like the press that opens a menu.
    nonisolated package func overridingGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture {
        modifier(GestureModifier(gesture: gesture, priority: .overriding, mask: mask))
    }

    /// Adds an action for a number of taps.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(_EndedGesture(content: TapGesture(taps: count)) { action() })
    }

    /// Adds an action for a number of taps, which receives the location of the last one.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        tapGesture(count: count, in: coordinateSpace.coordinateSpace, perform: action)
    }

    @available(iOS, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        tapGesture(count: count, in: coordinateSpace, perform: action)
    }

    nonisolated private func tapGesture(
        count: Int, in coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(_EndedGesture(content: SpatialTapGesture(taps: count, in: coordinateSpace)) { action($0.location) })
    }

    /// Adds an action for a long press, and another one for its start and end.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                press: LongPressGesture(duration: minimumDuration, distance: maximumDistance),
                action: action, pressingChanged: onPressingChanged))
    }

    @_disfavoredOverload
    @available(
        iOS, deprecated: 100000.0,
        renamed: "onLongPressGesture(minimumDuration:maximumDuration:perform:onPressingChanged:)"
    )
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    /// Sets whether the view takes part in hit testing.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

/// A long press that reports when the finger goes down and up.
nonisolated private struct PressingGesture: Gesture {
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
