/// A node with layers among those below it.
@MainActor
package protocol LayerOwner: ViewNode {
    func isLayer(_ node: ViewNode) -> Bool
}
