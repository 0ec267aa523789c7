/// The identity of a view in values that are `Sendable`. Unchecked, because identities of views need not be: they never
/// change, and are compared where views are, on the main actor.
package struct UncheckedID: Hashable, @unchecked Sendable {
    package let id: AnyHashable

    package init(_ id: AnyHashable) { self.id = id }
}
