#if os(Linux)
    import ArgumentParser
    import IntegrationCardModel
    import ToolBasics

    /// The options of jobs, read as those of a command line: checks, defaults and messages are the same.
    struct JobOptions<Options: PictureCommandOptions> {
        /// An option that takes any text. Such options differ from job to job, and reading a command line takes as long as
        /// drawing a small picture.
        struct Text {
            let name: String
            /// The setting of a value; nil leaves it to the command line.
            let setting: (JSONValue) throws(JobError) -> ((inout Options) -> Void)?
        }

        /// The names of options, as on the command line and without its hyphens.
        private let names: [String]
        private let texts: [Text]
        /// The options that were read last, by their text: those of neighbouring jobs are mostly the same.
        private var known: [String: Options] = [:]

        private static var maximumKnown: Int { 64 }

        /// - Parameters:
        ///   - names: the names of the options that other subjects do not have.
        ///   - texts: those among them that take any text.
        init(names: [String] = [], texts: [Text] = []) {
            self.names =
                names + ["scheme", "contrast", "dynamicType", "locale", "scale", "size", "theme", "styleSheet"]
            self.texts =
                texts + [
                    Text(name: "styleSheet") { value throws(JobError) in
                        let place = try Self.styleSheetPlace(value)
                        return { $0.pictureCircumstances.themes.styleSheet = place }
                    }
                ]
        }

        /// The style sheet of a job: its text, or `{"path": …}`.
        private static func styleSheetPlace(_ value: JSONValue) throws(JobError) -> StyleSheetPlace? {
            switch value {
            case .null: return nil
            case .string(let text): return .text(text)
            case .object(let place) where place.names == ["path"]:
                guard let path = place["path"]?.stringValue, !path.isEmpty, !path.utf8.contains(0) else { break }
                return .file(path)
            default: break
            }
            throw JobError(
                "'styleSheet' is the text of a style sheet, or {\"path\": a file}, not \(RenderJob.article(value))",
                at: "options", "styleSheet")
        }

        /// Reads the options of a job.
        mutating func read(_ json: JSONObject) throws(JobError) -> Options {
            var rest = json
            var settings: [(inout Options) -> Void] = []
            for text in texts {
                guard let value = json[text.name], let set = try text.setting(value) else { continue }
                rest[text.name] = nil
                settings.append(set)
            }
            var options = try parsed(rest)
            for set in settings { set(&options) }
            return options
        }

        /// Reads options as a command line.
        private mutating func parsed(_ json: JSONObject) throws(JobError) -> Options {
            let text = JSONValue.object(json).jsonText()
            if let options = known[text] { return options }
            let arguments = try arguments(json)
            do {
                let options = try Options.parse(arguments)
                if known.count >= Self.maximumKnown { known = [:] }
                known[text] = options
                return options
            } catch {
                var fault = JobError(Options.message(for: error))
                fault.pointer = place(in: fault.message, of: json)
                throw fault
            }
        }

        /// The options as a command line.
        private func arguments(_ json: JSONObject) throws(JobError) -> [String] {
            var arguments: [String] = []
            for (name, value) in json.members.map({ ($0.name, $0.value) }) {
                guard let option = option(name) else {
                    throw JobError(
                        "there is no option '\(name.prefix(80))'" + Spelling.suggestion(for: name, among: names)
                            + "; there are \((names + ["strict"]).joined(separator: ", "))", at: "options", name)
                }
                switch value {
                case .null, .bool(false): break
                case .bool(true): arguments.append(option)
                case .array(let elements):
                    for element in elements {
                        guard let text = RenderJob.plainText(element) else {
                            throw JobError(
                                "'\(name)' has texts, not \(RenderJob.article(element))", at: "options", name)
                        }
                        arguments.append(option + "=" + text)
                    }
                case .object: throw JobError("'\(name)' is no object", at: "options", name)
                case .string(let text): arguments.append(option + "=" + text)
                case .number: arguments.append(option + "=" + value.jsonText())
                }
            }
            return arguments
        }

        /// The option of a name; `allowHosts` is another name of `allowHost`.
        private func option(_ name: String) -> String? {
            let name = name == "allowHosts" ? "allowHost" : name
            return names.contains(name) ? Self.option(name) : nil
        }

        /// The option of a name in lower camel case, with the hyphens of a command line.
        private static func option(_ name: String) -> String {
            "--" + name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
        }

        /// The option that a message names.
        private func place(in message: String, of json: JSONObject) -> JSONPointer {
            let named = json.names.first { name in option(name).map { message.contains($0) } ?? false }
            return JSONPointer(["options"] + (named.map { [$0] } ?? []))
        }
    }

    extension JobOptions<CardOptions> {
        init() {
            self.init(
                names: [
                    "parameters", "timeZone", "now", "dataMode", "allowHost", "onlyAllowedHosts",
                ],
                texts: [
                    Text(name: "parameters") { value in
                        guard let parameters = value.objectValue else { return nil }
                        let assignments = parameters.map {
                            $0.name + "=" + ($0.value.stringValue ?? $0.value.jsonText())
                        }
                        return { $0.circumstances.parameters = assignments }
                    }
                ])
        }
    }

    extension JobOptions<ChartOptions> {
        init() {
            self.init(
                names: [
                    "type", "title", "legend", "firstColumn", "decimal", "missing", "encoding", "timeZone",
                    "totals", "secondary", "stacked", "labels", "reference", "noZero", "logarithmic",
                ],
                texts: [
                    Text(name: "title") { value in value.stringValue.map { title in { $0.title = title } } }
                ])
        }
    }
#endif
