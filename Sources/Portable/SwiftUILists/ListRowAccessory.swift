@_spi(Floors) import SwiftUICore

/// A view that the list adds to a row's content: a background, a control, the buttons of a swipe.
@MainActor
final class ListRowAccessory: ViewNode, ContainerNode {
    /// Stacks the view's boxes.
    let box: LayoutContainerOf<ZStackLayout>
    private var child: ValueNode<AnyView>!

    init(_ view: AnyView, parent: ViewNode, environment: EnvironmentValues, alignment: Alignment = .center) {
        box = LayoutContainerOf(layout: ZStackLayout(alignment: alignment))
        box.layoutDirection = environment.layoutDirection
        super.init(inputs: parent.inputs(environment: environment))
        child = AnyView.outputs(of: view, inputs: inputs()).typed(AnyView.self)
        box.contents = child.boxes
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }

    func update(_ view: AnyView, environment: EnvironmentValues) {
        self.environment = environment
        if box.layoutDirection != environment.layoutDirection {
            box.layoutDirection = environment.layoutDirection
            box.invalidateLayout()
        }
        child.update(view, environment: environment)
    }

    override func childBoxesDidChange(_ child: ViewNode) { graph.markStale(self) }

    func syncContainer() {
        box.contents = child.boxes
    }
}
