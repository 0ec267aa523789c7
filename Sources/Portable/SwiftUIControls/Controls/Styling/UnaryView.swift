@_spi(Floors) import SwiftUICore

/// A view that counts as one, whatever its content consists of: lazy containers count it without making it.
///
/// Controls are such views. Only their styles know how many views they make; counting these would force a list to make
/// a row for each element of its data.
nonisolated package struct UnaryView<Content: View>: View {
    package typealias Body = Never

    package let content: Content
    /// The axis along which several views are stacked.
    var axis = Axis.vertical

    package init(content: Content, axis: Axis = Axis.vertical) {
        self.content = content
        self.axis = axis
    }

    @MainActor package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { UnaryViewNode(value: view, inputs: inputs) }
    }

    package static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

private final class UnaryViewNode<Content: View>: ValueNode<UnaryView<Content>> {
    private var child: ChildNode<Content>!
    /// Around content of several views.
    private var group: LayoutContainerOf<AnyLayout>?

    override init(value view: _GraphValue<UnaryView<Content>>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        child = ChildNode(view.value.content, inputs: self.inputs())
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child.node) }
    }

    override func makeBoxes() -> [LayoutBox] {
        let boxes = child.boxes
        guard boxes.count > 1 else { return boxes }
        let group = group ?? LayoutContainerOf(layout: layout)
        self.group = group
        group.layoutDirection = environment.layoutDirection
        group.contents = boxes
        return [group]
    }

    private var layout: AnyLayout {
        view.axis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    }

    override func apply(_ change: NodeChange) {
        if let group, group.layoutDirection != environment.layoutDirection {
            group.layoutDirection = environment.layoutDirection
            group.invalidateLayout()
        }
        child.update(view.content, environment: environment)
    }
}
