import Foundation

/// The rules that tell which addresses a card may reach.
///
/// By default only public addresses by `https` and `http`: no other schemes, no loopback, private, link-local or
/// metadata addresses in any spelling, and no names that lead there. The check happens after name resolution and is
/// repeated for each redirect. A name server may change its answer before the client connects: the client of Linux
/// checks the address of the connection itself; URLSession elsewhere cannot, so a host that must exclude this supplies
/// a client that connects through a proxy of its own.
public struct AddressPolicy: Sendable {
    /// The schemes of requests, in lower case.
    public var schemes: Set<String> = ["https", "http"]
    /// The hosts that may be reached at any address: `name` or `name:port`, in lower case.
    public var allowedHosts: Set<String> = []
    /// True if requests reach the allowed hosts and no others. False by default, which lets them reach all public addresses.
    public var reachesAllowedHostsOnly = false
    /// True if all addresses outside of the public Internet may be reached. False by default.
    public var allowsPrivateNetworks = false
    /// The name resolution.
    public var resolver: any HostResolver

    /// Creates the default rules.
    public init(resolver: any HostResolver = SystemHostResolver()) {
        self.resolver = resolver
    }

    /// True if connections to a host may go to any address.
    func allowsAnyAddress(of url: URL) -> Bool {
        guard !allowsPrivateNetworks, let host = Self.host(of: url) else { return allowsPrivateNetworks }
        return isAllowed(host, port: url.port)
    }

    private func isAllowed(_ host: String, port: Int?) -> Bool {
        allowedHosts.contains(host) || port.map { allowedHosts.contains("\(host):\($0)") } ?? false
    }

    /// The host of an address in lower case, without brackets and a dot at its end.
    private static func host(of url: URL) -> String? {
        guard var host = url.host?.lowercased(), !host.isEmpty else { return nil }
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        while host.hasSuffix(".") { host.removeLast() }
        return host
    }

    /// Checks an address, and throws `CardDataError.addressRefused` with the reason.
    public func check(_ url: URL) async throws(CardDataError) {
        guard let scheme = url.scheme?.lowercased(), schemes.contains(scheme) else {
            throw .addressRefused("the scheme \(url.scheme ?? "") is not allowed")
        }
        guard url.user == nil, url.password == nil else { throw .addressRefused("it contains a user name") }
        guard let host = Self.host(of: url) else { throw .addressRefused("it names no host") }
        guard !reachesAllowedHostsOnly || isAllowed(host, port: url.port) else {
            throw .addressRefused("\(host) is not among the hosts that may be reached")
        }
        if allowsAnyAddress(of: url) { return }
        if let address = IPAddress(host) {
            guard address.isPublic else { throw .addressRefused("\(host) is not a public address") }
            return
        }
        let privateSuffixes = [".localhost", ".local", ".internal", ".home.arpa"]
        guard host != "localhost", !privateSuffixes.contains(where: host.hasSuffix) else {
            throw .addressRefused("\(host) is not a public name")
        }
        let addresses = await resolver.addresses(of: host)
        guard !addresses.isEmpty else { throw .connectionFailed("the host \(host) is unknown") }
        guard addresses.allSatisfy(\.isPublic) else {
            throw .addressRefused("\(host) leads to an address that is not public")
        }
    }
}
