import ValueReflection

/// Views in a horizontal line.
public struct HStack<Content>: View where Content: View {
    public typealias Body = Never

    package let layout: HStackLayout
    package let content: Content

    /// - Parameters:
    ///   - alignment: the guide that the views share.
    ///   - spacing: between neighbours in points; nil for what they prefer, which is 8 for most.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LayoutNode(view, inputs: inputs) }
    }
}

/// Views in a vertical line.
public struct VStack<Content>: View where Content: View {
    public typealias Body = Never

    package let layout: VStackLayout
    package let content: Content

    /// - Parameters:
    ///   - alignment: the guide that the views share.
    ///   - spacing: between neighbours in points; nil for what they prefer, which is 8 for most.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LayoutNode(view, inputs: inputs) }
    }
}

/// Views on top of each other.
public struct ZStack<Content>: View where Content: View {
    public typealias Body = Never

    package let layout: ZStackLayout
    package let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LayoutNode(view, inputs: inputs) }
    }
}

extension HStack: ArrangedContent {}
extension VStack: ArrangedContent {}
extension ZStack: ArrangedContent {}

extension Layout {
    /// Applies the layout to views.
    @_disfavoredOverload
    public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
        LayoutView(layout: self, content: content())
    }
}

/// A layout with what it lays out.
nonisolated package struct LayoutView<L: Layout, Content: View>: ArrangedContent {
    package typealias Body = Never

    package let layout: L
    package let content: Content

    @MainActor package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LayoutNode(view, inputs: inputs) }
    }
}

/// The node of a container: hands the boxes of its content to the box of its layout.
package final class LayoutNode<V: ArrangedContent>: StructuralNode<V>, ContainerNode where V.Arrangement: Layout {
    private var layout: V.Arrangement
    private let box: LayoutContainerOf<V.Arrangement>
    private var content: ViewNode!
    private var motion: ValueMotion<V.Arrangement>?

    /// - Parameter makeBox: makes the box, where it is more than a container.
    package init(
        _ view: _GraphValue<V>, inputs: _ViewInputs,
        makeBox: (V.Arrangement) -> LayoutContainerOf<V.Arrangement> = { LayoutContainerOf(layout: $0) }
    ) {
        layout = V.layout(of: view.address)
        box = makeBox(layout)
        box.layoutDirection = inputs.environment.layoutDirection
        super.init(inputs: inputs)
        content = V.Content.node(
            at: V.content(of: view.address), inputs: self.inputs(environment: contentEnvironment()))
        box.contents = content.boxes
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }

    package override func makeBoxes() -> [LayoutBox] { [box] }

    /// Spacers and dividers ask which way the stack around them runs.
    private func contentEnvironment() -> EnvironmentValues {
        let erased = V.Arrangement.self == AnyLayout.self ? layout as? AnyLayout : nil
        let orientation = erased?.stackOrientation ?? V.Arrangement.layoutProperties.stackOrientation
        guard environment.stackOrientation != orientation else { return environment }
        var result = environment
        result.stackOrientation = orientation
        return result
    }

    private func showLayout() { box.update(motion?.present(layout) ?? layout) }

    /// Replaces the layout; returns false if it is the same.
    private func replaceLayout(_ new: V.Arrangement) -> Bool {
        guard !ValueComparison.areEqual(layout, new) else { return false }
        let old = layout
        layout = new
        if graph.animates { retarget(&motion, from: old, to: new) { [unowned self] in showLayout() } }
        showLayout()
        return true
    }

    private func followLayoutDirection() {
        guard box.layoutDirection != environment.layoutDirection else { return }
        box.layoutDirection = environment.layoutDirection
        box.invalidateLayout()
    }

    package override func show(_ view: UnsafePointer<V>, inOtherEnvironment: Bool) {
        followLayoutDirection()
        let isOtherLayout = replaceLayout(V.layout(of: view))
        let isOther = inOtherEnvironment || (V.Arrangement.self == AnyLayout.self && isOtherLayout)
        content.adopt(
            V.content(of: view), environment: isOther ? contentEnvironment() : content.environment)
    }

    package override func environmentDidChange() {
        followLayoutDirection()
        content.update(environment: contentEnvironment())
    }

    package override func childBoxesDidChange(_ child: ViewNode) { graph.markStale(self) }

    package func syncContainer() {
        box.contents = content.boxes
    }
}

private enum StackOrientationKey: EnvironmentKey {
    static var defaultValue: Axis? { nil }
}

extension EnvironmentValues {
    /// The direction of the nearest stack.
    package var stackOrientation: Axis? {
        get { self[StackOrientationKey.self] }
        set { self[StackOrientationKey.self] = newValue }
    }
}

@available(*, unavailable)
extension HStack: Sendable {}

@available(*, unavailable)
extension VStack: Sendable {}

@available(*, unavailable)
extension ZStack: Sendable {}
