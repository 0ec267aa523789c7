import ArgumentParser
import Foundation

/// A new component of the styleable dialect: its declaration and its styles, ready to compile. A composite gets a folder of
/// its own, a part a file among the other parts.
struct StyleableDeclaration {
    let name: String
    /// The properties whose parts a composite is made of.
    let properties: [String]
    /// The type of the only property of a part.
    let part: String?
    /// The folder of folders of components that belong together.
    let family: String
    let settings: Settings

    /// Writes the files, and generates. Nothing stays behind if that fails.
    func write() throws {
        let folder = try folder()
        let files = fileNames.map { "\(folder)/\($0).swift" }
        for path in files where FileAccess.exists(path) {
            throw OutputError(path, "exists already; nothing was written")
        }
        let created = try FileAccess.createFolder(folder)
        do {
            for style in files.dropFirst() { try FileAccess.create(style, "") }
            let declaration = try declaration()
            try FileAccess.create(files[0], declaration)
            let template = StyleTemplate(try generate(), settings.emitterOptions)
            for (path, text) in zip(files, texts(template, declaration)) { try FileAccess.create(path, text) }
        } catch {
            for path in files { unlink(path) }
            for path in created.reversed() { rmdir(path) }
            throw error
        }
        print("declared: \(FileAccess.displayed(files[0]))")
        for style in files.dropFirst() { print("to edit:  \(FileAccess.displayed(style))") }
    }

    /// A part is one file among the other parts; a composite has a folder with a file for each kind of thing.
    private var fileNames: [String] {
        part == nil ? ["\(name)Component", "\(name)BaseStyle", "\(name)FioriStyle"] : [name]
    }

    /// The texts of the files, in their order.
    private func texts(_ template: StyleTemplate, _ declaration: String) -> [String] {
        let styles = [template.baseStyle, template.fioriStyle].map { $0.joined(separator: "\n") + "\n" }
        guard part == nil else { return [([declaration] + styles).joined(separator: "\n")] }
        let head = imports.joined(separator: "\n") + "\n\n"
        return [declaration] + styles.map { head + $0 }
    }

    /// The first of the sources that is a folder, and in it the folder of the component.
    private func folder() throws -> String {
        guard let source = settings.sources.first(where: FileAccess.isFolder) else {
            throw ValidationError("None of the sources is a folder: name one with '--sources'.")
        }
        let place = family.isEmpty ? source : source + "/" + family
        return part == nil ? place + "/" + name : place
    }

    private var imports: [String] {
        let isElsewhere =
            settings.styleableForm == .compact && settings.target != CompactComponentFile.runTime
        return (isElsewhere ? ["import \(CompactComponentFile.runTime)"] : []) + ["import SwiftUI"]
    }

    private func declaration() throws -> String {
        guard let part else {
            return """
                // sourcery: CompositeComponent
                protocol _\(name)Component: \(try parents().joined(separator: ", ")) {}

                """
        }
        return """
            \(imports.joined(separator: "\n"))

            // sourcery: BaseComponent
            protocol _\(name)Component {
                // sourcery: @ViewBuilder
                var \(name.lowercasedFirst): \(part) { get }
            }

            """
    }

    /// The protocols that declare the properties; for one that nobody declares, the name that it should have, which
    /// generation reports.
    private func parents() throws -> [String] {
        let sources = try SourceFolders.read(settings.sources.filter(FileAccess.exists))
        let declared = Parallel.map(sources.indices) { SourceParser.declarations(in: sources[$0]).protocols }.joined()
        return properties.map { property in
            let owner = declared.first { declaration in
                declaration.styleableKind == .part && declaration.properties.contains { $0.name == property }
            }
            return owner?.name ?? "_\(property.capitalizedFirst)Component"
        }
    }

    private func generate() throws -> Component {
        let session = GenerationSession(settings)
        let outcome = try session.run()
        // The styles of the component itself are empty files until it is known.
        let isOwn = { (diagnostic: Diagnostic) in diagnostic.message.hasPrefix("'\(self.name)' lacks") }
        DiagnosticFormat.text.print(outcome.diagnostics.filter { !isOwn($0) })
        guard !outcome.hasErrors, let component = session.component(named: name) else { throw ExitCode.failure }
        return component
    }
}
