/// A node that assigns identities to nodes below it.
@MainActor
package protocol IdentifyingNode: ViewNode {
    var identified: [(id: AnyHashable, node: ViewNode)] { get }
}

extension ViewNode {
    /// The view with an identity among those that the node contributes to its container.
    func lineView(of id: AnyHashable) -> ViewNode? {
        if let found = (self as? any IdentifyingNode)?.identified.first(where: { $0.id == id })?.node { return found }
        if self is any ContainerNode { return nil }
        for child in children {
            if let found = child.lineView(of: id) { return found }
        }
        return nil
    }
}
