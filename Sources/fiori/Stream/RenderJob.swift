#if os(Linux)
    import ComponentGallery
    import Foundation
    import IntegrationCardModel
    import ToolBasics

    /// A picture that a line of a stream asks for.
    struct RenderJob {
        /// The things that are drawn.
        enum Subject {
            case card(Document)
            case chart(Document)
            case component(String, variant: String?, values: [(name: String, value: String)])
        }

        /// A manifest, or the data of a chart.
        enum Document {
            case json(Data)
            case table(Data)
            case path(String)

            /// The path, for messages.
            var path: String? { if case .path(let path) = self { path } else { nil } }
        }

        enum Format: String, CaseIterable {
            case png, svg, pdf
            /// The resolved card.
            case json

            /// The format of pictures; nil for the card itself.
            var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }

            /// The media type.
            var type: String {
                switch self {
                case .png: "image/png"
                case .svg: "image/svg+xml"
                case .pdf: "application/pdf"
                case .json: "application/json"
                }
            }
        }

        let subject: Subject
        /// The folder whose files a card may read.
        let root: String?
        let format: Format
        /// The options of the subject's command.
        let options: JSONObject
        /// Tells whether a picture with a notice is none.
        let isStrict: Bool
        /// The file to write; nil for a picture within the result.
        let output: String?

        /// The names of a job's members.
        static let names = [
            "id", "card", "chart", "component", "values", "variant", "root", "format", "options", "output",
        ]
        private static let subjects = ["card", "chart", "component"]

        /// Reads a job.
        init(_ document: JSONDocument) throws(JobError) {
            guard let job = document.value.objectValue else {
                throw JobError("a job is an object, not \(Self.article(document.value))")
            }
            for name in job.names where !Self.names.contains(name) {
                throw JobError(
                    "a job has no '\(name.prefix(80))'" + Spelling.suggestion(for: name, among: Self.names)
                        + "; it has \(Self.names.joined(separator: ", "))", at: name)
            }
            let given = Self.subjects.filter { job[$0] != nil }
            guard let kind = given.first, given.count == 1 else {
                throw JobError(
                    given.isEmpty
                        ? "a job has card, chart or component" : "a job has one of \(given.joined(separator: " and "))")
            }
            for (name, owner) in [("root", "card"), ("values", "component"), ("variant", "component")]
            where job[name] != nil && kind != owner {
                throw JobError("'\(name)' belongs to a \(owner), not to a \(kind)", at: name)
            }
            subject = try Self.subject(kind, of: job, document)
            root = try Self.text("root", of: job)
            let format = try Self.text("format", of: job) ?? Format.png.rawValue
            guard let known = Format(rawValue: format) else {
                throw JobError(
                    "there is no format '\(format.prefix(80))'; there are png, svg, pdf and json", at: "format")
            }
            guard known != .json || kind == "card" else {
                throw JobError("the format json is for cards; a \(kind) has png, svg and pdf", at: "format")
            }
            self.format = known
            var options = try Self.object("options", of: job)
            guard let isStrict = (options["strict"] ?? false).boolValue else {
                throw JobError("'strict' is true or false", at: "options", "strict")
            }
            self.isStrict = isStrict
            options["strict"] = nil
            self.options = options
            output = try Self.text("output", of: job)
        }

        /// True if the job names files or addresses.
        var hasPaths: Bool {
            switch subject {
            case .card(.path), .chart(.path): true
            default: root != nil || output != nil || styleSheetPath != nil
            }
        }

        /// The path of the style sheet.
        var styleSheetPath: String? { options["styleSheet"]?["path"]?.stringValue }

        private static func subject(
            _ kind: String, of job: JSONObject, _ document: JSONDocument
        ) throws(JobError) -> Subject {
            switch (kind, job[kind]) {
            case ("component", .string(let name)?):
                let variant = try text("variant", of: job)
                let values = try object("values", of: job)
                guard variant == nil || values.isEmpty else {
                    throw JobError("a variant has values of its own; leave out values or variant", at: "values")
                }
                var texts: [(name: String, value: String)] = []
                for member in values {
                    guard let value = plainText(member.value) else {
                        throw JobError(
                            "a value is a text, a number or a boolean, not \(article(member.value))",
                            at: "values", member.name)
                    }
                    texts.append((member.name, value))
                }
                return .component(name, variant: variant, values: texts)
            case ("card", .string(let path)?): return .card(.path(path))
            case ("chart", .string(let path)?): return .chart(.path(path))
            case ("chart", .object(let chart)?) where chart.names == ["csv"]:
                guard let table = chart["csv"]?.stringValue else {
                    throw JobError("'csv' is a text", at: "chart", "csv")
                }
                return .chart(.table(Data(table.utf8)))
            case ("card", .object?): return .card(.json(document.text(of: JSONPointer([kind])) ?? Data()))
            case ("chart", .object?): return .chart(.json(document.text(of: JSONPointer([kind])) ?? Data()))
            case (_, let value):
                throw JobError(
                    kind == "component"
                        ? "'component' is a name, not \(article(value ?? nil))"
                        : "'\(kind)' is an object or a path, not \(article(value ?? nil))", at: kind)
            }
        }

        private static func text(_ name: String, of job: JSONObject) throws(JobError) -> String? {
            switch job[name] {
            case nil, .null?: return nil
            case .string(let text)?:
                // No path, name or format has one, and the system would read up to it.
                guard !text.utf8.contains(0), !text.isEmpty else { throw JobError("'\(name)' is a text", at: name) }
                return text
            case let value?: throw JobError("'\(name)' is a text, not \(article(value))", at: name)
            }
        }

        private static func object(_ name: String, of job: JSONObject) throws(JobError) -> JSONObject {
            switch job[name] {
            case nil, .null?: return [:]
            case .object(let object)?: return object
            case let value?: throw JobError("'\(name)' is an object, not \(article(value))", at: name)
            }
        }

        /// The text of a value as a command line has it; nil for arrays and objects.
        static func plainText(_ value: JSONValue) -> String? {
            switch value {
            case .string(let text): text
            case .number, .bool: value.jsonText()
            case .null: ""
            case .array, .object: nil
            }
        }

        /// The kind of a value with its article, for messages.
        static func article(_ value: JSONValue) -> String {
            switch value {
            case .null: "null"
            case .array, .object: "an \(value.kindName)"
            default: "a \(value.kindName)"
            }
        }
    }
#endif
