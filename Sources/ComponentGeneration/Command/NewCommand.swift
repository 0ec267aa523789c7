import ArgumentParser
import Foundation

/// `fiori new PersonDetailItem --properties title,subtitle,detailImage`: a declaration and a body to start from.
public struct NewCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Declares a component and starts its body.",
        discussion: """
            Writes the model protocol beside the other declarations, generates, and writes the body, ready to edit, \
            into the folder of the hand-written views. No file is ever overwritten.

              fiori new PersonDetailItem --properties title,subtitle,detailImage

            In the styleable dialect the component gets a folder of its own below the sources, with its declaration, \
            its base style and its Fiori style, ready to compile; a part is one file:

              fiori new PersonDetailItem --dialect styleable --properties title,subtitle --family Items
              fiori new Badge --dialect styleable --part "TextOrIcon?" --family Parts

            The exit status is 0 when all is written, 1 when a declaration has an error or a file is there already, and \
            64 for wrong options.
            """)

    @Argument(help: "The name of the component, such as PersonDetailItem.")
    var name: String

    @Option(help: "Its properties, separated by commas; each one has a component protocol.")
    var properties: String = ""

    @Option(help: "Declare a single part, whose property has this type (styleable dialect).")
    var part: String?

    @Option(help: "The folder of related components that its folder belongs to (styleable dialect).")
    var family: String = ""

    @Option(help: "Environment values that its body reads, separated by commas.")
    var environment: String = ""

    @Flag(help: "Compose it of other components.")
    var composite = false

    @OptionGroup var options: SettingsOptions

    public init() {}

    public func validate() throws {
        guard let first = name.first, first.isUppercase, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { throw ValidationError("'\(name)' is not the name of a type: write it as in PersonDetailItem.") }
        if name.hasSuffix("Component") {
            throw ValidationError("Leave out 'Component': the declaration gets it, the component never has it.")
        }
        if name.contains("Model") {
            throw ValidationError("Leave out 'Model': the declaration gets it, the component never has it.")
        }
    }

    public func run() throws { try DiagnosticFormat.text.reporting(declare) }

    private func declare() throws {
        var settings = try options.settings()
        if settings.dialect == .styleable {
            guard properties.isEmpty != (part == nil) else {
                throw ValidationError("Name its '--properties', or the type of a single '--part'.")
            }
            // The component's styles are written once the component is known: until then they are missing.
            settings.isStrict = false
            return try StyleableDeclaration(
                name: name, properties: list(properties), part: part, family: family, settings: settings
            ).write()
        }
        guard !properties.isEmpty else { throw ValidationError("Name its '--properties'.") }
        guard part == nil, family.isEmpty else {
            throw ValidationError("'--part' and '--family' belong to the styleable dialect.")
        }
        let modelFolder = try modelFolder(settings)
        let model = modelFolder + "/\(name)Model.swift"
        let views = settings.views ?? modelFolder.parentFolder + "/Views"
        let body = views + "/\(name)+View.swift"
        for path in [model, body] where FileAccess.exists(path) {
            throw OutputError(path, "exists already; nothing was written")
        }
        // Both files are created before anything is generated, so that a failure to write leaves nothing to revert.
        let folders = try FileAccess.createFolder(views)
        do {
            try FileAccess.create(body, "")
            try FileAccess.create(model, declaration(settings))
            let component = try generate(settings)
            try FileAccess.create(body, source(of: component, settings))
        } catch {
            // Without the others each of them would only be in the way.
            for file in [body, model] { unlink(file) }
            for folder in folders.reversed() { rmdir(folder) }
            throw error
        }
        print("declared: \(FileAccess.displayed(model))")
        print("to edit:  \(FileAccess.displayed(body))")
    }

    private func generate(_ settings: Settings) throws -> Component {
        let session = GenerationSession(settings)
        let outcome = try session.run()
        DiagnosticFormat.text.print(outcome.diagnostics)
        guard !outcome.hasErrors, let component = session.component(named: name) else { throw ExitCode.failure }
        return component
    }

    /// The folder that declares models: the one named so, or the last of the sources.
    private func modelFolder(_ settings: Settings) throws -> String {
        let folders = settings.sources.filter(FileAccess.isFolder)
        guard let folder = folders.first(where: { $0.lastPathComponent == "Models" }) ?? folders.last
        else { throw ValidationError("None of the sources is a folder: name one with '--sources'.") }
        return folder
    }

    private func declaration(_ settings: Settings) -> String {
        let components = list(properties).map { $0.capitalizedFirst + "Component" }
        var lines = list(environment).map { "// sourcery: add_env_props = \"\($0)\"" }
        lines.append("// sourcery: generated_component" + (composite ? "_composite" : ""))
        lines.append("nonisolated public protocol \(name)Model: \(components.joined(separator: ", ")) {}")
        return lines.joined(separator: "\n") + "\n"
    }

    /// A body with named styles where the target has them, else the boilerplate without its comment. Its library entry
    /// needs sample data, so it stays only where there is some.
    private func source(of component: Component, _ settings: Settings) -> String {
        let target = TypeSearch(settings)
        if target.finds("Themed") { return ThemedBodyFile(component: component).source }
        let text = BoilerplateFile(component: component, options: settings.emitterOptions).source
        guard !target.finds("LibraryPreviewData"),
            let library = text.range(of: "\n// FIXME: - Implement \(name) specific Library")
        else {
            return text + "\n"
        }
        return String(text[..<library.lowerBound])
    }

    private func list(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
