import ArgumentParser

/// The two annotation dialects of the seeds.
package enum Dialect: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// Properties end in an underscore, event handlers are functions, components are composed by inheritance.
    case classic
    /// Properties have plain names, event handlers are closures, a property may be backed by another model.
    case current
}

/// The form in which optional parts can be left out of a component's view-builder initialiser.
package enum InitializerForm: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// A single initialiser whose builders have default arguments; Swift infers the type parameters from them.
    case inferred
    /// The seeds' form to the letter: one constrained extension for every combination of parts left out.
    case conditional
}
