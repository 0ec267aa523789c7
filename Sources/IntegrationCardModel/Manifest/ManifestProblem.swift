/// A fault in a manifest, with its place.
public struct ManifestProblem: Sendable, Hashable {
    /// The weight of a problem.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        /// A part of the card cannot be shown.
        case error
        /// The card shows, but something in it has no effect or another one than meant.
        case warning
    }

    /// The rule that is broken.
    public enum Rule: String, Sendable, Hashable, CaseIterable {
        /// The text is no JSON, or exceeds a bound.
        case syntax
        /// A property that its place does not know.
        case unknownProperty
        /// A value of another kind than the property takes.
        case wrongKind
        /// A word that is not among those of the property.
        case unknownValue
        /// A property without which the card is broken.
        case missingProperty
        /// A binding or expression that does not parse.
        case brokenBinding
        /// A binding where UI5 reads the text as it is.
        case misplacedBinding
        /// A placeholder in double braces that is never replaced.
        case brokenPlaceholder
        /// A property that is younger than the version of UI5 for which the manifest asks.
        case newerThanVersion
        /// A property that nothing reads, since it needs JavaScript.
        case needsJavaScript
        /// Elements of an array beyond those that are read.
        case furtherElements
        /// More problems, or deeper ones, than are looked for.
        case tooMany
    }

    /// The weight of the problem.
    public var severity: Severity
    /// The rule that is broken.
    public var rule: Rule
    /// The place within the JSON text.
    public var pointer: JSONPointer
    /// The line and column of the place.
    public var position: SourcePosition
    /// The fault, without the place.
    public var message: String
    /// The name or value that was probably meant.
    public var suggestion: String?

    /// Creates a problem.
    public init(
        severity: Severity, rule: Rule, pointer: JSONPointer, position: SourcePosition, message: String,
        suggestion: String? = nil
    ) {
        self.severity = severity
        self.rule = rule
        self.pointer = pointer
        self.position = position
        self.message = message
        self.suggestion = suggestion
    }

    /// The problem as a line, for example
    /// `manifest.json:/sap.card/header/titel: warning: unknown property “titel”; did you mean “title”? (3:7)`.
    public func text(file: String) -> String {
        let hint = suggestion.map { "; did you mean “\($0)”?" } ?? ""
        return "\(file):\(pointer): \(severity.rawValue): \(message)\(hint) (\(position))".withVisibleControls
    }

    /// The problem as a JSON object with `file`, `severity`, `rule`, `pointer`, `line`, `column`, `message` and, if
    /// there is one, `suggestion`.
    public func json(file: String) -> JSONValue {
        var object: JSONObject = [
            "file": .string(file), "severity": .string(severity.rawValue), "rule": .string(rule.rawValue),
            "pointer": .string(pointer.description), "line": .number(Double(position.line)),
            "column": .number(Double(position.column)), "message": .string(message),
        ]
        object["suggestion"] = suggestion.map { .string($0) }
        return .object(object)
    }
}
