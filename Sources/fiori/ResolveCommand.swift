import ArgumentParser
import Foundation
import IntegrationCardModel

/// `fiori resolve`: evaluates files without drawing anything.
struct ResolveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve", abstract: "Resolve a card to plain values.", subcommands: [ResolveCardCommand.self])
}

/// `fiori resolve card`: prints a card with all parameters, texts, data and bindings applied.
struct ResolveCardCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "card",
        abstract: "Print a UI5 Integration Card with all its bindings evaluated, as JSON.",
        discussion: """
            fiori resolve card cards/orders --parameters country=FR --locale de

            header, content and footer have the properties of the manifest with their values; a message takes the place \
            of content that has failed or is empty. The faults are in "diagnostics", and on the error output with their \
            places. The exit status is 1 when one of them is an error.
            """)

    @Argument(help: "A manifest, or a folder that has a manifest.json.")
    var path: String

    @Option(
        parsing: .upToNextOption, help: ArgumentHelp("Values of declared parameters.", valueName: "name=value"))
    var parameters: [String] = []

    @Option(help: "The language and region, such as de or en-GB.")
    var locale = "en"

    @Option(name: .customLong("time-zone"), help: "The time zone, such as Europe/Berlin.")
    var timeZone = "GMT"

    @Option(help: "The present time as ISO 8601, for a result that stays the same; the clock by default.")
    var now: String?

    @Option(
        name: .customLong("data-mode"),
        help: "offline reads files and mock data only; live sends the card's requests too.")
    var mode = DataMode.offline

    enum DataMode: String, ExpressibleByArgument, CaseIterable { case offline, live }

    func run() throws {
        let file = try ManifestFile(path: path)
        let document = try document(of: file)
        let manifest = document.value
        let session = CardSession(
            manifest: manifest, bundle: CardBundle(root: URL(fileURLWithPath: file.path).deletingLastPathComponent()),
            host: try host(for: manifest), mode: mode == .live ? .live : .offline)
        let (json, card) = wait {
            let json = await session.resolvedJSON()
            return (json, await session.resolve())
        }
        print(json.jsonText(indentation: 2))
        for diagnostic in card.diagnostics {
            let place = document.position(of: diagnostic.pointer).map { ":\($0.line):\($0.column)" } ?? ""
            printError(
                "\(file.path)\(place): \(diagnostic.severity.rawValue): \(diagnostic.pointer): \(diagnostic.message)")
        }
        if card.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
    }

    private func document(of file: ManifestFile) throws -> JSONDocument {
        let result: Result<JSONDocument, JSONParseError>
        do throws(JSONParseError) {
            result = .success(try JSONDocument(file.data, limits: ManifestLimits().json))
        } catch { result = .failure(error) }
        switch result {
        case .success(let document): return document
        case .failure(let error):
            printError("\(file.path):\(error.position.line):\(error.position.column): error: \(error)")
            throw ExitCode(1)
        }
    }

    private func host(for manifest: JSONValue) throws -> StandardCardHost {
        guard let zone = TimeZone(identifier: timeZone) else {
            throw ValidationError("there is no time zone '\(timeZone)'")
        }
        var fixed: Date?
        if let now {
            let withSeconds = Date.ISO8601FormatStyle(includingFractionalSeconds: false)
            let withFraction = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
            guard let date = (try? withSeconds.parse(now)) ?? (try? withFraction.parse(now)) else {
                throw ValidationError("'\(now)' is no time such as 2026-11-23T12:00:00Z")
            }
            fixed = date
        }
        return StandardCardHost(
            parameters: try values(for: manifest), locale: Locale(identifier: locale), timeZone: zone, now: fixed)
    }

    /// The values of parameters. Those that the manifest gives as text stay text; all others may be JSON.
    private func values(for manifest: JSONValue) throws -> JSONObject {
        let declared = manifest["sap.card"]?["configuration"]?["parameters"]?.objectValue ?? [:]
        var values: JSONObject = [:]
        for assignment in parameters {
            guard let sign = assignment.firstIndex(of: "=") else {
                throw ValidationError("'\(assignment)' is no name=value")
            }
            let name = String(assignment[..<sign])
            let text = String(assignment[assignment.index(after: sign)...])
            guard let parameter = declared[name] else {
                throw ValidationError(
                    "the card declares no parameter '\(name)'"
                        + (declared.isEmpty ? "" : "; it declares \(declared.names.joined(separator: ", "))"))
            }
            let isText = parameter["type"]?.stringValue == "string" || parameter["value"]?.stringValue != nil
            values[name] = isText ? .string(text) : (try? JSONParser().parse(text)) ?? .string(text)
        }
        return values
    }

    private func printError(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }

    /// Runs asynchronous work to its end.
    private func wait<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
        let done = DispatchSemaphore(value: 0)
        let box = ResultBox<Value>()
        Task {
            box.value = await work()
            done.signal()
        }
        done.wait()
        guard let value = box.value else { preconditionFailure("the work has ended without a value") }
        return value
    }

    /// A value that is written once before the semaphore is signalled, and read once behind it.
    private final class ResultBox<Value>: @unchecked Sendable {
        var value: Value?
    }
}
