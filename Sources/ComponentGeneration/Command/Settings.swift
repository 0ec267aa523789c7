/// The settings of a run: from `fiori.yml`, overridden by the options of the command line.
package struct Settings: Sendable, Equatable {
    package var dialect = Dialect.current
    package var initializers = InitializerForm.inferred
    /// The form of the styleable dialect's text.
    package var styleableForm = StyleableForm.compact
    /// Names of styleable components or their protocols, to which a run is limited; empty for all.
    package var components: [String] = []
    /// Files and folders with the declarations.
    package var sources = ["Sources/FioriSwiftUICore/Components", "Sources/FioriSwiftUICore/Models"]
    /// The folder with the hand-written bodies, which are looked over for reading `_title` instead of `title`.
    package var views: String? = "Sources/FioriSwiftUICore/Views"
    package var output = "Sources/FioriSwiftUICore/_generated"
    /// The name of the target, for the guidance in the boilerplate.
    package var target = "FioriSwiftUICore"
    /// True if warnings are errors.
    package var isStrict = false
    /// True to write the commented-out bodies to start from. `fiori new` writes them as code in any case.
    package var writesBoilerplate = true
    package var phase: Phase?

    package init() {}

    var emitterOptions: EmitterOptions {
        EmitterOptions(
            dialect: dialect, initializers: initializers, target: target, writesBoilerplate: writesBoilerplate,
            styleableForm: styleableForm, components: components)
    }

    /// True if a run writes all there is, so that other generated files are left over.
    var isComplete: Bool { phase == nil && components.isEmpty }

    /// Paths that are relative in the configuration start at the folder of that file.
    mutating func resolvePaths(from root: String) {
        func resolved(_ path: String) -> String {
            path.hasPrefix("/") || root.isEmpty || root == "." ? path : root + "/" + path
        }
        sources = sources.map(resolved)
        views = views.map(resolved)
        output = resolved(output)
    }
}
