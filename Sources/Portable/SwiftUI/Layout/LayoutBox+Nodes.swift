extension LayoutBox {
    /// Calls nodes of the tree during its layout: to make the views of a lazy line or of a geometry reader, to release
    /// them, or to tell which ones are in view.
    ///
    /// Boxes are not isolated, because Apple's `Layout` is not. Trees are nevertheless laid out on the main actor, where
    /// their nodes live; boxes rely on it here, and in the closures that nodes give them. Of what is drawn, two looks ask
    /// nodes: the point that a menu grows from, and the end of a card of rows while a row leaves.
    final func callNodes<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        // A result does not leave the actor that makes it.
        nonisolated(unsafe) var result: Result?
        try MainActor.assumeIsolated { result = try body() }
        return result!
    }
}
