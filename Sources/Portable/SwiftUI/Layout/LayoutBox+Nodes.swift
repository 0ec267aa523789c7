extension LayoutBox {
    /// Calls nodes of the tree during its layout: to make the views of a lazy line or of a geometry reader, to release
    /// them, or to tell which ones are in view. The closures that nodes give boxes are called with it as well.
    ///
    /// The one place at which measuring and placing assume the main actor. They are not isolated, because Apple's `Layout`
    /// is not: a layout of an app measures and places its subviews from code without isolation, so that some call on the
    /// way from there to a node has to assume it. Trees are laid out on the main actor, where their nodes live. No code
    /// of an app comes between a host and drawing, describing and hit testing, which are isolated.
    final func callNodes<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        // A result does not leave the actor that makes it.
        nonisolated(unsafe) var result: Result?
        try MainActor.assumeIsolated { result = try body() }
        return result!
    }
}
