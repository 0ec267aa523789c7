@_spi(Floors) import SwiftUICore

/// The duration of a press that opens the menu of a view.
package enum MenuPressDuration: Equatable {
    /// On a button that does nothing else: longer than a tap, which opens the menu when the finger is lifted, so that a finger
    /// that scrolls opens nothing (by eye from iOS).
    case short
    /// On what can be tapped as well: that of a long press.
    case long

    var seconds: Double { self == .short ? 0.2 : LongPressGesture.standardDuration }
}

/// A finger that stays on a view, opens its menu, and goes on in that: it slides to a row and chooses it by being lifted there.
/// From the menu of a row that can be moved it takes the row with it instead, and the menu closes.
struct MenuPress: Gesture {
    typealias Value = Void
    typealias Body = Never

    let finger: SlidingFinger
    let duration: MenuPressDuration
    /// Opens the menu for a point of the whole picture; false when there is none.
    let open: @MainActor (CGPoint) -> Bool
    /// Closes the menu of a row that the finger moves; nil where it moves none.
    let leave: (@MainActor () -> Void)?

    @MainActor static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Void> {
        _GestureOutputs(MenuPressRecognizer(gesture.value))
    }
}

private final class MenuPressRecognizer: GestureRecognizer<Void> {
    private var gesture: MenuPress
    private var start: TouchEvent?
    private var last: TouchEvent?
    /// Follows the finger in the menu that it has opened.
    private var opened: SlidingFinger?
    /// The row of a list that the menu is about, and that the finger may take with it.
    private weak var row: (any RowBox)?
    private var move: (any RowMove)?

    private static let slop = LongPressGesture().maximumDistance

    init(_ gesture: MenuPress) { self.gesture = gesture }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Void> {
        guard let start else {
            guard event.phase == .began else { return .possible }
            start = event
            last = event
            return .possible
        }
        if let opened {
            guard event.id == start.id else { return .active(()) }
            if move == nil { takeRow(from: start, to: event) }
            if let move {
                move.follow(event.location.y - start.location.y, at: event.location)
                if event.phase == .ended { move.drop() } else if event.phase == .cancelled { move.cancel() }
                if event.phase == .ended || event.phase == .cancelled { self.move = nil }
            } else {
                opened.take(event)
            }
            switch event.phase {
            case .began, .moved: return .active(())
            case .ended: return .ended(())
            case .cancelled: return .failed
            }
        }
        last = event
        guard event.phase == .moved, event.location.distance(to: start.location) <= Self.slop else { return .failed }
        return .possible
    }

    /// A finger that moves after it has opened the menu of a row takes that with it, as on iOS.
    private func takeRow(from start: TouchEvent, to event: TouchEvent) {
        guard event.phase == .moved, event.location.distance(to: start.location) > Self.slop, let row,
            let begun = row.beginMove()
        else { return }
        move = begun
        opened?.lose(event.id)
        gesture.leave?()
    }

    override var deadline: Double? { opened?.deadline ?? openingTime }

    private var openingTime: Double? {
        opened == nil ? start.map { $0.time + gesture.duration.seconds } : nil
    }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Void> {
        if let opened {
            opened.advance(to: time)
            return .active(())
        }
        guard let start, let last else { return .failed }
        // Once the menu is open, it is over the row.
        if gesture.leave != nil { row = space.box?.listRow(at: start.location) }
        guard gesture.open(start.location) else { return .failed }
        opened = gesture.finger
        gesture.finger.follow(last, opens: true)
        return .active(())
    }

    override func cancel() {
        if let start { opened?.lose(start.id) }
    }

    override func reset() {
        cancel()
        move?.cancel()
        move = nil
        row = nil
        start = nil
        last = nil
        opened = nil
    }

    override func update(_ gesture: Any) {
        if let gesture = gesture as? MenuPress { self.gesture = gesture }
    }
}

extension LayoutBox {
    /// The row of a list that is seen at a point of the whole picture.
    @MainActor fileprivate func listRow(at point: CGPoint) -> (any RowBox)? {
        guard let hit = root?.hitTest(point) else { return nil }
        return hit.asRow ?? hit.nearestAncestor { $0.asRow }
    }
}

extension View {
    /// Gives the view a menu, which a finger that stays opens, and chooses from without being lifted.
    /// - Parameters:
    ///   - isPresented: whether the menu is open.
    ///   - duration: how long the finger stays.
    ///   - dims: whether what is below is dimmed, and a finger that goes on takes the row of a list with it.
    ///   - subject: what is shown of the view meanwhile.
    ///   - isChoice: whether the menu is that of a picker, which has a fixed order.
    ///   - anchor: what the menu stands beside; nil for the view.
    ///   - point: where the menu stands, in the whole picture, rather than beside something.
    ///   - open: opens the menu for a finger at a point of the whole picture; false when there is none.
    nonisolated package func menu<Panel: View>(
        isPresented: Binding<Bool>, after duration: MenuPressDuration, dims: Bool = false,
        subject: MenuSubject = .none, isChoice: Bool = false, anchor: (@MainActor () -> LayoutBox?)? = nil,
        at point: (@MainActor () -> CGPoint?)? = nil,
        open: @escaping @MainActor (CGPoint) -> Bool, @ViewBuilder panel: @escaping () -> Panel
    ) -> some View {
        modifier(
            MenuModifier(
                isPresented: isPresented, duration: duration, dims: dims, subject: subject, isChoice: isChoice,
                anchor: anchor, point: point, open: open, panel: panel))
    }

    nonisolated package func menu<Panel: View>(
        isPresented: Binding<Bool>, after duration: MenuPressDuration, dims: Bool = false,
        subject: MenuSubject = .none, isChoice: Bool = false, @ViewBuilder panel: @escaping () -> Panel
    ) -> some View {
        menu(isPresented: isPresented, after: duration, dims: dims, subject: subject, isChoice: isChoice) { _ in
            isPresented.wrappedValue = true
            return true
        } panel: {
            panel()
        }
    }
}

nonisolated private struct MenuModifier<Panel: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let duration: MenuPressDuration
    let dims: Bool
    let subject: MenuSubject
    let isChoice: Bool
    let anchor: (@MainActor () -> LayoutBox?)?
    let point: (@MainActor () -> CGPoint?)?
    let open: @MainActor (CGPoint) -> Bool
    let panel: () -> Panel

    @State private var finger = SlidingFinger()
    /// Location of the secondary click that opened the context menu. The menu stands there without dimming or lifting a
    /// view, as on an iPad.
    @State private var click: CGPoint?

    init(
        isPresented: Binding<Bool>, duration: MenuPressDuration, dims: Bool, subject: MenuSubject,
        isChoice: Bool, anchor: (@MainActor () -> LayoutBox?)?, point: (@MainActor () -> CGPoint?)?,
        open: @escaping @MainActor (CGPoint) -> Bool, panel: @escaping () -> Panel
    ) {
        self.isPresented = isPresented
        self.duration = duration
        self.dims = dims
        self.subject = subject
        self.isChoice = isChoice
        self.anchor = anchor
        self.point = point
        self.open = open
        self.panel = panel
    }

    /// Closes the menu for a finger that goes on with a row.
    @MainActor private var leave: (@MainActor () -> Void)? {
        guard dims else { return nil }
        return { isPresented.wrappedValue = false }
    }

    @MainActor func body(content: Content) -> some View {
        let isRich = click == nil
        return
            content
            .overridingGesture(
                MenuPress(
                    finger: finger, duration: duration,
                    open: { place in
                        if click != nil { click = nil }
                        return open(place)
                    }, leave: leave)
            )
            .anchoredPresentation(
                isPresented: isPresented, dims: dims && isRich, subject: isRich ? subject : .none, isChoice: isChoice,
                anchor: anchor, at: { click ?? point?() }, onDismiss: { if click != nil { click = nil } }
            ) { [finger] in
                panel().environment(\.slidingFinger, finger)
            }
            .modifier(
                SecondaryClickModifier { place in
                    guard open(place) else { return false }
                    if dims { click = place }
                    return true
                }
            )
    }
}
