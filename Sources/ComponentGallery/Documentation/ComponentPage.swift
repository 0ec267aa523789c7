import ExamplePages

/// The page of a component in the documentation catalogue: an extension of what the component's declaration says, with
/// its picture, what can be set, and the code of the gallery's examples.
@MainActor
struct ComponentPage {
    static let note =
        "<!-- Written by `make docs` from Examples/Fiori.swiftpm/Pages/ComponentExamples. Do not edit. -->"

    static let styleableNote =
        "<!-- Written by `make docs` from Examples/Fiori.swiftpm/Pages/StyleableExamples. Do not edit. -->"

    let entry: ComponentEntry
    let sources: ExampleSource

    /// The names of the page and its pictures, without extension.
    var name: String { entry.name.filter { $0 != " " } }

    var markdown: String {
        var parts = [
            "# ``\(entry.module)/\(entry.name)``",
            entry.module == ComponentEntry.styleableModule ? Self.styleableNote : Self.note,
            "## Overview", "![\(alternative)](\(name))",
        ]
        if !entry.properties.isEmpty { parts.append(properties) }
        let examples = entry.examples.compactMap { example in
            sources.code(of: example.name, in: entry.name).map { (example.name, $0) }
        }
        if !examples.isEmpty { parts.append("## Examples") }
        for (name, code) in examples {
            parts.append("\(name.prefix(1).uppercased() + name.dropFirst()):\n\n```swift\n\(code)\n```")
        }
        for code in sources.sharedCode(in: entry.name) { parts.append("Where:\n\n```swift\n\(code)\n```") }
        return parts.joined(separator: "\n\n") + "\n"
    }

    static let chartNote =
        "<!-- Written by `make docs` from Examples/Fiori.swiftpm/Pages/ChartExamples. Do not edit. -->"

    /// The page of a kind of chart, an article.
    var chartMarkdown: String {
        var parts = [
            "# \(entry.name)", entry.summary, Self.chartNote, "## Overview", "![\(alternative)](\(name))",
            "## Examples",
        ]
        for example in entry.examples {
            guard let code = sources.code(of: example.name, in: entry.name), !code.contains("accessibilitySettings")
            else { continue }
            let title = example.name.prefix(1).uppercased() + example.name.dropFirst()
            parts.append("\(title):\n\n```swift\n\(code.replacing("let _ = model.", with: "model."))\n```")
        }
        for code in sources.sharedCode(in: entry.name) { parts.append("Where:\n\n```swift\n\(code)\n```") }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var alternative: String { "\(entry.name): \(entry.summary)" }

    private var properties: String {
        let rows = entry.properties.map { property in
            "| `\(property.name)` | \(property.format) | \(Self.escaped(property.value ?? "–")) |"
        }
        let text = """
            The picture has these values. `fiori render component \(entry.qualifiedName) --set name=value` draws it with others.
            """
        return ([text, "", "| Property | Written as | In the picture |", "|---|---|---|"] + rows).joined(
            separator: "\n")
    }

    private static func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
