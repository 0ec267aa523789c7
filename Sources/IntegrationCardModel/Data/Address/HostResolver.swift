import Foundation

/// A source of the addresses behind host names.
public protocol HostResolver: Sendable {
    /// The addresses of a host; empty when it is unknown.
    func addresses(of host: String) async -> [IPAddress]
}

/// The name resolution of the system.
public struct SystemHostResolver: HostResolver {
    /// Creates a resolver.
    public init() {}

    /// The addresses that the system knows for a name.
    public func addresses(of host: String) async -> [IPAddress] {
        await withCheckedContinuation { continuation in
            // Name resolution blocks its thread, so it stays away from those of Swift's tasks.
            DispatchQueue.global().async { continuation.resume(returning: Self.lookUp(host)) }
        }
    }

    private static func lookUp(_ host: String) -> [IPAddress] {
        var first: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, nil, &first) == 0 else { return [] }
        defer { freeaddrinfo(first) }
        var result: [IPAddress] = []
        var next = first
        while let entry = next {
            var name = [CChar](repeating: 0, count: 1025)
            let length = socklen_t(name.count)
            if getnameinfo(entry.pointee.ai_addr, entry.pointee.ai_addrlen, &name, length, nil, 0, NI_NUMERICHOST) == 0
            {
                let literal = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
                if let address = IPAddress(literal), !result.contains(address) { result.append(address) }
            }
            next = entry.pointee.ai_next
        }
        return result
    }
}
