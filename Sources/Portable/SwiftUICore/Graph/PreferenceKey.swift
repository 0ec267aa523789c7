/// A key for a value that views hand up the tree.
public protocol PreferenceKey {
    associatedtype Value

    /// The value for a reader if no view below sets the key.
    static var defaultValue: Self.Value { get }

    /// Folds the next view's value into that of the views before it, in the order in which views stand.
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
    public static var defaultValue: Self.Value { nil }
}

extension ViewNode {
    /// The values that several nodes hand up, folded in order; nil where none sets the key.
    ///
    /// The order is that of the view values (documented for `reduce`): siblings from first to last, and what a view
    /// holds before what lies over or behind it.
    package final func reduced<K: PreferenceKey>(_ key: K.Type, of nodes: [ViewNode]) -> K.Value? {
        if DeepStack.isLow { return DeepStack.extended { reduced(key, of: nodes) } }
        var result: K.Value?
        let keys = PreferenceKeySet(key)
        for node in nodes where node.preferenceKeys.isSuperset(of: keys) {
            guard let value = node.preference(key) else { continue }
            guard var folded = result else {
                result = value
                continue
            }
            K.reduce(value: &folded) { value }
            result = folded
        }
        return result
    }
}

extension ViewNode {
    /// Declares that the node sets preferences of some keys: readers pass over nodes without any in their subtree.
    ///
    /// Called by initialisers. The sets of the ancestors only grow, so that no change of the tree invalidates them.
    package final func declaresPreferences(_ keys: PreferenceKeySet) {
        var node: ViewNode? = self
        while let current = node, !current.preferenceKeys.isSuperset(of: keys) {
            current.preferenceKeys.formUnion(keys)
            node = current.parent
        }
    }
}

/// A node that does something when what is handed up to it changes.
@MainActor
package protocol PreferenceObserver: ViewNode {
    func preferencesMayHaveChanged()
}
