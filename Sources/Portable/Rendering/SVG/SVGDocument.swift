import CoreGraphics
import Foundation

/// An SVG file under construction: elements in drawing order, and the definitions that they refer to.
///
/// A definition is named by the order of first use, and equal definitions are written once, so that the output is
/// reproducible.
struct SVGDocument {
    private var body = ""
    private var definitions = ""
    private var names: [String: String] = [:]
    private var depth = 1
    /// The beginning of the names of definitions.
    var prefix = ""

    /// Appends an element. Attributes keep their order; nil ones are omitted. Escapes their values.
    mutating func element(_ name: String, _ attributes: [(String, String?)], text: String? = nil) {
        indent()
        Self.write(name, attributes, isOpen: text != nil, to: &body)
        if let text {
            body += text
            Self.writeEnd(name, to: &body)
        }
        body += "\n"
    }

    mutating func open(_ name: String, _ attributes: [(String, String?)]) {
        indent()
        Self.write(name, attributes, isOpen: true, to: &body)
        body += "\n"
        depth += 1
    }

    mutating func close(_ name: String) {
        depth -= 1
        indent()
        Self.writeEnd(name, to: &body)
        body += "\n"
    }

    private mutating func indent() {
        for _ in 0..<min(depth, 40) { body += " " }
    }

    static func tag(_ name: String, _ attributes: [(String, String?)], isOpen: Bool) -> String {
        var text = ""
        write(name, attributes, isOpen: isOpen, to: &text)
        return text
    }

    private static func write(
        _ name: String, _ attributes: [(String, String?)], isOpen: Bool, to text: inout String
    ) {
        text += "<"
        text += name
        for case (let key, let value?) in attributes {
            text += " "
            text += key
            text += "=\""
            text += XMLText.escaped(value)
            text += "\""
        }
        text += isOpen ? ">" : "/>"
    }

    private static func writeEnd(_ name: String, to text: inout String) {
        text += "</"
        text += name
        text += ">"
    }

    /// Adds a definition, unless there is an equal one.
    /// - Parameters:
    ///   - kind: the first letter of its name.
    ///   - content: the content of the element, as XML.
    /// - Returns: its name.
    mutating func define(
        _ element: String, kind: String, _ attributes: [(String, String?)], content: String
    ) -> String {
        let key = Self.tag(element, attributes, isOpen: true) + content
        if let name = names[key] { return name }
        let name = prefix + kind + String(names.count + 1)
        names[key] = name
        definitions += "  " + Self.tag(element, [("id", name)] + attributes, isOpen: true) + content + "</\(element)>\n"
        return name
    }

    /// The output of `build`, for the content of a definition.
    mutating func fragment(_ build: (inout SVGDocument) -> Void) -> String {
        var part = SVGDocument()
        part.prefix = prefix
        part.names = names
        part.definitions = definitions
        part.depth = 2
        build(&part)
        names = part.names
        definitions = part.definitions
        return "\n" + part.body + "  "
    }

    /// The elements and the definitions so far.
    var parts: (body: String, definitions: String) { (body, definitions) }

    /// The whole file.
    func text(size: CGSize) -> String {
        let (width, height) = (SVGNumber.text(size.width), SVGNumber.text(size.height))
        var text = Self.tag(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
                ("viewBox", "0 0 \(width) \(height)"),
                // The system typeface has ligatures such as arrows for "->".
                ("style", "font-variant-ligatures:no-contextual"),
            ], isOpen: true)
        text += "\n"
        if !definitions.isEmpty { text += " <defs>\n" + definitions + " </defs>\n" }
        return text + body + "</svg>\n"
    }
}
