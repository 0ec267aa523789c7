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
        body += Self.tag(name, attributes, isOpen: text != nil)
        if let text { body += text + "</\(name)>" }
        body += "\n"
    }

    mutating func open(_ name: String, _ attributes: [(String, String?)]) {
        indent()
        body += Self.tag(name, attributes, isOpen: true) + "\n"
        depth += 1
    }

    mutating func close(_ name: String) {
        depth -= 1
        indent()
        body += "</\(name)>\n"
    }

    private mutating func indent() {
        body += String(repeating: " ", count: min(depth, 40))
    }

    static func tag(_ name: String, _ attributes: [(String, String?)], isOpen: Bool) -> String {
        var text = "<" + name
        for (key, value) in attributes {
            if let value { text += " \(key)=\"\(XMLText.escaped(value))\"" }
        }
        return text + (isOpen ? ">" : "/>")
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
