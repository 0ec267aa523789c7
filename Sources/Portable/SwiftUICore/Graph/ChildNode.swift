/// The node of a view of a known type, below the node that gives it new values of the view.
///
/// A modified view has no node of its own, so the node's class does not follow from the type of the view: new values are
/// passed by their address; see ``ViewNode/adopt(_:environment:)``.
@MainActor
package struct ChildNode<V: View> {
    package let node: ViewNode

    /// - Parameter node: a node that was made by the view's type.
    init(_ node: ViewNode) { self.node = node }

    /// Makes the node of a view.
    package init(_ view: V, inputs: _ViewInputs) {
        node = V.outputs(of: view, inputs: inputs).node
    }

    /// Makes the node of the view at an address.
    package init(at address: UnsafePointer<V>, inputs: _ViewInputs) {
        node = V.node(at: address, inputs: inputs)
    }

    /// Updates the node to the value of the view at an address.
    package func update(at address: UnsafePointer<V>, environment: EnvironmentValues) {
        node.adopt(address, environment: environment)
    }

    /// Updates the node to a value of the view.
    package func update(_ view: V, environment: EnvironmentValues) {
        withAddress(of: view) { node.adopt($0, environment: environment) }
    }

    /// Updates the environment without a new value.
    package func update(environment: EnvironmentValues) { node.update(environment: environment) }

    package var boxes: [LayoutBox] { node.boxes }
    package var lazyRuns: [LazyRun] { node.lazyRuns }
    package var environment: EnvironmentValues { node.environment }

    package func remove() { node.remove() }
}
