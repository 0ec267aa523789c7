import ArgumentParser

/// The annotation dialects: the two of the seeds, and their successor.
package enum Dialect: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// Properties end in an underscore, event handlers are functions, components are composed by inheritance.
    case classic
    /// Properties have plain names, event handlers are closures, a property may be backed by another model.
    case current
    /// Each part is a component of its own, and all that is drawn comes from styles, which an app can replace or add to.
    case styleable
}

/// The form in which the styleable dialect writes its components. The public API is the same.
package enum StyleableForm: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// One file a component on the shared code of FioriComponents.
    case compact
    /// The original's text to the letter: whatever a component needs is written out for it.
    case original
    /// One file with a sample of each component of the module, for tests of all of them.
    case samples
}

/// The form in which optional parts can be left out of a component's view-builder initialiser.
package enum InitializerForm: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// A single initialiser whose builders have default arguments; Swift infers the type parameters from them.
    case inferred
    /// The seeds' form to the letter: one constrained extension for every combination of parts left out.
    case conditional
}
