import Foundation
import ToolBasics
import Yams

/// `fiori.yml` at the root of a package: the defaults of `fiori-generate` there.
///
/// ```yaml
/// generate:
///   dialect: current            # or classic, styleable
///   sources: [Sources/MyComponents/Components, Sources/MyComponents/Models]
///   views: Sources/MyComponents/Views
///   output: Sources/MyComponents/_generated
///   target: MyComponents
///   initializers: inferred
///   strict: true
///   boilerplate: false
/// ```
///
/// A package with several targets has a list of them below `generate`, each item with settings of its own.
package enum ConfigurationFile {
    package static let name = "fiori.yml"

    /// A problem in a configuration file, with its location.
    package struct Problem: Error, CustomStringConvertible {
        package let description: String
    }

    /// The nearest `fiori.yml` in a folder or above it; the search ends at the root of the package.
    package static func find(from folder: String) -> String? {
        var folder = folder
        while true {
            let candidate = folder + "/" + name
            if FileAccess.exists(candidate) { return candidate }
            if FileAccess.exists(folder + "/Package.swift") || folder == "/" || folder.isEmpty { return nil }
            folder = folder.parentFolder
        }
    }

    /// Reads a configuration file; keys it leaves out keep their defaults.
    /// - Returns: the settings of each target, one at least.
    package static func settings(at path: String) throws -> [Settings] {
        let text = try SourceFolders.read(path).text
        return try settings(in: text, path: FileAccess.displayed(path)).map { settings in
            var settings = settings
            settings.resolvePaths(from: path.parentFolder)
            return settings
        }
    }

    static func settings(in text: String, path: String) throws -> [Settings] {
        let root: Node?
        do {
            root = try Yams.compose(yaml: text)
        } catch let error as YamlError {
            throw Problem(description: "\(path): error: \(error)")
        }
        guard let root else { return [Settings()] }
        let reader = Reader(path: path)
        var targets: [Settings] = []
        for (key, value) in try reader.mapping(root) {
            guard try reader.text(key) == "generate" else { throw reader.unknown(key, among: ["generate"]) }
            targets += try reader.items(value).map { try settings(of: $0, reader) }
        }
        return targets.isEmpty ? [Settings()] : targets
    }

    private static func settings(of target: Node, _ reader: Reader) throws -> Settings {
        var settings = Settings()
        settings.views = nil
        for (key, value) in try reader.mapping(target) { try apply(key, value, to: &settings, reader) }
        // Styles of the styleable dialect stand with its declarations.
        if settings.views == nil, settings.dialect != .styleable { settings.views = Settings().views }
        return settings
    }

    private static func apply(_ key: Node, _ value: Node, to settings: inout Settings, _ reader: Reader) throws {
        switch try reader.text(key) {
        case "dialect": settings.dialect = try reader.choice(value)
        case "form": settings.styleableForm = try reader.choice(value)
        case "components": settings.components = try reader.texts(value)
        case "initializers": settings.initializers = try reader.choice(value)
        case "sources": settings.sources = try reader.texts(value)
        case "views": settings.views = try reader.text(value)
        case "output": settings.output = try reader.text(value)
        case "target": settings.target = try reader.text(value)
        case "strict": settings.isStrict = try reader.flag(value)
        case "boilerplate": settings.writesBoilerplate = try reader.flag(value)
        default:
            throw reader.unknown(
                key,
                among: [
                    "dialect", "form", "components", "initializers", "sources", "views", "output", "target", "strict",
                    "boilerplate",
                ])
        }
    }

    /// The reader of nodes, which reports the location of those with an unexpected form.
    private struct Reader {
        let path: String

        func problem(_ message: String, at node: Node) -> Problem {
            let mark = node.mark
            return Problem(description: "\(path):\(mark?.line ?? 1):\(mark?.column ?? 1): error: \(message)")
        }

        func unknown(_ key: Node, among names: [String]) -> Problem {
            let name = key.string ?? ""
            let nearest = Spelling.nearest(to: name, among: names)
            return problem(
                "unknown key '\(name)'" + (nearest.map { ", did you mean '\($0)'?" } ?? "; known are: ")
                    + (nearest == nil ? names.joined(separator: ", ") : ""), at: key)
        }

        func mapping(_ node: Node) throws -> [(Node, Node)] {
            guard case .mapping(let mapping) = node else { throw problem("needs keys with values", at: node) }
            return mapping.map { ($0.key, $0.value) }
        }

        /// The items of a list; a node that is none is its own item.
        func items(_ node: Node) -> [Node] {
            guard case .sequence(let items) = node else { return [node] }
            return Array(items)
        }

        func text(_ node: Node) throws -> String {
            guard let text = node.string else { throw problem("needs a text", at: node) }
            return text
        }

        func flag(_ node: Node) throws -> Bool {
            guard let flag = node.bool else { throw problem("needs true or false", at: node) }
            return flag
        }

        func texts(_ node: Node) throws -> [String] {
            guard case .sequence(let items) = node else { return [try text(node)] }
            return try items.map(text)
        }

        func choice<Choice: CaseIterable & RawRepresentable>(_ node: Node) throws -> Choice
        where Choice.RawValue == String {
            let name = try text(node)
            guard let choice = Choice(rawValue: name) else {
                let names = Choice.allCases.map(\.rawValue)
                let all = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
                throw problem("needs \(all), not '\(name)'", at: node)
            }
            return choice
        }
    }
}
