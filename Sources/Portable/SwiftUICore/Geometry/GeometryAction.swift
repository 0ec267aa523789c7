/// Calls an action with a value of the view's geometry, first when the view has its place and then whenever the value is
/// another one.
nonisolated struct GeometryActionModifier<Value: Equatable>: BoxModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { GeometryActionNode(modifier: modifier, inputs: inputs, content: body) }
    }

    func makeBox(environment: EnvironmentValues) -> GeometryActionBox<Value> {
        GeometryActionBox(transform: transform)
    }

    func update(_ box: GeometryActionBox<Value>, environment: EnvironmentValues) { box.transform = transform }
}

/// Evaluates a value of its geometry in the course of layout.
final class GeometryActionBox<Value: Equatable>: TransparentBox, PositionDependentBox {
    var transform: (GeometryProxy) -> Value {
        didSet {
            isStale = true
            root?.register(self)
        }
    }
    /// Called with the value before and the one now, which are the same for the first one.
    @MainActor var didChange: ((Value, Value) -> Void)?
    private let reads = GeometryReads()
    private var last: Value?
    /// True if the value has not been evaluated by the present closure.
    private var isStale = true

    init(transform: @escaping (GeometryProxy) -> Value) { self.transform = transform }

    override func placeChildren() {
        root?.register(self)
        super.placeChildren()
    }

    var isOutOfPlace: Bool { isStale || reads.areStale(of: self) }

    func followPlace() -> Bool {
        isStale = false
        let value = reads.record { transform(GeometryProxy(box: self, reads: reads)) }
        guard value != last else { return false }
        let old = last ?? value
        last = value
        didChange?(old, value)
        return false
    }
}

private final class GeometryActionNode<Value: Equatable>: BoxModifierNode<GeometryActionModifier<Value>> {
    override func makeBoxes() -> [LayoutBox] { connected(super.makeBoxes()) }

    override func makeLazyRuns() -> [LazyRun] {
        super.makeLazyRuns().wrapped { [weak self] box in
            self?.connected([box]).first
        } release: { _ in
        }
    }

    private func connected(_ boxes: [LayoutBox]) -> [LayoutBox] {
        for box in boxes {
            unsafeDowncast(box, to: GeometryActionBox<Value>.self).didChange = { [weak self] old, new in
                self?.act(old, new)
            }
        }
        return boxes
    }

    private func act(_ old: Value, _ new: Value) {
        graph.afterUpdate(from: self) { [weak self] in
            guard let self, self.isAlive else { return }
            self.modifier.action(old, new)
        }
    }
}

extension View {
    /// Calls an action with a value of the view's geometry when it has its place, and whenever the value changes.
    /// - Parameters:
    ///   - type: the type of the value.
    ///   - transform: makes the value; what it reads of the geometry is followed.
    ///   - action: is called after the update.
    @available(iOS 16.0, *)
    nonisolated public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View where T: Equatable {
        modifier(GeometryActionModifier(transform: transform) { _, new in action(new) })
    }

    /// Calls an action with a value of the view's geometry when it has its place, and whenever the value changes.
    /// - Parameters:
    ///   - type: the type of the value.
    ///   - transform: makes the value; what it reads of the geometry is followed.
    ///   - action: gets the value before and the one now, which are the same the first time.
    @available(iOS 18.0, *)
    nonisolated public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View where T: Equatable {
        modifier(GeometryActionModifier(transform: transform, action: action))
    }
}
