/// An option of a picture: its name, the things it is for, and the values it takes. Queries, envelopes and the OpenAPI
/// document are made from it; the drawing process says more about values where these rules are not all.
public struct DrawingOption: Sendable {
    /// The values that an option takes.
    public enum Form: Sendable {
        case text(example: String)
        /// `WIDTHxHEIGHT` in points, of which one or both may be left out.
        case size
        case choice([String])
        case number(ClosedRange<Double>)
        case flag
        /// Several texts: in a query the option is repeated.
        case list(example: String)
        /// Values by names: in a query `name=value`, repeated.
        case map
        /// A long text, which stands in an envelope and not in an address.
        case document(example: String)
    }

    public let name: String
    public let subjects: Set<Subject>
    public let form: Form
    public let summary: String
    /// The value where the option is left out, for the documents.
    public let standard: JSON?

    init(_ name: String, for subjects: Set<Subject>, _ form: Form, _ summary: String, standard: JSON? = nil) {
        self.name = name
        self.subjects = subjects
        self.form = form
        self.summary = summary
        self.standard = standard
    }

    /// The longest text of an option, in characters of Unicode.
    static let maximumTextLength = 256
    /// The longest text of a document, in characters of Unicode.
    static let maximumDocumentLength = 65_536
    /// The most values of a list or map.
    static let maximumCount = 64
    static let maximumSizeLength = 32
    /// The form of sizes, as a regular expression of JSON Schema.
    static let sizePattern = #"^([0-9]+(\.[0-9]+)?)?x([0-9]+(\.[0-9]+)?)?$"#

    /// True if the option may stand in a query.
    var isOfQueries: Bool {
        if case .document = form { false } else { true }
    }

    /// The value of an option in a query.
    func value(ofQuery texts: [String]) throws(Problem) -> JSON {
        switch form {
        case .document: throw fault("stands in the options of an envelope, not in the address")
        case .list: return try check(.array(texts.map(JSON.string)))
        case .map:
            var members: [JSON.Member] = []
            for text in texts {
                guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
                    throw fault("takes name=value, not '\(text)'")
                }
                members.append(.init(String(text[..<equals]), .string(String(text[text.index(after: equals)...]))))
            }
            return try check(.object(members))
        case .text, .size, .choice, .number, .flag:
            guard texts.count == 1, let text = texts.first else { throw fault("may be given once") }
            switch form {
            case .flag:
                switch text.lowercased() {
                case "", "true", "1": return true
                case "false", "0": return false
                default: throw fault("is true or false, not '\(text)'")
                }
            case .number:
                guard let number = try? JSONReader.read(text), number.double != nil else {
                    throw fault("is a number, not '\(text)'")
                }
                return try check(number)
            default: return try check(.string(text))
            }
        }
    }

    /// Refuses a value that the option does not take.
    func check(_ value: JSON) throws(Problem) -> JSON {
        switch form {
        case .text:
            guard let text = value.string else { throw fault("is a text, not \(value.kind)") }
            try checkLength(text)
        case .document:
            guard let text = value.string else { throw fault("is a text, not \(value.kind)") }
            try checkLength(text, Self.maximumDocumentLength)
        case .size:
            guard let text = value.string else { throw fault("is a text, not \(value.kind)") }
            guard text.utf8.count <= Self.maximumSizeLength, Self.isSize(text) else {
                throw fault("takes WIDTHxHEIGHT such as 400x or 400x300, not '\(Spelling.shortened(text))'")
            }
        case .choice(let choices):
            guard let text = value.string else { throw fault("is a text, not \(value.kind)") }
            guard choices.contains(text) else {
                throw fault(
                    "is \(Spelling.list(choices)), not '\(Spelling.shortened(text))'"
                        + Spelling.suggestion(for: text, among: choices))
            }
        case .number(let range):
            guard let number = value.double else { throw fault("is a number, not \(value.kind)") }
            guard range.contains(number) else {
                throw fault(
                    "is from \(JSON(range.lowerBound).text) to \(JSON(range.upperBound).text), not \(value.text)")
            }
        case .flag:
            guard value.boolean != nil else { throw fault("is true or false, not \(value.kind)") }
        case .list:
            guard let elements = value.elements else { throw fault("is a list of texts, not \(value.kind)") }
            guard elements.count <= Self.maximumCount else { throw fault("has at most \(Self.maximumCount) values") }
            for element in elements {
                guard let text = element.string else { throw fault("is a list of texts; one is \(element.kind)") }
                try checkLength(text)
            }
        case .map:
            guard let members = value.members else { throw fault("is an object, not \(value.kind)") }
            guard members.count <= Self.maximumCount else { throw fault("has at most \(Self.maximumCount) values") }
            for member in members {
                if let text = member.value.string { try checkLength(text) }
            }
        }
        return value
    }

    private func checkLength(_ text: String, _ maximum: Int = Self.maximumTextLength) throws(Problem) {
        guard text.unicodeScalars.count <= maximum else { throw fault("has at most \(maximum) characters") }
        guard !text.unicodeScalars.contains("\0") else { throw fault("has no null character") }
    }

    private static func isSize(_ text: String) -> Bool {
        let halves = text.split(separator: "x", omittingEmptySubsequences: false)
        return halves.count == 2
            && halves.allSatisfy { half in
                if half.isEmpty { return true }
                let parts = half.split(separator: ".", omittingEmptySubsequences: false)
                return parts.count <= 2
                    && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
            }
    }

    private func fault(_ text: String) -> Problem {
        Problem(.invalidOption, "\(name) \(text)", pointer: "/options/\(name)")
    }
}
