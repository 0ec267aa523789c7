@_spi(Floors) import SwiftUIControls
@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction

/// Tracks a finger that comes down on a panel, and chooses the button below it.
nonisolated package struct SlidingPanel: BoxModifier {
    package typealias Body = Never

    let finger: SlidingFinger

    package init(finger: SlidingFinger) { self.finger = finger }

    @MainActor package func makeBox(environment: EnvironmentValues) -> SlidingPanelBox { SlidingPanelBox(finger) }

    package func update(_ box: SlidingPanelBox, environment: EnvironmentValues) {}
}

/// The panel of a menu or an alert, in which a finger slides from row to row. Comes before the rows, which by themselves
/// would follow a finger that comes down on one for as long as it is down.
package final class SlidingPanelBox: GestureBox, TouchReceiver {
    private let choice: SlidingRecognizer
    private let erased: AnyRecognizer

    /// Distance from the end of the panel at which the finger scrolls the rows, in points, and the scrolling speed at
    /// the very end and beyond, in points a second (by eye).
    private static let edge: CGFloat = 30
    private static let topSpeed: CGFloat = 400

    @MainActor init(_ finger: SlidingFinger) {
        choice = SlidingRecognizer(finger)
        erased = AnyRecognizer(choice)
        super.init()
        priority = .high
        choice.panel = self
        finger.panelDidCome(self)
    }

    @MainActor package var recognizer: AnyRecognizer { erased }

    /// Rows say so themselves: a touch on a title, or on what is disabled, means nothing.
    @MainActor package var isMeantForTouches: Bool { false }

    /// True if the panel is on screen, and to stay.
    var isThere: Bool { root != nil && enclosingLayer?.isLeaving == false }

    /// True if it is known where the panel stands.
    var hasPlace: Bool { placedSize.height > 0 }

    /// The row at a point of the whole picture that can be chosen.
    @MainActor func row(at point: CGPoint) -> PressBox? {
        let place = convert(point, to: .local)
        guard CGRect(origin: .zero, size: placedSize).contains(place), let hit = hitTest(place) else { return nil }
        let row = hit.asPress ?? hit.nearestAncestor { $0.asPress }
        return row?.press.isEnabled == true ? row : nil
    }

    // MARK: Scrolling

    /// The scroll view of the rows, when there are more than the panel has room for.
    var scroll: ScrollBox? { lastScrollBox }

    /// The velocity of the rows towards a finger near the end of the panel, in points a second.
    @MainActor func scrollSpeed(at point: CGPoint) -> CGFloat {
        guard let scroll else { return 0 }
        let place = convert(point, to: .local)
        guard place.x >= 0, place.x <= placedSize.width else { return 0 }
        let (above, below) = (Self.edge - place.y, place.y - (placedSize.height - Self.edge))
        let offset = scroll.contentOffset.y
        if above > 0 { return offset > 0 ? -Self.topSpeed * min(above / Self.edge, 1) : 0 }
        guard below > 0, offset < scroll.scrollRange.height else { return 0 }
        return Self.topSpeed * min(below / Self.edge, 1)
    }
}

extension LayoutBox {
    /// The lowest scroll view in the box that has something out of sight: texts stand above the rows.
    fileprivate var lastScrollBox: ScrollBox? {
        guard let scroll = asScrollBox else { return children.reversed().firstNonNil(\.lastScrollBox) }
        return scroll.scrollRange.height > 0.5 ? scroll : nil
    }
}

/// Follows a finger on a panel. Rows that have more than the room there is scroll with one that moves along them.
private final class SlidingRecognizer: GestureRecognizer<Void> {
    private let finger: SlidingFinger
    weak var panel: SlidingPanelBox?
    private var start: TouchEvent?
    private var isOwn = false

    /// The movement that decides whether a finger scrolls, in points.
    private static let slop: CGFloat = 10

    init(_ finger: SlidingFinger) { self.finger = finger }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Void> {
        guard let start else {
            guard event.phase == .began else { return .possible }
            start = event
            isOwn = panel?.scroll == nil
            finger.follow(event)
            return phase
        }
        guard event.id == start.id else { return phase }
        switch event.phase {
        case .cancelled:
            finger.lose(event.id)
            return .failed
        case .ended:
            finger.take(event)
            return .ended(())
        case .began, .moved:
            if !isOwn {
                let (across, along) = (event.location.x - start.location.x, event.location.y - start.location.y)
                if abs(along) > Self.slop, abs(along) >= abs(across) {
                    finger.lose(event.id)
                    return .failed
                }
                isOwn = abs(across) > Self.slop
            }
            finger.take(event)
            return phase
        }
    }

    private var phase: GesturePhase<Void> { isOwn ? .active(()) : .pending(()) }

    override var deadline: Double? { start.flatMap { finger.follows($0.id) ? finger.deadline : nil } }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Void> {
        finger.advance(to: time)
        return phase
    }

    override func cancel() {
        if let start { finger.lose(start.id) }
    }

    override func reset() {
        cancel()
        start = nil
        isOwn = false
    }
}
