import ArgumentParser
import Foundation

/// The options that `generate` and `new` share.
struct SettingsOptions: ParsableArguments {
    @Option(help: "The annotation dialect of the declarations. (default: current)")
    var dialect: Dialect?

    @Option(
        parsing: .upToNextOption, help: "Files and folders that hold the declarations.",
        completion: .file(extensions: ["swift"]))
    var sources: [String] = []

    @Option(help: "The folder that the generated files are written to.", completion: .directory)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "How optional parts may be left out. (default: inferred)",
            discussion: """
                inferred: one initialiser, whose builders have default arguments. conditional: the original's form, \
                with an initialiser for every combination of parts.
                """))
    var initializers: InitializerForm?

    @Option(
        help: ArgumentHelp(
            "The form of the styleable dialect. (default: compact)",
            discussion: """
                compact: one file a component, on the shared code of FioriComponents. original: the original's text, \
                with everything written out for each component. The public API is the same. samples: one file with a \
                sample of each component, for tests of all of them; its target is the module of the components.
                """))
    var form: StyleableForm?

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @Option(
        help: "The configuration file. (default: fiori.yml at the root of the package)",
        completion: .file(extensions: ["yml"]))
    var config: String?

    /// The settings of the first target that the options are for.
    func settings() throws -> Settings { try targets()[0] }

    /// The settings of each target of the configuration, with what the command line overrides; one at least.
    ///
    /// A dialect means the targets that have it, and sources or an output folder one target only.
    func targets() throws -> [Settings] {
        let here = FileManager.default.currentDirectoryPath
        var targets = [Settings()]
        if let path = config ?? ConfigurationFile.find(from: here) {
            targets = try ConfigurationFile.settings(at: path)
        }
        if let dialect, targets.contains(where: { $0.dialect == dialect }) {
            targets.removeAll { $0.dialect != dialect }
        } else if dialect != nil {
            targets.removeLast(targets.count - 1)
        }
        if !sources.isEmpty || output != nil { targets.removeLast(targets.count - 1) }
        return targets.map(overridden)
    }

    private func overridden(_ settings: Settings) -> Settings {
        var settings = settings
        if let dialect { settings.dialect = dialect }
        if let initializers { settings.initializers = initializers }
        if let form { settings.styleableForm = form }
        if !sources.isEmpty { settings.sources = sources }
        if let output { settings.output = output }
        // Settings of fiori.yml for its own sources do not apply to others.
        if !sources.isEmpty || output != nil, config == nil {
            settings.views = nil
            settings.isStrict = false
            settings.writesBoilerplate = true
            if output != nil { settings.target = Settings().target }
        }
        if strict { settings.isStrict = true }
        return settings
    }
}
