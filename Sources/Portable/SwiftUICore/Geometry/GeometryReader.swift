/// A view whose content knows the size and place that it gets.
public struct GeometryReader<Content>: View where Content: View {
    public typealias Body = Never

    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { GeometryReaderNode(value: view, inputs: inputs) }
    }
}

/// Evaluates the content in the course of layout, when the reader has its place.
private final class GeometryReaderNode<Content: View>: ValueNode<GeometryReader<Content>>, ContainerNode {
    private let box = GeometryBox(layout: GeometryLayout())
    private var content: ChildNode<Content>?
    /// Made anew for another environment only, so that content that is evaluated again for its place keeps what it has.
    private var contentEnvironment: EnvironmentValues

    override init(value view: _GraphValue<GeometryReader<Content>>, inputs: _ViewInputs) {
        contentEnvironment = Self.contentEnvironment(in: inputs.environment)
        super.init(value: view, inputs: inputs)
        box.layoutDirection = inputs.environment.layoutDirection
        box.evaluate = { [weak self] in self?.evaluate() }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content.node) }
    }

    override func makeBoxes() -> [LayoutBox] { [box] }

    /// A content that has been placed before is evaluated at once with the geometry it had, so that the update is
    /// complete before the next layout.
    override func apply(_ change: NodeChange) {
        if box.layoutDirection != environment.layoutDirection {
            box.layoutDirection = environment.layoutDirection
            box.invalidateLayout()
        }
        if change.contains(.environment) { contentEnvironment = Self.contentEnvironment(in: environment) }
        if change == .environment {
            content?.update(environment: contentEnvironment)
        } else if content != nil {
            box.reevaluate()
            box.invalidateLayout()
        } else {
            box.isStale = true
            box.invalidateLayout()
        }
    }

    private static func contentEnvironment(in environment: EnvironmentValues) -> EnvironmentValues {
        guard environment.stackOrientation != nil else { return environment }
        var result = environment
        result.stackOrientation = nil
        return result
    }

    private func evaluate() {
        guard isAlive else { return }
        let proxy = GeometryProxy(box: box, reads: box.reads)
        let value = evaluated { view.content(proxy) }
        if let content {
            content.update(value, environment: contentEnvironment)
        } else {
            let inputs = inputs(environment: contentEnvironment)
            let made = ChildNode(value, inputs: inputs)
            content = made
            box.contents = made.boxes
            graph.preferencesDidChange()
        }
        graph.syncContainers()
    }

    override func childBoxesDidChange(_ child: ViewNode) { graph.markStale(self) }

    func syncContainer() {
        box.contents = content?.boxes ?? []
    }
}

@available(*, unavailable)
extension GeometryReader: Sendable {}
