import Foundation
import NIOConcurrencyHelpers

/// Refuses requests that a page of another site has caused.
///
/// A browser sends `Host` with the name that the page's address has, and `Origin` with a WebSocket's page. A foreign name
/// that resolves to this machine (DNS rebinding) shows in `Host`, a foreign page in `Origin`. Addresses in numbers cannot
/// be made to resolve to another machine.
struct RequestChecks: Sendable {
    /// The server's own names, with ``port`` if that is known to browsers.
    private let names: Set<String>
    /// The names of ``ServerOptions/allowedHosts``, with any port: those of a proxy.
    private let allowed: Set<String>
    private let port: Int
    /// True if the server can be reached by this machine alone.
    private let isLocal: Bool

    /// - Parameters:
    ///   - host: the address that the server listens on.
    ///   - port: the port that it listens on.
    ///   - allowed: more names by which browsers may know the server.
    ///   - machine: the name of this machine, a name of servers that others can reach.
    init(host: String, port: Int, allowed: [String] = [], machine: String = ProcessInfo.processInfo.hostName) {
        isLocal = host == "localhost" || host == "::1" || host.hasPrefix("127.")
        var names: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
        names.insert((host.contains(":") ? "[\(host)]" : host).lowercased())
        if !isLocal { names.insert(machine.lowercased()) }
        self.names = names
        self.allowed = Set(allowed.map { $0.lowercased() })
        self.port = port
    }

    /// True if the headers of a request name this server, and its page if one connects. A header that comes twice says
    /// nothing: others on the way may have read the other one.
    func allows(host: [String], origin: [String]) -> Bool {
        host.count == 1 && origin.count <= 1 && allows(host: host[0]) && allows(origin: origin.first, host: host[0])
    }

    /// True if the value of `Host` names this server.
    func allows(host: String?) -> Bool {
        guard let host else { return false }
        let (name, number) = Self.split(host.lowercased())
        if allowed.contains(name) { return true }
        if isLocal { return names.contains(name) && (number ?? 80) == port }
        // Others may reach the port by another number, as that of a container.
        return names.contains(name) || Self.isAddress(name)
    }

    /// True if the value of `Origin` is this server's; requests without one do not come from a page.
    func allows(origin: String?, host: String?) -> Bool {
        guard let origin else { return true }
        guard let host = host?.lowercased(), allows(host: host) else { return false }
        if origin.lowercased() == "http://" + host { return true }
        // A proxy of an allowed name may speak TLS.
        return origin.lowercased() == "https://" + host && allowed.contains(Self.split(host).name)
    }

    private static func split(_ host: String) -> (name: String, port: Int?) {
        guard let colon = host.lastIndex(of: ":"), host[colon...].dropFirst().allSatisfy(\.isNumber) else {
            return (host, nil)
        }
        return (String(host[..<colon]), Int(host[colon...].dropFirst()))
    }

    /// True for an IPv4 address, or an IPv6 address in brackets.
    private static func isAddress(_ name: String) -> Bool {
        if name.hasPrefix("["), name.hasSuffix("]") {
            var address = in6_addr()
            return inet_pton(AF_INET6, String(name.dropFirst().dropLast()), &address) == 1
        }
        var address = in_addr()
        return inet_pton(AF_INET, name, &address) == 1
    }
}

/// The checks of requests, which need the port that the system has given.
final class BoundChecks: Sendable {
    private let bound = NIOLockedValueBox<RequestChecks?>(nil)

    /// Refuses everything until the server listens.
    var value: RequestChecks {
        bound.withLockedValue { $0 } ?? RequestChecks(host: "localhost", port: -1, machine: "localhost")
    }

    func set(_ checks: RequestChecks) { bound.withLockedValue { $0 = checks } }
}
