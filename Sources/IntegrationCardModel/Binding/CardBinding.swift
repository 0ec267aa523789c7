/// A string with bindings, parsed once and evaluated as often as needed.
///
/// The forms are those of UI5: `{path}`, `{model>/path}`, texts with several parts, `{= expression }`, and complex
/// objects such as `{path: 'a', formatter: 'format.integer'}`.
public struct CardBinding: Sendable {
    /// The string that was parsed.
    public let source: String
    /// The paths that the string reads, each once.
    public let references: [BindingReference]
    /// True if the result depends on the time of evaluation.
    public let readsClock: Bool
    let parts: [Part]
    let fragments: [Fragment]

    /// A stretch of text, or the number of a part that stands there.
    enum Fragment: Sendable {
        case text(String)
        case part(Int)
    }

    /// A thing in braces. Parts refer to references and to other parts by number.
    enum Part: Sendable {
        case reference(Int)
        case constant(JSONValue)
        case expression(ExpressionProgram)
        case composite([Int], formatter: CompositeFormatter?)
    }

    /// A function that turns the values of a complex binding's parts into one.
    enum CompositeFormatter: Sendable {
        /// A function of the `format`, `dateRange` or `extension.formatters` name spaces, with options behind the
        /// values.
        case function(JavaScriptFunction, options: JSONValue?)
    }

    /// The kinds of strings.
    public enum Kind: Sendable, Hashable {
        /// No binding: the string is its own value, apart from escapes.
        case text
        /// Something to evaluate.
        case binding
    }

    /// The kind of the string.
    public var kind: Kind { parts.isEmpty ? .text : .binding }

    /// The text of a string without bindings, with its escapes resolved.
    public var literalText: String? {
        guard parts.isEmpty else { return nil }
        return fragments.reduce(into: "") { text, fragment in
            if case .text(let piece) = fragment { text += piece }
        }
    }

    /// Parses a string.
    ///
    /// - Throws: `BindingSyntaxError` with the place of the fault.
    public init(_ source: String, limits: CardLimits.Expressions = .init()) throws(BindingSyntaxError) {
        var parser = BindingParser(source, limits: limits)
        try parser.parse()
        self.init(
            source: source, references: parser.references, readsClock: parser.readsClock, parts: parser.parts,
            fragments: parser.fragments)
    }

    /// A string that is taken as it is.
    public init(text: String) {
        self.init(source: text, references: [], readsClock: false, parts: [], fragments: [.text(text)])
    }

    /// A binding to a path, as it is written without braces in some properties.
    public init(reference: BindingReference) {
        self.init(
            source: "{\(reference.text)}", references: [reference], readsClock: false, parts: [.reference(0)],
            fragments: [.part(0)])
    }

    private init(
        source: String, references: [BindingReference], readsClock: Bool, parts: [Part], fragments: [Fragment]
    ) {
        self.source = source
        self.references = references
        self.readsClock = readsClock
        self.parts = parts
        self.fragments = fragments
    }

    /// Tells quickly whether a string may contain a binding or an escape.
    public static func mayContainBinding(_ text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "\\") }
    }
}
