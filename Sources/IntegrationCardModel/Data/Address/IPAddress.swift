import Foundation

/// An address of the Internet protocol, version 4 or 6.
public enum IPAddress: Sendable, Hashable {
    /// Four bytes as one number.
    case v4(UInt32)
    /// Sixteen bytes.
    case v6([UInt8])

    /// Reads a literal as systems do: dotted IPv4, its decimal, octal, hexadecimal and shortened forms, and IPv6 with
    /// and without brackets and zone. Names give nil.
    public init?(_ literal: String) {
        var text = literal[...]
        if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
        if text.contains(":") {
            let address = text.split(separator: "%", maxSplits: 1).first.map(String.init) ?? ""
            var bytes = [UInt8](repeating: 0, count: 16)
            guard inet_pton(AF_INET6, address, &bytes) == 1 else { return nil }
            self = .v6(bytes)
        } else {
            if text.hasSuffix(".") { text = text.dropLast() }
            guard let number = Self.number(ofIPv4: text) else { return nil }
            self = .v4(number)
        }
    }

    /// True if the address is one of the public Internet: neither loopback, private, link-local, shared, multicast,
    /// documentation nor reserved, nor such an address embedded in IPv6.
    public var isPublic: Bool {
        switch self {
        case .v4(let number):
            !Self.reservedNetworks.contains { number >> (32 - $0.bits) == $0.prefix >> (32 - $0.bits) }
        case .v6(let bytes): Self.isPublic(bytes)
        }
    }

    // MARK: Version 4

    private static func number(ofIPv4 text: Substring) -> UInt32? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...4).contains(parts.count) else { return nil }
        var numbers: [UInt64] = []
        for part in parts {
            guard let number = number(ofPart: part) else { return nil }
            numbers.append(number)
        }
        guard let last = numbers.popLast(), numbers.allSatisfy({ $0 < 256 }) else { return nil }
        guard last < 1 << (8 * UInt64(4 - numbers.count)) else { return nil }
        var result = last
        for (index, number) in numbers.enumerated() { result |= number << (24 - 8 * UInt64(index)) }
        return UInt32(result)
    }

    private static func number(ofPart part: Substring) -> UInt64? {
        guard let first = part.utf8.first, first >= 48, first <= 57 else { return nil }
        if part.hasPrefix("0x") || part.hasPrefix("0X") {
            return part.count == 2 ? 0 : UInt64(part.dropFirst(2), radix: 16)
        }
        return part.count > 1 && first == 48 ? UInt64(part, radix: 8) : UInt64(part, radix: 10)
    }

    /// The special-purpose networks of the IANA registry.
    private static let reservedNetworks: [(prefix: UInt32, bits: UInt32)] = [
        (0x0000_0000, 8), (0x0A00_0000, 8), (0x6440_0000, 10), (0x7F00_0000, 8), (0xA9FE_0000, 16),
        (0xAC10_0000, 12), (0xC000_0000, 24), (0xC000_0200, 24), (0xC058_6300, 24), (0xC0A8_0000, 16),
        (0xC612_0000, 15), (0xC633_6400, 24), (0xCB00_7100, 24), (0xE000_0000, 4), (0xF000_0000, 4),
    ]

    // MARK: Version 6

    private static func isPublic(_ bytes: [UInt8]) -> Bool {
        func embedded(at start: Int) -> IPAddress {
            .v4(bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
        }
        let startsWithTenZeros = bytes[..<10].allSatisfy { $0 == 0 }
        if startsWithTenZeros, bytes[10] == bytes[11], bytes[10] == 0 || bytes[10] == 0xFF {
            return embedded(at: 12).isPublic
        }
        let translated: [UInt8] = [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]
        if bytes.starts(with: translated) { return embedded(at: 12).isPublic }
        if bytes[0] == 0x20, bytes[1] == 0x02 { return embedded(at: 2).isPublic }
        // Only 2000::/3 is assigned to the public; Teredo, benchmarks and documentation lie within it.
        guard bytes[0] & 0xE0 == 0x20 else { return false }
        if bytes[0] == 0x20, bytes[1] == 0x01, bytes[2] < 2 { return false }
        if bytes[..<4].elementsEqual([0x20, 0x01, 0x0D, 0xB8]) { return false }
        return !(bytes[0] == 0x3F && bytes[1] == 0xFF && bytes[2] < 0x10)
    }
}
