@_spi(Floors) import SwiftUICore

/// The state of a pointer relative to a view.
public enum HoverPhase: Equatable {
    /// The pointer is over the view, at a point in the requested coordinate space.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

extension HoverPhase: Sendable {}

/// An event of a mouse's or trackpad's pointer, as a host sends it. Movement with the primary button held is a touch.
package enum PointerEvent: Sendable {
    /// Movement without a button held; in points, in root coordinates.
    case moved(CGPoint)
    /// A click of the secondary button, or of the primary one with Control held; sent once, when the button goes down.
    case secondaryClick(CGPoint)
    /// The pointer has left the picture.
    case left
}

/// Notifies views when the pointer enters, moves or leaves, and when views move under a resting pointer.
@MainActor
package final class HoverDispatcher {
    /// The pointer's location in root coordinates; nil without a pointer.
    private var location: CGPoint?
    /// The hovered views, innermost first.
    private var hovered: [Hovered] = []

    package init() {}

    private struct Hovered {
        weak var box: HoverBox?
        /// In the view's chosen coordinate space.
        let place: CGPoint
    }

    /// - Returns: true if any view follows the pointer.
    package func handle(_ event: PointerEvent, in root: LayoutBox) -> Bool {
        switch event {
        case .moved(let point), .secondaryClick(let point): location = point
        case .left: location = nil
        }
        follow(in: root, isMove: true)
        return !hovered.isEmpty
    }

    /// Updates the hovered views after a layout that may have moved them. Costs nothing without a pointer.
    package func viewsMayHaveMoved(in root: LayoutBox) {
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

/// The box of a view that follows the pointer.
private final class HoverBox: TransparentBox {
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

/// Reduces hover phases to one call each for entering and leaving.
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
    /// Calls an action with true when the pointer enters the view, and with false when it leaves.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverSwitch(action: action))
    }

    /// Calls an action whenever the pointer moves over the view, and when it leaves.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(coordinateSpace: coordinateSpace.coordinateSpace, action: action))
    }

    @available(iOS, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(coordinateSpace: coordinateSpace, action: action))
    }
}
