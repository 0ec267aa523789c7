/// Where a pointer is over a view.
public enum HoverPhase: Equatable {
    /// The pointer is over the view, at a point of the coordinates asked for.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

extension HoverPhase: Sendable {}

/// The pointer of a mouse or a trackpad, as a host sends it. What it does with its first button held is a touch.
package enum PointerEvent: Sendable {
    /// Without a button held; in points, in the coordinates of the whole picture.
    case moved(CGPoint)
    /// A click of the second button, or of the first one with Control held: once, when the button goes down.
    case secondaryClick(CGPoint)
    /// The pointer has left the picture.
    case left
}

/// Tells views that the pointer comes, moves and goes, and that they come, move and go below a pointer that rests.
@MainActor
final class HoverDispatcher {
    /// Where the pointer is, in the coordinates of the whole picture; nil where there is none.
    private var location: CGPoint?
    /// What the pointer is over, inner views first.
    private var hovered: [Hovered] = []

    private struct Hovered {
        weak var box: HoverBox?
        /// In the view's own choice of coordinates.
        let place: CGPoint
    }

    /// - Returns: whether any view follows the pointer.
    func handle(_ event: PointerEvent, in root: LayoutBox) -> Bool {
        switch event {
        case .moved(let point), .secondaryClick(let point): location = point
        case .left: location = nil
        }
        follow(in: root, isMove: true)
        return !hovered.isEmpty
    }

    /// Views may stand elsewhere than they did: tells those that are concerned. Costs nothing without a pointer.
    func viewsMayHaveMoved(in root: LayoutBox) {
        if location != nil { follow(in: root, isMove: false) }
    }

    private func follow(in root: LayoutBox, isMove: Bool) {
        let before = hovered
        hovered = location.map { boxes(at: $0, in: root) } ?? []
        let current = hovered
        for old in before where !current.contains(where: { $0.box === old.box }) { old.box?.action(.ended) }
        for new in current {
            let isSame = !isMove && before.contains { $0.box === new.box && $0.place == new.place }
            if !isSame { new.box?.action(.active(new.place)) }
        }
    }

    private func boxes(at point: CGPoint, in root: LayoutBox) -> [Hovered] {
        var found: [Hovered] = []
        var box = root.hitTest(point)
        while let inner = box {
            if let hover = inner as? HoverBox, hover.isEnabled {
                found.append(Hovered(box: hover, place: hover.convert(point, to: hover.coordinateSpace)))
            }
            box = inner.parent
        }
        return found
    }
}

/// A box whose view follows the pointer.
private final class HoverBox: TransparentBox, @unchecked Sendable {
    var coordinateSpace: CoordinateSpace
    var action: (HoverPhase) -> Void
    var isEnabled: Bool

    init(coordinateSpace: CoordinateSpace, action: @escaping (HoverPhase) -> Void, isEnabled: Bool) {
        self.coordinateSpace = coordinateSpace
        self.action = action
        self.isEnabled = isEnabled
    }
}

nonisolated private struct HoverModifier: BoxModifier {
    let coordinateSpace: CoordinateSpace
    let action: (HoverPhase) -> Void

    func makeBox(environment: EnvironmentValues) -> HoverBox {
        HoverBox(coordinateSpace: coordinateSpace, action: action, isEnabled: environment.isEnabled)
    }

    func update(_ box: HoverBox, environment: EnvironmentValues) {
        box.coordinateSpace = coordinateSpace
        box.action = action
        box.isEnabled = environment.isEnabled
    }
}

/// Tells of the pointer's coming and going, once each.
nonisolated private struct HoverSwitch: ViewModifier {
    let action: (Bool) -> Void
    @State private var memory = Memory()

    init(action: @escaping (Bool) -> Void) { self.action = action }

    private final class Memory {
        var isOver = false
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            HoverModifier(coordinateSpace: .local) { [memory, action] phase in
                let isOver = phase != .ended
                guard isOver != memory.isOver else { return }
                memory.isOver = isOver
                action(isOver)
            })
    }
}

extension View {
    /// Calls an action with true when the pointer comes over the view, and with false when it leaves.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverSwitch(action: action))
    }

    /// Calls an action whenever the pointer moves over the view, and when it leaves.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(coordinateSpace: coordinateSpace.coordinateSpace, action: action))
    }

    @available(*, deprecated, message: "use overload that accepts a CoordinateSpaceProtocol instead")
    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(coordinateSpace: coordinateSpace, action: action))
    }
}
