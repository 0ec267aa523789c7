/// A view that shows a part of its content and moves it.
nonisolated public struct ScrollView<Content>: View where Content: View {
    public typealias Body = Never

    public var content: Content
    /// The directions in which the content moves.
    public var axes: Axis.Set
    /// Whether a bar shows which part is visible. Pictures never show it: on iOS it is there only while the content
    /// moves.
    public var showsIndicators: Bool

    @available(
        *, deprecated, message: "Use the ScrollView(_:content:) initializer and the scrollIndicators(:_) modifier"
    )
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.axes = axes
        showsIndicators = true
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { ScrollNode(view: view.value, inputs: inputs) }
    }
}

/// Keeps where the content stands.
private final class ScrollNode<Content: View>: TypedNode<ScrollView<Content>>, ContainerNode {
    private let box: ScrollBox
    private var content: TypedNode<Content>!
    private var isStale = false

    override init(view: ScrollView<Content>, inputs: _ViewInputs) {
        box = ScrollBox(axes: view.axes, configuration: inputs.environment.scrollConfiguration)
        super.init(view: view, inputs: inputs)
        box.direct(inputs.environment.layoutDirection)
        content = Content._makeView(
            view: _GraphValue(view.content), inputs: self.inputs(environment: contentEnvironment())
        ).typed(Content.self)
        box.content.contents = content.boxes
    }

    override var children: [ViewNode] { [content] }

    override func makeBoxes() -> [LayoutBox] { [box] }

    /// The views of the content stand in a column. What is said of a scroll view's margins and places is not for those
    /// within it.
    private func contentEnvironment() -> EnvironmentValues {
        var result = environment
        result.stackOrientation = .vertical
        result.scrollConfiguration.margins = EdgeInsets()
        result.scrollConfiguration.anchor = nil
        return result
    }

    override func apply(_ change: NodeChange) {
        box.direct(environment.layoutDirection)
        box.update(axes: view.axes, configuration: environment.scrollConfiguration)
        let environment = change.contains(.environment) ? contentEnvironment() : content.environment
        if change.contains(.view) {
            content.update(view.content, environment: environment)
        } else {
            content.update(environment: environment)
        }
    }

    override func childBoxesDidChange(_ child: ViewNode) {
        guard !isStale else { return }
        isStale = true
        graph.markStale(self)
    }

    func syncContainer() {
        isStale = false
        box.content.contents = content.boxes
    }
}
