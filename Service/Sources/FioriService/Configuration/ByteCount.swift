/// A number of bytes as operators write it: `64MiB`, `2GiB`, `500000`.
public struct ByteCount: Sendable, Equatable, CustomStringConvertible {
    public let bytes: Int

    public init(_ bytes: Int) { self.bytes = bytes }

    private static let units: [(String, Int)] = [("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10), ("B", 1)]

    /// Reads a number with a unit; nil for anything else.
    public init?(text: String) {
        let unit = Self.units.first { text.lowercased().hasSuffix($0.0.lowercased()) } ?? ("", 1)
        let digits = ContentType.trimmed(text.dropLast(unit.0.count))
        guard let number = Int(digits), number >= 0 else { return nil }
        let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: unit.1)
        guard !isTooLarge else { return nil }
        self.bytes = bytes
    }

    public var description: String {
        let unit = Self.units.first { bytes >= $0.1 && bytes % $0.1 == 0 } ?? ("B", 1)
        return "\(bytes / unit.1)\(unit.0)"
    }
}
