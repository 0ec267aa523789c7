import ArgumentParser
import Foundation
import IntegrationCardModel

/// The circumstances that cards are resolved in, as options.
struct CardCircumstances: ParsableArguments {
    @Option(
        parsing: .upToNextOption, help: ArgumentHelp("Values of declared parameters.", valueName: "name=value"))
    var parameters: [String] = []

    @Option(name: .customLong("time-zone"), help: "The time zone, such as Europe/Berlin.")
    var timeZone = "GMT"

    @Option(help: "The present time as ISO 8601, for a result that stays the same; the clock by default.")
    var now: String?

    @Option(
        name: .customLong("data-mode"),
        help: "offline reads files and mock data only, the default for files; live sends the card's requests too.")
    var mode: DataMode?

    @Option(
        name: .customLong("allow-host"),
        help: ArgumentHelp(
            "A server that requests may reach although its address is not public; may be repeated.",
            valueName: "name:port"))
    var allowedHosts: [String] = []

    @Flag(
        name: .customLong("only-allowed-hosts"),
        help: "Let requests reach the servers of --allow-host and no others.")
    var reachesAllowedHostsOnly = false

    enum DataMode: String, WordArgument { case offline, live }

    func validate() throws {
        for assignment in parameters where !assignment.contains("=") {
            throw ValidationError("'\(assignment)' is no name=value")
        }
        guard TimeZone(identifier: timeZone) != nil else {
            throw ValidationError("there is no time zone '\(timeZone)'")
        }
        if let now, Self.date(now) == nil {
            throw ValidationError("'\(now)' is no time such as 2026-11-23T12:00:00Z")
        }
    }

    /// The places from which data come; nil when the option is left out.
    var dataMode: CardDataMode? {
        mode.map { $0 == .live ? .live : .offline }
    }

    /// The time zone of days and times.
    var zone: TimeZone { TimeZone(identifier: timeZone) ?? .gmt }

    /// The addresses that requests may reach.
    var addresses: AddressPolicy {
        var policy = AddressPolicy()
        policy.allowedHosts = Set(allowedHosts.map { $0.lowercased() })
        policy.reachesAllowedHostsOnly = reachesAllowedHostsOnly
        return policy
    }

    /// The host of a card. Parameters that its manifest does not declare are left out.
    func host(for manifest: JSONValue, locale: Locale) -> StandardCardHost {
        StandardCardHost(
            parameters: values(for: manifest), locale: locale, timeZone: zone,
            addresses: addresses, now: now.flatMap(Self.date))
    }

    /// Refuses parameters that a manifest does not declare.
    func checkParameters(of manifest: JSONValue) throws {
        let declared = Self.declarations(in: manifest)
        for (name, _) in assignments where declared[name] == nil {
            throw ValidationError(
                "the card declares no parameter '\(name)'"
                    + (declared.isEmpty
                        ? "" : "; it declares \(declared.names.joined(separator: ", ").withVisibleControls)"))
        }
    }

    /// The options as those of a job.
    var json: JSONObject {
        var options: JSONObject = ["timeZone": .string(timeZone)]
        if !parameters.isEmpty {
            options["parameters"] = .object(JSONObject(assignments.map { ($0.name, .string($0.text)) }))
        }
        if let now { options["now"] = .string(now) }
        if let mode { options["dataMode"] = .string(mode.rawValue) }
        if !allowedHosts.isEmpty { options["allowHost"] = .array(allowedHosts.map { .string($0) }) }
        if reachesAllowedHostsOnly { options["onlyAllowedHosts"] = true }
        return options
    }

    private var assignments: [(name: String, text: String)] {
        parameters.compactMap { assignment in
            guard let sign = assignment.firstIndex(of: "=") else { return nil }
            return (String(assignment[..<sign]), String(assignment[assignment.index(after: sign)...]))
        }
    }

    private static func declarations(in manifest: JSONValue) -> JSONObject {
        manifest["sap.card"]?["configuration"]?["parameters"]?.objectValue ?? [:]
    }

    /// The values of parameters. Those that the manifest gives as text stay text; all others may be JSON.
    private func values(for manifest: JSONValue) -> JSONObject {
        let declared = Self.declarations(in: manifest)
        var values: JSONObject = [:]
        for (name, text) in assignments {
            guard let parameter = declared[name] else { continue }
            let isText = parameter["type"]?.stringValue == "string" || parameter["value"]?.stringValue != nil
            values[name] = isText ? .string(text) : (try? JSONParser().parse(text)) ?? .string(text)
        }
        return values
    }

    private static func date(_ text: String) -> Date? {
        let withSeconds = Date.ISO8601FormatStyle(includingFractionalSeconds: false)
        let withFraction = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        return (try? withSeconds.parse(text)) ?? (try? withFraction.parse(text))
    }
}
