/// The link from a box to the one that it is in, which only this file sets and clears.
///
/// Boxes own their children, so the link back is unowned: it costs no reference count where thousands of boxes are asked for
/// their ancestors. A box that ends, or lets a child go, therefore releases it.
struct ParentLink {
    fileprivate unowned(unsafe) var box: LayoutBox?
}

extension LayoutBox {
    /// The box that this one is in; nil for a root, and for a box that is in none.
    @usableFromInline package final var parent: LayoutBox? { parentLink.box }

    /// Becomes the parent of a box.
    package final func adopt(_ child: LayoutBox?) { child?.parentLink.box = self }

    /// Becomes the parent of boxes.
    package final func adopt(_ children: some Sequence<some LayoutBox>) {
        for child in children { child.parentLink.box = self }
    }

    /// Ends to be the parent of a box that has no other one yet.
    package final func release(_ child: LayoutBox?) {
        if let child, child.parentLink.box === self { child.parentLink.box = nil }
    }

    /// Ends to be the parent of boxes that have no other one yet.
    package final func release(_ children: [LayoutBox]) {
        for child in children where child.parentLink.box === self { child.parentLink.box = nil }
    }

    /// Ends to be the parent of boxes that have no other one yet.
    package final func release(_ children: some Sequence<some LayoutBox>) {
        for child in children where child.parentLink.box === self { child.parentLink.box = nil }
    }
}
