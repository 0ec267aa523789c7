@_spi(Floors) import SwiftUICore

/// An event of a finger on a control that follows it, such as a switch; locations are in the control's coordinates.
package enum FingerEvent {
    case down(CGPoint)
    case moved(CGPoint)
    case up(CGPoint)
    /// The touch is not the control's: it scrolls, or was taken away.
    case lost
}

/// Hands a control what one finger does on it, with the control's size.
///
/// In a scroll view the finger is the control's when it moves along the control's axis first, and scrolls when it moves
/// across.
nonisolated package struct FingerModifier: BoxModifier {
    package typealias Body = Never

    /// True if what is in the view gets the finger first, until that moves.
    var isBehindContent = false
    /// The way along which the control follows the finger.
    var axis = Axis.horizontal
    /// True if the control hears of the finger before it is clear that it does not scroll.
    var isToldAtOnce = false
    let follow: @MainActor (FingerEvent, CGSize) -> Void

    package init(
        isBehindContent: Bool = false, axis: Axis = Axis.horizontal, isToldAtOnce: Bool = false,
        follow: @escaping @MainActor (FingerEvent, CGSize) -> Void
    ) {
        self.isBehindContent = isBehindContent
        self.axis = axis
        self.isToldAtOnce = isToldAtOnce
        self.follow = follow
    }

    @MainActor package func makeBox(environment: EnvironmentValues) -> FingerBox {
        let box = FingerBox(FingerRecognizer())
        update(box, environment: environment)
        return box
    }

    @MainActor package func update(_ box: FingerBox, environment: EnvironmentValues) {
        box.isBehindContent = isBehindContent
        box.finger.follow = follow
        box.finger.axis = axis
        box.finger.isToldAtOnce = isToldAtOnce
        box.finger.isEnabled = environment.isEnabled
    }
}

/// Takes the touches of the view it wraps, all over its frame.
package final class FingerBox: GestureBox, TouchReceiver {
    let finger: FingerRecognizer
    var isBehindContent = false
    private let erased: AnyRecognizer

    @MainActor init(_ finger: FingerRecognizer) {
        self.finger = finger
        erased = AnyRecognizer(finger)
    }

    @MainActor package var recognizer: AnyRecognizer { erased }

    @MainActor package var isMeantForTouches: Bool { finger.isEnabled }

    package override func hitTest(_ point: CGPoint) -> LayoutBox? {
        if isBehindContent, let hit = super.hitTest(point) { return hit }
        return CGRect(origin: .zero, size: size).contains(point) ? self : nil
    }
}

/// Follows one finger from where it comes down.
final class FingerRecognizer: GestureRecognizer<Void> {
    var follow: (FingerEvent, CGSize) -> Void = { _, _ in }
    var isEnabled = true
    var axis = Axis.horizontal
    var isToldAtOnce = false
    private var start: (id: Int, location: CGPoint)?
    private var isOwn = false
    private var size = CGSize.zero
    private var showing = PressHighlightDelay()
    /// Location at which the finger came down, until it is passed to the control.
    private var untold: CGPoint?

    /// The movement in points that decides whether a finger scrolls.
    private static let slop: CGFloat = 10

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Void> {
        guard isEnabled else { return fail() }
        size = space.size
        let place = space.convert(event.location, .local)
        guard let start else {
            guard event.phase == .began else { return .possible }
            start = (event.id, event.location)
            untold = place
            if showing.begin(at: event.time, in: space) || isToldAtOnce { tell() }
            return .pending(())
        }
        guard event.id == start.id, event.phase != .began else { return isOwn ? .active(()) : .pending(()) }
        if event.phase == .cancelled { return fail() }
        if !isOwn, space.hasRivals {
            let way = CGSize(
                width: abs(event.location.x - start.location.x), height: abs(event.location.y - start.location.y))
            let across: Axis = axis == .horizontal ? .vertical : .horizontal
            if way[across] > Self.slop, way[across] > way[axis] { return fail() }
            isOwn = way[axis] > Self.slop
        }
        if isOwn || event.phase == .ended || showing.isDue(at: event.time) { tell() }
        guard event.phase == .ended else {
            if untold == nil { follow(.moved(place), size) }
            return isOwn ? .active(()) : .pending(())
        }
        self.start = nil
        follow(.up(place), size)
        return .ended(())
    }

    override var deadline: Double? { showing.due }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Void> {
        if showing.isDue(at: time) { tell() }
        return .pending(())
    }

    /// Tells the control of the finger, which has waited for a scroll view until then.
    private func tell() {
        guard let place = untold else { return }
        untold = nil
        showing.stop()
        follow(.down(place), size)
    }

    private func fail() -> GesturePhase<Void> {
        cancel()
        return .failed
    }

    override func cancel() {
        if start != nil, untold == nil { follow(.lost, size) }
        start = nil
        untold = nil
        showing.stop()
    }

    override func reset() {
        cancel()
        isOwn = false
    }
}
