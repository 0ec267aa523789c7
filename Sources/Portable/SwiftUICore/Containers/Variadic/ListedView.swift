/// A single view among those that a node contributes to its container.
@MainActor
struct ListedView {
    let box: LayoutBox
    /// The outermost node that contributes nothing else.
    let node: ViewNode
    var id = VariadicID()

    fileprivate func within(_ step: VariadicID.Step) -> ListedView {
        var result = self
        result.id.steps.insert(step, at: 0)
        return result
    }
}

extension ViewNode {
    /// The node's views one by one, without those that are leaving.
    var listedViews: [ListedView] {
        if DeepStack.isLow { return DeepStack.extended { self.listedViews } }
        let boxes = boxes.filter { !$0.isLeaving }
        let inner = innerViews
        if boxes.count == 1 {
            return [ListedView(box: boxes[0], node: self, id: inner.count == 1 ? inner[0].id : VariadicID())]
        }
        guard inner.count == boxes.count else {
            return boxes.enumerated().map { ListedView(box: $1, node: self).within(.place($0)) }
        }
        return zip(boxes, inner).map { ListedView(box: $0, node: $1.node, id: $1.id) }
    }

    private var innerViews: [ListedView] {
        if let identifying = self as? any IdentifyingNode {
            return identifying.identified.flatMap { element in
                element.node.listedViews.map { $0.within(.explicit(element.id)) }
            }
        }
        let nodes = listedNodes
        guard nodes.count == 1 else {
            return nodes.enumerated().flatMap { place, node in node.listedViews.map { $0.within(.place(place)) } }
        }
        let views = nodes[0].listedViews
        guard let branch = (self as? any BranchingNode)?.branch else { return views }
        return views.map { $0.within(.place(branch)) }
    }
}
