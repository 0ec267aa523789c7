import CoreGraphics
import Foundation

/// An SVG file under construction: elements in drawing order, and the definitions that they refer to.
///
/// A definition is named by the order of first use, and equal definitions are written once, so that the output is
/// reproducible.
struct SVGDocument {
    private var body = UTF8Text()
    private var definitions = UTF8Text()
    private var names: [String: String] = [:]
    private var depth = 1
    /// The beginning of the names of definitions.
    var prefix = ""

    /// Appends an element. Attributes keep their order; nil ones are omitted. Escapes their values.
    mutating func element(_ name: String, _ attributes: [(String, String?)], text: String? = nil) {
        indent()
        Self.write(name, attributes, isOpen: text != nil, to: &body)
        if let text {
            body.append(text)
            Self.writeEnd(name, to: &body)
        }
        body.append(ascii: "\n")
    }

    mutating func open(_ name: String, _ attributes: [(String, String?)]) {
        indent()
        Self.write(name, attributes, isOpen: true, to: &body)
        body.append(ascii: "\n")
        depth += 1
    }

    mutating func close(_ name: String) {
        depth -= 1
        indent()
        Self.writeEnd(name, to: &body)
        body.append(ascii: "\n")
    }

    private mutating func indent() {
        body.append(repeating: " ", count: min(depth, 40))
    }

    static func tag(_ name: String, _ attributes: [(String, String?)], isOpen: Bool) -> String {
        var text = UTF8Text()
        write(name, attributes, isOpen: isOpen, to: &text)
        return text.string
    }

    private static func write(
        _ name: String, _ attributes: [(String, String?)], isOpen: Bool, to text: inout UTF8Text
    ) {
        text.append(ascii: "<")
        text.append(name)
        for case (let key, let value?) in attributes {
            text.append(ascii: " ")
            text.append(key)
            text.append("=\"")
            text.append(escaping: value)
            text.append(ascii: "\"")
        }
        text.append(isOpen ? ">" : "/>")
    }

    private static func writeEnd(_ name: String, to text: inout UTF8Text) {
        text.append("</")
        text.append(name)
        text.append(ascii: ">")
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
        definitions.append("  ")
        Self.write(element, [("id", name)] + attributes, isOpen: true, to: &definitions)
        definitions.append(content)
        Self.writeEnd(element, to: &definitions)
        definitions.append(ascii: "\n")
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
        return "\n" + part.body.string + "  "
    }

    /// The elements and the definitions so far.
    var parts: (body: String, definitions: String) { (body.string, definitions.string) }

    /// The whole file.
    func text(size: CGSize) -> String {
        let (width, height) = (SVGNumber.text(size.width), SVGNumber.text(size.height))
        var text = UTF8Text()
        Self.write(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
                ("viewBox", "0 0 \(width) \(height)"),
                // The system typeface has ligatures such as arrows for "->".
                ("style", "font-variant-ligatures:no-contextual"),
            ], isOpen: true, to: &text)
        text.append(ascii: "\n")
        if !definitions.isEmpty {
            text.append(" <defs>\n")
            text.append(definitions)
            text.append(" </defs>\n")
        }
        text.append(body)
        text.append("</svg>\n")
        return text.string
    }
}
