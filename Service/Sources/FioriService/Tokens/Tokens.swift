import Crypto
import Foundation
import HTTPTypes
import Logging
import Synchronization

/// The tokens that clients are known by, from a file that is read again when it changes.
final class Tokens: Sendable {
    /// The look at the file's date, at most this often.
    private static let interval = Duration.seconds(2)

    private struct State {
        var clients: [String: TokenClient] = [:]
        var date: Date?
        var nextLook = ContinuousClock.now
    }

    private let path: String
    private let logger: Logger
    private let state = Mutex(State())

    /// - Throws: a fault for a file that cannot be read, or is not as it should be.
    init(path: String, logger: Logger) throws {
        self.path = path
        self.logger = logger
        let (clients, date) = try Self.read(path)
        state.withLock { ($0.clients, $0.date) = (clients, date) }
    }

    /// The client of a request.
    /// - Throws: a problem with status 401.
    func client(authorization: String?) throws(Problem) -> TokenClient {
        guard let authorization else { throw Problem(.unauthorized, "the field Authorization is missing") }
        let parts = authorization.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else {
            throw Problem(.unauthorized, "the field Authorization should be: Bearer TOKEN")
        }
        // Hashes are compared, so that the time tells nothing of a token.
        let hash = Self.hash(ContentType.trimmed(parts[1]))
        guard let client = current[hash] else { throw Problem(.unauthorized, "the token is not known") }
        return client
    }

    private var current: [String: TokenClient] {
        state.withLock { state in
            guard ContinuousClock.now >= state.nextLook else { return state.clients }
            state.nextLook = .now + Self.interval
            guard Self.date(path) != state.date else { return state.clients }
            do {
                let (clients, date) = try Self.read(path)
                // A client keeps the requests that it has made.
                state.clients = clients.mapValues { new in
                    state.clients.values.first { $0.name == new.name && $0.limits == new.limits } ?? new
                }
                state.date = date
                logger.info("the tokens were read again", metadata: ["tokens": .stringConvertible(clients.count)])
            } catch {
                state.date = Self.date(path)
                logger.error("the tokens stay as they were: \(error)")
            }
            return state.clients
        }
    }

    static func hash(_ token: String) -> String { SHA256.hash(data: Array(token.utf8)).hexadecimal }

    private static func date(_ path: String) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
        return attributes?[.modificationDate] as? Date
    }

    private static func read(_ path: String) throws -> ([String: TokenClient], Date?) {
        let date = date(path)
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ConfigurationFault("the tokens '\(path)' cannot be read")
        }
        return (try clients(data, path: path), date)
    }

    /// Reads `{"tokens": [{"name": …, "token": … or "sha256": …, "requestsPerMinute": …, "atOnce": …}]}`.
    static func clients(_ data: Data, path: String) throws -> [String: TokenClient] {
        let json: JSON
        do { json = try JSONReader.read(data) } catch { throw ConfigurationFault("\(path): \(error)") }
        guard let entries = json["tokens"]?.elements else {
            throw ConfigurationFault("\(path): it should be an object with the list \"tokens\"")
        }
        var clients: [String: TokenClient] = [:]
        for (index, entry) in entries.enumerated() {
            func fault(_ text: String) -> ConfigurationFault { ConfigurationFault("\(path): /tokens/\(index) \(text)") }
            let known = ["name", "token", "sha256", "requestsPerMinute", "atOnce"]
            if let unknown = entry.members?.first(where: { !known.contains($0.name) }) {
                throw fault("has '\(unknown.name)'" + Spelling.suggestion(for: unknown.name, among: known))
            }
            guard let name = entry["name"]?.string, !name.isEmpty else { throw fault("has no name") }
            let hash: String
            switch (entry["token"]?.string, entry["sha256"]?.string?.lowercased()) {
            case (let token?, nil):
                guard token.utf8.count >= 16 else { throw fault("has a token of less than 16 bytes") }
                hash = Self.hash(token)
            case (nil, let digits?):
                guard digits.count == 64, digits.allSatisfy(\.isHexDigit) else {
                    throw fault("has no hash of 64 digits")
                }
                hash = digits
            default: throw fault("has either a token or its sha256")
            }
            func limit(_ name: String) throws -> Int? {
                guard let value = entry[name] else { return nil }
                guard let number = value.integer, number > 0 else {
                    throw fault("has a \(name) that is no number above 0")
                }
                return number
            }
            guard clients[hash] == nil else { throw fault("has the token of another one") }
            clients[hash] = TokenClient(
                name: name,
                limits: .init(requestsPerMinute: try limit("requestsPerMinute"), atOnce: try limit("atOnce")))
        }
        return clients
    }
}
