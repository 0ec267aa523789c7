import NIOCore

/// Reads the picture that a client wants from a body, its type and the options of the address.
struct DrawingReader {
    static let manifest = "manifest.json"
    static let envelope = "application/vnd.fiori.envelope+json"

    /// The media types of bodies.
    static func contentTypes(of subject: Subject) -> [String] {
        switch subject {
        case .card: ["application/json", "application/zip", envelope]
        case .chart: ["application/json", "text/csv", envelope]
        case .component: ["application/json", envelope]
        }
    }

    /// Other names of these types.
    private static let aliases = [
        "text/json": "application/json", "application/x-zip-compressed": "application/zip",
        "text/tab-separated-values": "text/csv", "text/plain": "text/csv",
    ]

    let subject: Subject
    /// The name of a component.
    let name: String?

    /// The body's type by its field.
    /// - Throws: a problem with status 415 for others. A body of a component, and a query without a body, may have none.
    func contentType(_ field: String?, encoding: String?) throws(Problem) -> ContentType {
        let known = Self.contentTypes(of: subject)
        if let encoding, encoding.lowercased() != "identity" {
            throw Problem(
                .unsupportedMediaType, "the body is encoded with \(Spelling.shortened(encoding)); send it plain")
        }
        guard let field else {
            guard let type = ContentType("application/json"), subject == .component else {
                throw Problem(.unsupportedMediaType, "the field Content-Type is missing; it is \(Spelling.list(known))")
            }
            return type
        }
        guard let type = ContentType(field) else {
            throw Problem(.unsupportedMediaType, "'\(Spelling.shortened(field))' is no media type")
        }
        let name =
            Self.aliases[type.name]
            ?? (type.name.hasSuffix("+json") && type.name != Self.envelope
                ? "application/json" : type.name)
        guard known.contains(name) else {
            throw Problem(
                .unsupportedMediaType,
                "the type \(Spelling.shortened(type.name)) is not read here; it is \(Spelling.list(known))")
        }
        return type
    }

    /// The wanted picture.
    func drawing(
        _ body: ByteBuffer, _ type: ContentType, query: Query, as representation: Representation
    ) throws(Problem) -> Drawing {
        let type =
            ContentType(Self.aliases[type.name] ?? type.name).map { ($0.name, type.parameters) }
            ?? (type.name, type.parameters)
        guard body.readableBytes > 0 || subject == .component else {
            throw Problem(.invalidInput, "the body is empty; it should be a \(subject.rawValue)")
        }
        var drawing: Drawing
        if type.0 == Self.envelope {
            drawing = try enveloped(body, as: representation)
        } else {
            drawing = Drawing(subject, try content(body, type.0), as: representation)
        }
        for (name, texts) in query.values where name != "format" {
            let option = try OptionTable.option(name, of: subject)
            try drawing.set(option, to: try option.value(ofQuery: texts))
        }
        if type.0 == "text/csv", drawing.option("encoding") == nil, let charset = type.1["charset"] {
            guard let encoding = Self.encodings[charset.lowercased()] else {
                throw Problem(.unsupportedMediaType, "the charset \(Spelling.shortened(charset)) is not read here")
            }
            try drawing.set(OptionTable.option("encoding", of: .chart), to: .string(encoding))
        }
        if case .component(_, .some) = drawing.content, drawing.variant != nil {
            throw Problem(.invalidOption, "variant has values of its own; leave out the values or the variant")
        }
        return drawing
    }

    private static let encodings = [
        "utf-8": "utf-8", "utf8": "utf-8", "us-ascii": "utf-8", "windows-1252": "cp1252", "cp1252": "cp1252",
        "iso-8859-1": "latin1", "latin1": "latin1", "utf-16le": "utf-16le", "utf-16be": "utf-16be",
    ]

    private func content(_ body: ByteBuffer, _ type: String) throws(Problem) -> Drawing.Content {
        switch (subject, type) {
        case (.card, "application/zip"): return .bundle(body)
        case (.card, _): return .document(name: Self.manifest, body)
        case (.chart, "text/csv"): return .document(name: "chart.csv", body)
        case (.chart, _): return .document(name: "chart.json", body)
        case (.component, _):
            return .component(name: name ?? "", values: body.readableBytes == 0 ? nil : try values(try json(body)))
        }
    }

    private func json(_ body: ByteBuffer) throws(Problem) -> JSON {
        do { return try JSONReader.read(body.readableBytesView) } catch {
            throw Problem(
                .invalidInput, "the body is no JSON: \(error.expected)", line: error.line, column: error.column)
        }
    }

    /// The properties of a component, each a text, a number or true or false; null leaves a property out.
    private func values(_ json: JSON) throws(Problem) -> JSON {
        guard let members = json.members else {
            throw Problem(.invalidInput, "the values of a component are an object, not \(json.kind)", pointer: "")
        }
        for member in members {
            switch member.value {
            case .array, .object:
                throw Problem(
                    .invalidInput,
                    "the value of \(Spelling.shortened(member.name)) is a text, a number or true or false, not "
                        + member.value.kind, pointer: "/" + Self.escaped(member.name))
            default: continue
            }
        }
        return json
    }

    /// The content and options of an envelope.
    private func enveloped(_ body: ByteBuffer, as representation: Representation) throws(Problem) -> Drawing {
        let envelope = try json(body)
        guard let members = envelope.members else {
            throw Problem(.invalidInput, "an envelope is an object, not \(envelope.kind)", pointer: "")
        }
        let contentName = subject == .component ? "values" : subject.rawValue
        for member in members where member.name != contentName && member.name != "options" {
            throw Problem(
                .invalidInput,
                "an envelope has \(contentName) and options, and no \(Spelling.shortened(member.name))"
                    + Spelling.suggestion(for: member.name, among: [contentName, "options"]),
                pointer: "/" + Self.escaped(member.name))
        }
        guard Set(members.map(\.name)).count == members.count else {
            throw Problem(.invalidInput, "an envelope has each of its members once", pointer: "")
        }
        var drawing = Drawing(subject, try content(envelope[contentName], contentName), as: representation)
        if let options = envelope["options"] {
            guard let options = options.members else {
                throw Problem(.invalidInput, "options are an object, not \(options.kind)", pointer: "/options")
            }
            for member in options {
                let option = try OptionTable.option(member.name, of: subject)
                try drawing.set(option, to: try option.check(member.value))
            }
        }
        return drawing
    }

    private func content(_ value: JSON?, _ contentName: String) throws(Problem) -> Drawing.Content {
        if subject == .component {
            return .component(name: name ?? "", values: try value.map { value throws(Problem) in try values(value) })
        }
        guard let value else {
            throw Problem(.invalidInput, "the envelope has no \(contentName)", pointer: "")
        }
        switch (subject, value) {
        case (.card, .object): return .document(name: Self.manifest, ByteBuffer(string: value.text))
        case (.chart, .object) where value["csv"]?.string != nil && value.members?.count == 1:
            return .document(name: "chart.csv", ByteBuffer(string: value["csv"]?.string ?? ""))
        case (.chart, .object): return .document(name: "chart.json", ByteBuffer(string: value.text))
        default:
            throw Problem(
                .invalidInput, "\(contentName) is an object, not \(value.kind)", pointer: "/" + contentName)
        }
    }

    /// A name in a JSON pointer.
    static func escaped(_ name: String) -> String {
        name.replacing("~", with: "~0").replacing("/", with: "~1")
    }
}
