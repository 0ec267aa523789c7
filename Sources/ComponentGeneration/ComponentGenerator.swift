import ToolBasics

/// The way through: parse, declarations, component model, diagnose, emit. Writing is `OutputFolder`'s.
package struct ComponentGenerator: Sendable {
    package let options: EmitterOptions

    package init(_ options: EmitterOptions = EmitterOptions()) { self.options = options }

    /// The generated files of a run, or the diagnostics that prevent them.
    package struct Result: Sendable {
        /// Empty when there are errors.
        package let files: [GeneratedFile]
        /// Sorted.
        package let diagnostics: [Diagnostic]
        let components: [Component]

        package var hasErrors: Bool { diagnostics.hasErrors }
    }

    package func generate(from sources: [SourceText]) -> Result {
        generate(from: sources.map(SourceParser.declarations))
    }

    /// - Parameters:
    ///   - declarations: the parsed input.
    ///   - views: the hand-written bodies.
    ///   - isStrict: whether warnings are errors.
    ///   - isDeclared: looks for a hand-written view that a tag names.
    func generate(
        from declarations: [FileDeclarations], views: [SourceText] = [], isStrict: Bool = false,
        isDeclared: (String) -> Bool = { _ in true }
    ) -> Result {
        let variants = ConditionVariants(declarations)
        let otherNames = variants.blocks.isEmpty ? [] : ParentLookup(declarations).declared
        let models = variants.activeClauses.indices.map { variant in
            ComponentModel(
                files: variants.files(declarations, in: variant), dialect: options.dialect, otherNames: otherNames)
        }
        let typeNames = declarations.reduce(into: Set<String>()) { $0.formUnion($1.typeNames) }
        var diagnostics = variants.diagnostics
        // Each name is looked for once, in however many variants it occurs.
        var found: [String: Bool] = [:]
        for model in models {
            diagnostics += model.diagnostics
            diagnostics += BackingViewChecks.problems(in: model, typeNames: typeNames) { name in
                let isFound = found[name] ?? isDeclared(name)
                found[name] = isFound
                return isFound
            }
        }
        var names: Set<String> = []
        let components = models.flatMap(\.components).filter { names.insert($0.name).inserted }
        if options.dialect == .styleable {
            // The run that writes the components says what they lack.
            diagnostics +=
                options.styleableForm == .samples
                ? []
                : HandWrittenStyleChecks.problems(
                    in: declarations + views.map(SourceParser.declarations), isRequired: !views.isEmpty,
                    components: components, options)
            diagnostics += unknownComponents(components)
        } else {
            diagnostics += ViewBodyChecks.problems(in: views, components: components)
        }
        if isStrict {
            for index in diagnostics.indices { diagnostics[index].severity = .error }
        }
        diagnostics = diagnostics.sorted
        let files = diagnostics.hasErrors ? [] : Emitter(options).files(for: models, in: variants)
        return Result(files: files, diagnostics: diagnostics, components: components)
    }

    /// Problems of the list of components to write.
    private func unknownComponents(_ components: [Component]) -> [Diagnostic] {
        let known = Set(components.flatMap { [$0.name, $0.modelName] })
        return options.components.filter { !known.contains($0) }.map { name in
            let nearest = Spelling.nearest(to: name, among: known.sorted())
            return Diagnostic(
                .error, "there is no component '\(name)'" + (nearest.map { ", did you mean '\($0)'?" } ?? ""),
                at: SourcePosition(source: SourceText(path: "list of components", text: ""), offset: 0),
                note: nearest.map { "write '\($0)'" } ?? "name components by their types or their protocols")
        }
    }
}
