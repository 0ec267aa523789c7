/// What differs between the dialects and the two forms of initialisers in the files that are written.
package struct EmitterOptions: Sendable {
    package var dialect: Dialect
    package var initializers: InitializerForm
    /// The name of the target the components belong to, for the guidance in the boilerplate.
    package var target: String
    /// True to write the commented-out bodies to start from.
    package var writesBoilerplate: Bool

    package init(
        dialect: Dialect = .current, initializers: InitializerForm = .inferred, target: String = "FioriSwiftUICore",
        writesBoilerplate: Bool = true
    ) {
        self.dialect = dialect
        self.initializers = initializers
        self.target = target
        self.writesBoilerplate = writesBoilerplate
    }

    /// Builders were stored as closures once: the classic dialect still takes them as escaping ones.
    var escaping: String { dialect == .classic ? "@escaping " : "" }

    /// Whether a model initialiser is generic: where it has to be, and for classes in the form that is ours.
    func isGeneric(_ reason: GenericModelReason?) -> Bool {
        switch reason {
        case .associatedType: true
        case .reference: initializers == .inferred
        case nil: false
        }
    }
}
