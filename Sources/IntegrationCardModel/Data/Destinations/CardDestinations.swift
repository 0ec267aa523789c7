/// The destinations of a card: names in its manifest that the host turns into addresses.
///
/// Each destination is resolved once, however often the manifest names it. The host's answer takes precedence; without
/// one, or when it fails or takes longer than the bound, the `defaultUrl` of the manifest is used, as in UI5.
public actor CardDestinations {
    /// A function of the host that finds the address of a destination by its name; nil when the host knows none.
    public typealias Host = @Sendable (_ name: String) async throws -> String?

    /// A destination that a place of the manifest uses and that cannot be resolved.
    public struct Problem: Sendable, Hashable {
        /// The place of the string, which is empty now.
        public let pointer: JSONPointer
        /// The key of the destination.
        public let key: String
        /// The reason.
        public let error: CardDataError
    }

    private let declared: JSONObject
    private let host: Host?
    private let limits: CardDataLimits
    private var outcomes: [String: Task<Result<String, CardDataError>, Never>] = [:]

    /// Creates the destinations of a manifest.
    ///
    /// - Parameters:
    ///   - configuration: `sap.card/configuration/destinations`: `name` and `defaultUrl` by key.
    ///   - host: the host's function; without one all destinations have their default address.
    ///   - limits: `maximumDestinations` and `maximumHostSeconds` apply.
    public init(configuration: JSONValue?, host: Host? = nil, limits: CardDataLimits = .init()) {
        declared = configuration?.objectValue ?? [:]
        self.host = host
        self.limits = limits
    }

    /// The address of a destination as the host or the manifest gives it.
    ///
    /// - Throws: `CardDataError.destination` with the reason.
    public func url(of key: String) async throws(CardDataError) -> String {
        try await outcome(of: key).get()
    }

    /// The address of a destination, or the reason why there is none.
    private func outcome(of key: String) async -> Result<String, CardDataError> {
        if let known = outcomes[key] { return await known.value }
        guard outcomes.count < limits.maximumDestinations else {
            return .failure(.destination(key, "the card uses more than \(limits.maximumDestinations)"))
        }
        let entry = declared[key]
        let task = Task<Result<String, CardDataError>, Never> { [host, limits] in
            do throws(CardDataError) {
                return .success(try await Self.resolve(key, entry, host: host, limits: limits))
            } catch { return .failure(error) }
        }
        outcomes[key] = task
        return await task.value
    }

    private static func resolve(
        _ key: String, _ entry: JSONValue?, host: Host?, limits: CardDataLimits
    ) async throws(CardDataError) -> String {
        guard let entry else { throw .destination(key, "the manifest declares no destination of this name") }
        let fallback = usable(entry["defaultUrl"]?.stringValue)
        guard let name = usable(entry["name"]?.stringValue) else {
            guard let fallback else { throw .destination(key, "it has neither a name nor a defaultUrl") }
            return fallback
        }
        guard let host else {
            guard let fallback else {
                throw .destination(key, "no host resolves “\(name)”, and it has no defaultUrl")
            }
            return fallback
        }
        let reason: String
        do throws(CardDataError) {
            let answer = try await withDeadline(seconds: limits.maximumHostSeconds) { try await host(name) }
            if let url = usable(answer) { return url }
            reason = "the host does not know “\(name)”"
        } catch .timedOut {
            reason = "the host did not resolve “\(name)” within \(limits.maximumHostSeconds) seconds"
        } catch {
            reason = "the host failed to resolve “\(name)”: \(error)"
        }
        guard let fallback else { throw .destination(key, reason + ", and it has no defaultUrl") }
        return fallback
    }

    private static func usable(_ text: String?) -> String? {
        text.map { JavaScriptText.trim($0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Replaces the destinations in all strings of a manifest, after resolving those that it uses concurrently.
    ///
    /// - Returns: the manifest, and each place whose destination cannot be resolved; its string becomes empty.
    public func resolve(
        _ manifest: JSONValue, resolver: PlaceholderResolver = .init()
    ) async -> (manifest: JSONValue, problems: [Problem]) {
        var keys: [String] = []
        _ = resolver.mapStrings(of: manifest) { text, _ in
            if let key = PlaceholderResolver.destinationName(in: text), !keys.contains(key),
                keys.count <= limits.maximumDestinations
            {
                keys.append(key)
            }
            return text
        }
        guard !keys.isEmpty else { return (manifest, []) }
        let urls = await withTaskGroup(of: (String, Result<String, CardDataError>).self) { group in
            for key in keys {
                group.addTask { (key, await self.outcome(of: key)) }
            }
            var urls: [String: Result<String, CardDataError>] = [:]
            for await (key, outcome) in group { urls[key] = outcome }
            return urls
        }
        var problems: [Problem] = []
        let resolved = resolver.mapStrings(of: manifest) { text, pointer in
            guard let key = PlaceholderResolver.destinationName(in: text) else { return text }
            switch urls[key] {
            case .success(let url)?: return resolver.replaceDestination(in: text, with: url)
            case .failure(let error)?: problems.append(Problem(pointer: pointer, key: key, error: error))
            case nil:
                problems.append(
                    Problem(
                        pointer: pointer, key: key,
                        error: .destination(key, "the card uses more than \(limits.maximumDestinations)")))
            }
            return ""
        }
        return (resolved, problems)
    }
}
