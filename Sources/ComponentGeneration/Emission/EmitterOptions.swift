/// The differences between the dialects, and between the two forms of initialisers, in the written files.
package struct EmitterOptions: Sendable {
    package var dialect: Dialect
    package var initializers: InitializerForm
    /// The name of the target the components belong to, for the guidance in the boilerplate.
    package var target: String
    /// True to write the commented-out bodies to start from.
    package var writesBoilerplate: Bool
    /// The form of the styleable dialect's text.
    package var styleableForm: StyleableForm
    /// Names of styleable components or their protocols, to which the output is limited; empty for all.
    package var components: [String]

    package init(
        dialect: Dialect = .current, initializers: InitializerForm = .inferred, target: String = "FioriSwiftUICore",
        writesBoilerplate: Bool = true, styleableForm: StyleableForm = .compact, components: [String] = []
    ) {
        self.styleableForm = styleableForm
        self.components = components
        self.dialect = dialect
        self.initializers = initializers
        self.target = target
        self.writesBoilerplate = writesBoilerplate
    }

    /// Builders were stored as closures once: the classic dialect still takes them as escaping ones.
    var escaping: String { dialect == .classic ? "@escaping " : "" }

    /// True if a model initialiser is generic: where it must be, and for classes in the inferred form.
    func isGeneric(_ reason: GenericModelReason?) -> Bool {
        switch reason {
        case .associatedType: true
        case .reference: initializers == .inferred
        case nil: false
        }
    }
}
