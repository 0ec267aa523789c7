/// Refuses requests that a page of another site has caused.
///
/// A browser sends `Host` with the name that the page's address has, and `Origin` with a WebSocket's page. A foreign name
/// that resolves to this machine (DNS rebinding) shows in `Host`, a foreign page in `Origin`.
struct RequestChecks: Sendable {
    private let names: Set<String>
    private let port: Int

    /// - Parameters:
    ///   - host: the address that the server listens on.
    ///   - port: the port that it listens on.
    init(host: String, port: Int) {
        var names: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
        names.insert(host.contains(":") ? "[\(host)]" : host)
        self.names = names
        self.port = port
        acceptsAnyName = host == "0.0.0.0" || host == "::"
    }

    /// True for a server on all addresses, which has names that it does not know. Its pages are still of its own origin.
    private let acceptsAnyName: Bool

    /// True if the value of `Host` names this server.
    func allows(host: String?) -> Bool {
        guard let host else { return false }
        if acceptsAnyName { return true }
        let (name, number) = Self.split(host)
        return names.contains(name.lowercased()) && (number ?? 80) == port
    }

    /// True if the value of `Origin` is this server's; requests without one do not come from a page.
    func allows(origin: String?, host: String?) -> Bool {
        guard let origin else { return true }
        guard let host, origin.hasPrefix("http://") else { return false }
        return String(origin.dropFirst("http://".count)).lowercased() == host.lowercased()
    }

    private static func split(_ host: String) -> (name: String, port: Int?) {
        guard let colon = host.lastIndex(of: ":"), host[colon...].dropFirst().allSatisfy(\.isNumber) else {
            return (host, nil)
        }
        return (String(host[..<colon]), Int(host[colon...].dropFirst()))
    }
}
