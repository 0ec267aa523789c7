import CoreTransferable

nonisolated private struct DraggableModifier: BoxModifier {
    typealias Body = Never

    let payload: () -> any Transferable

    @MainActor func makeBox(environment: EnvironmentValues) -> DraggableBox {
        let box = DraggableBox(DragOutRecognizer())
        update(box, environment: environment)
        return box
    }

    @MainActor func update(_ box: DraggableBox, environment: EnvironmentValues) {
        box.payload = environment.isEnabled ? payload : nil
    }
}

/// A view whose value is dragged.
private final class DraggableBox: GestureBox, @unchecked Sendable {
    /// Nil in a disabled view.
    @MainActor var payload: (() -> any Transferable)?
    private let erased: AnyRecognizer

    @MainActor init(_ drag: DragOutRecognizer) {
        erased = AnyRecognizer(drag)
        super.init()
        drag.lift = { [weak self] point in
            guard let self, let root, let payload else { return nil }
            return DragSession(payload(), of: self, in: root, at: point)
        }
    }

    @MainActor override var recognizer: AnyRecognizer { erased }
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
        modifier(DraggableModifier(payload: payload))
    }

    /// Lets people drag a value from the view to one that takes it.
    /// - Parameters:
    ///   - payload: The value, which is made when a drag begins.
    ///   - preview: Of no effect on Linux, where a picture of the view itself follows the finger.
    nonisolated public func draggable<V, T>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View where V: View, T: Transferable {
        modifier(DraggableModifier(payload: payload))
    }
}
