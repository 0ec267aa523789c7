/// Where a pointer is over a view.
public enum HoverPhase: Equatable {
    /// The pointer is over the view, at a point of the coordinates asked for.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

extension HoverPhase: Sendable {}

/// The pointer of a mouse or a trackpad without a button held, as a host sends it.
package enum PointerEvent: Sendable {
    /// In points, in the coordinates of the whole picture.
    case moved(CGPoint)
    /// The pointer has left the picture.
    case left
}

/// Tells views that the pointer comes, moves and goes.
@MainActor
final class HoverDispatcher {
    /// The boxes that the pointer is over, inner ones first.
    private var boxes: [WeakHoverBox] = []

    private struct WeakHoverBox {
        weak var box: HoverBox?
    }

    /// - Returns: whether any view follows the pointer.
    func handle(_ event: PointerEvent, in root: LayoutBox) -> Bool {
        var current: [HoverBox] = []
        var location = CGPoint.zero
        if case .moved(let point) = event {
            location = point
            var box = root.hitTest(point)
            while let inner = box {
                if let hover = inner as? HoverBox, hover.isEnabled { current.append(hover) }
                box = inner.parent
            }
        }
        let before = boxes.compactMap(\.box)
        boxes = current.map { WeakHoverBox(box: $0) }
        for box in before where !current.contains(where: { $0 === box }) { box.action(.ended) }
        for box in current {
            box.action(.active(box.convert(location, to: box.coordinateSpace)))
        }
        return !current.isEmpty
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

private struct HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether views show that the pointer is over them.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
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
