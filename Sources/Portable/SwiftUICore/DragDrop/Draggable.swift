import CoreTransferable
import Drawing

nonisolated private struct DraggableModifier<Preview: View>: BoxModifier {
    typealias Body = Never

    /// Makes the item when a drag begins; nil for none.
    let payload: () -> DragItem?
    /// The picture at the finger; nil for one of the view.
    var preview: Preview?

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { DraggableNode(modifier: modifier, inputs: inputs, content: body) }
    }

    @MainActor func makeBox(environment: EnvironmentValues) -> DraggableBox {
        let box = DraggableBox(DragOutRecognizer())
        update(box, environment: environment)
        return box
    }

    @MainActor func update(_ box: DraggableBox, environment: EnvironmentValues) {
        box.payload = environment.isEnabled ? payload : nil
    }
}

/// Makes the picture at the finger when a drag begins.
private final class DraggableNode<Preview: View>: BoxModifierNode<DraggableModifier<Preview>> {
    override func makeBoxes() -> [LayoutBox] { connected(super.makeBoxes()) }

    override func makeLazyRuns() -> [LazyRun] {
        super.makeLazyRuns().wrapped { [weak self] box in
            self?.connected([box]).first
        } release: { _ in
        }
    }

    private func connected(_ boxes: [LayoutBox]) -> [LayoutBox] {
        for box in boxes {
            unsafeDowncast(box, to: DraggableBox.self).makePreview = { [weak self] in self?.makePreview() }
        }
        return boxes
    }

    private func makePreview() -> DragPreview? {
        guard let preview = modifier.preview else { return nil }
        return DragPreview(ChildNode(preview, inputs: inputs()).node)
    }
}

/// The picture at the finger.
@MainActor
final class DragPreview {
    private let node: ViewNode
    private let box = LayoutContainerOf(layout: ZStackLayout())

    init(_ node: ViewNode) {
        self.node = node
        box.layoutDirection = node.environment.layoutDirection
        box.contents = node.boxes
        box.place(at: .zero, proposal: .unspecified)
    }

    /// The picture with its middle at a point.
    func drawn(at point: CGPoint, in pass: DrawingPass) -> DisplayGroup {
        let size = box.placedSize
        return DisplayGroup(
            box.draw(in: pass),
            transform: CGAffineTransform(translationX: point.x - size.width / 2, y: point.y - size.height / 2))
    }

    func remove() { node.remove() }
}

/// A view whose value is dragged.
private final class DraggableBox: GestureBox, TouchReceiver {
    /// Nil in a disabled view.
    @MainActor var payload: (() -> DragItem?)?
    @MainActor var makePreview: () -> DragPreview? = { nil }
    private let erased: AnyRecognizer

    @MainActor init(_ drag: DragOutRecognizer) {
        erased = AnyRecognizer(drag)
        super.init()
        drag.lift = { [weak self] point in
            guard let self, let root, let item = payload?() else { return nil }
            return DragSession(item, of: self, in: root, at: point, preview: makePreview())
        }
    }

    @MainActor var recognizer: AnyRecognizer { erased }
}

/// A finger that stays on a view for half a second, and then drags its value.
private final class DragOutRecognizer: GestureRecognizer<Void> {
    var lift: (CGPoint) -> DragSession? = { _ in nil }
    private var start: TouchEvent?
    private var session: DragSession?

    private static let slop: CGFloat = 10
    private static let duration = 0.5

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Void> {
        switch event.phase {
        case .began:
            guard start == nil else { return .failed }
            start = event
            return .possible
        case .moved:
            if let session {
                session.move(to: event.location)
                return .active(())
            }
            guard let start, event.location.distance(to: start.location) <= Self.slop else { return .failed }
            return .possible
        case .ended:
            guard let session else { return .failed }
            session.move(to: event.location)
            session.end(drops: true)
            self.session = nil
            return .ended(())
        case .cancelled:
            cancel()
            return .failed
        }
    }

    override var comesOfTime: Bool { true }

    override var deadline: Double? { session == nil ? start.map { $0.time + Self.duration } : nil }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Void> {
        guard let start, let session = lift(start.location) else { return .failed }
        self.session = session
        return .active(())
    }

    override func cancel() {
        session?.end(drops: false)
        session = nil
    }

    override func reset() {
        cancel()
        start = nil
    }
}

extension View {
    /// Lets people drag a value from the view to one that takes it (``dropDestination(for:action:isTargeted:)``).
    ///
    /// A finger that stays on the view for half a second takes the value along. On Linux it can be dropped in the same
    /// window.
    /// - Parameter payload: The value, which is made when a drag begins.
    nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable {
        modifier(DraggableModifier<EmptyView>(payload: { DragItem(payload()) }))
    }

    /// Lets people drag a value from the view to one that takes it.
    /// - Parameters:
    ///   - payload: The value, which is made when a drag begins.
    ///   - preview: The view that follows the finger.
    nonisolated public func draggable<V, T>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View where V: View, T: Transferable {
        modifier(DraggableModifier(payload: { DragItem(payload()) }, preview: preview()))
    }

    /// Lets people drag an item from the view to one that takes it (`onDrop(of:delegate:)` and its kin).
    ///
    /// A finger that stays on the view for half a second takes the item along. On Linux it can be dropped in the same
    /// window.
    /// - Parameter data: Makes the item when a drag begins.
    @available(iOS 13.4, *)
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DraggableModifier<EmptyView>(payload: { DragItem(data()) }))
    }

    /// Lets people drag an item from the view to one that takes it.
    /// - Parameters:
    ///   - data: Makes the item when a drag begins.
    ///   - preview: The view that follows the finger.
    @available(iOS 15.0, *)
    nonisolated public func onDrag<V>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View where V: View {
        modifier(DraggableModifier(payload: { DragItem(data()) }, preview: preview()))
    }

    /// Sets the item that is dragged from the view; nil for none.
    @available(iOS 13.0, *)
    nonisolated public func itemProvider(_ action: Optional<() -> NSItemProvider?>) -> some View {
        modifier(DraggableModifier<EmptyView>(payload: { action?().map { DragItem($0) } }))
    }
}
