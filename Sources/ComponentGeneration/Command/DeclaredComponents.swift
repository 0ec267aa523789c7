import ArgumentParser
import Foundation
import ToolBasics

/// The components that a package declares, for people to read: their properties, and the parts that have styles.
package enum DeclaredComponents {
    /// A description of each component of the nearest `fiori.yml`, in the order of their names.
    /// - Parameter names: the components to describe; all when empty.
    package static func descriptions(_ names: [String], in folder: String) throws -> [String] {
        guard let path = ConfigurationFile.find(from: folder) else {
            throw OutputError(
                folder, "there is no \(ConfigurationFile.name) here or above",
                note: "it says where components are declared: see Docs/ComponentGeneration.md")
        }
        return try descriptions(names, ConfigurationFile.settings(at: path))
    }

    static func descriptions(_ names: [String], _ targets: [Settings]) throws -> [String] {
        let components = try targets.flatMap { settings in
            let sources = try SourceFolders.read(settings.sources)
            return ComponentGenerator(settings.emitterOptions).generate(from: sources).components
        }
        .sorted { $0.name < $1.name }
        let known = components.map(\.name)
        if let unknown = names.first(where: { !known.contains($0) }) {
            throw ValidationError(
                "there is no component '\(unknown)'" + Spelling.suggestion(for: unknown, among: known))
        }
        return components.filter { names.isEmpty || names.contains($0.name) }.map(description)
    }

    private static func description(of component: Component) -> String {
        let summary = component.documentation.first.map { ": \($0)" } ?? ""
        var lines = [component.name + summary]
        let properties = component.storedProperties
        let width = properties.map(\.name.count).max() ?? 0
        for property in properties {
            let name = property.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let value = (property.form.dataDefault ?? property.defaultValue).map { " = \($0)" } ?? ""
            lines.append("  \(name)  \(property.type.text)\(value)")
        }
        if !component.composition.children.isEmpty {
            let styles = component.composition.children.map { "\($0.lowercasedFirst)Style" }
            lines.append("  styles: " + styles.joined(separator: ", "))
        }
        return lines.joined(separator: "\n")
    }
}
