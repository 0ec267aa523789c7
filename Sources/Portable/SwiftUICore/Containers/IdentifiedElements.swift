/// A node that keeps a view for each element of a collection.
@MainActor
package protocol IdentifiedElements: ViewNode {
    /// The elements' identities with their nodes, in the order of the data.
    var identifiedElements: [(id: AnyHashable, node: ViewNode)] { get }
}
