/// The way through: parse, declarations, component model, diagnose, emit. Writing is `OutputFolder`'s.
package struct ComponentGenerator: Sendable {
    package let options: EmitterOptions

    package init(_ options: EmitterOptions = EmitterOptions()) { self.options = options }

    /// What a run would write, or why it would not.
    package struct Result: Sendable {
        /// Empty when there are errors.
        package let files: [GeneratedFile]
        /// Sorted.
        package let diagnostics: [Diagnostic]
    }

    package func generate(from sources: [SourceText]) -> Result {
        generate(from: sources.map(SourceParser.declarations))
    }

    func generate(from declarations: [FileDeclarations]) -> Result {
        let model = ComponentModel(files: declarations, dialect: options.dialect)
        let diagnostics = model.diagnostics.sorted
        guard !diagnostics.hasErrors else { return Result(files: [], diagnostics: diagnostics) }
        return Result(files: Emitter(options).files(for: model), diagnostics: diagnostics)
    }
}
