/// Views in a horizontal line.
nonisolated public struct HStack<Content>: View where Content: View {
    public typealias Body = Never

    let layout: HStackLayout
    let content: Content

    /// - Parameters:
    ///   - alignment: the guide that the views share.
    ///   - spacing: between neighbours in points; nil for what they prefer, which is 8 for most.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LayoutNode(view: view.value, layout: { $0.layout }, content: { $0.content }, inputs: inputs) }
    }
}

/// Views in a vertical line.
nonisolated public struct VStack<Content>: View where Content: View {
    public typealias Body = Never

    let layout: VStackLayout
    let content: Content

    /// - Parameters:
    ///   - alignment: the guide that the views share.
    ///   - spacing: between neighbours in points; nil for what they prefer, which is 8 for most.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LayoutNode(view: view.value, layout: { $0.layout }, content: { $0.content }, inputs: inputs) }
    }
}

/// Views on top of each other.
nonisolated public struct ZStack<Content>: View where Content: View {
    public typealias Body = Never

    let layout: ZStackLayout
    let content: Content

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LayoutNode(view: view.value, layout: { $0.layout }, content: { $0.content }, inputs: inputs) }
    }
}

extension Layout {
    /// Applies the layout to views.
    @_disfavoredOverload
    public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
        LayoutView(layout: self, content: content())
    }
}

/// A layout with what it lays out.
nonisolated private struct LayoutView<L: Layout, Content: View>: View {
    typealias Body = Never

    let layout: L
    let content: Content

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LayoutNode(view: view.value, layout: { $0.layout }, content: { $0.content }, inputs: inputs) }
    }
}

/// The node of a container: hands the boxes of its content to the box of its layout.
final class LayoutNode<V: View, L: Layout, Content: View>: ValueNode<V>, ContainerNode {
    // Not key paths: those of generic views are put together at run time, for each node anew.
    private let layout: (V) -> L
    private let contentOf: (V) -> Content
    private let box: LayoutContainerOf<L>
    private var content: ChildNode<Content>!
    private var motion: ValueMotion<L>?

    /// - Parameter makeBox: makes the box, where it is more than a container.
    init(
        view: V, layout: @escaping (V) -> L, content: @escaping (V) -> Content, inputs: _ViewInputs,
        makeBox: (L) -> LayoutContainerOf<L> = { LayoutContainerOf(layout: $0) }
    ) {
        self.layout = layout
        contentOf = content
        box = makeBox(layout(view))
        box.layoutDirection = inputs.environment.layoutDirection
        super.init(value: view, inputs: inputs)
        self.content = ChildNode(content(view), inputs: self.inputs(environment: contentEnvironment()))
        box.contents = self.content.boxes
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(content.node) }

    override func makeBoxes() -> [LayoutBox] { [box] }

    /// Spacers and dividers ask which way the stack around them runs.
    private func contentEnvironment() -> EnvironmentValues {
        let erased = L.self == AnyLayout.self ? layout(view) as? AnyLayout : nil
        let orientation = erased?.stackOrientation ?? L.layoutProperties.stackOrientation
        guard environment.stackOrientation != orientation else { return environment }
        var result = environment
        result.stackOrientation = orientation
        return result
    }

    override func didReplace(_ old: V) {
        retarget(&motion, from: layout(old), to: layout(view)) { [unowned self] in showLayout() }
    }

    private func showLayout() {
        let value = layout(view)
        box.update(motion?.present(value) ?? value)
    }

    override func apply(_ change: NodeChange) {
        if box.layoutDirection != environment.layoutDirection {
            box.layoutDirection = environment.layoutDirection
            box.invalidateLayout()
        }
        let isOther = change.contains(.environment) || (L.self == AnyLayout.self && change.contains(.view))
        let environment = isOther ? contentEnvironment() : content.environment
        if change.contains(.view) {
            showLayout()
            content.update(contentOf(view), environment: environment)
        } else {
            content.update(environment: environment)
        }
    }

    override func childBoxesDidChange(_ child: ViewNode) { graph.markStale(self) }

    func syncContainer() {
        box.contents = content.boxes
    }
}

private enum StackOrientationKey: EnvironmentKey {
    static var defaultValue: Axis? { nil }
}

extension EnvironmentValues {
    /// The direction of the nearest stack.
    var stackOrientation: Axis? {
        get { self[StackOrientationKey.self] }
        set { self[StackOrientationKey.self] = newValue }
    }
}
