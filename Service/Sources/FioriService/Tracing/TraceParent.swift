/// The field `traceparent` of the W3C's Trace Context, level 1.
struct TraceParent: Equatable, Sendable {
    /// 32 and 16 hexadecimal digits, not all of them zero.
    let trace: String
    let span: String
    let isSampled: Bool

    init(trace: String, span: String, isSampled: Bool) {
        self.trace = trace
        self.span = span
        self.isSampled = isSampled
    }

    /// Reads a field; nil for one that is not as it should be, which means a trace of its own.
    init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count >= 4, Self.isHexadecimal(parts[0], 2), Self.isHexadecimal(parts[1], 32),
            Self.isHexadecimal(parts[2], 16), Self.isHexadecimal(parts[3], 2), parts[0] != "ff",
            parts[0] != "00" || parts.count == 4, parts[1].contains(where: { $0 != "0" }),
            parts[2].contains(where: { $0 != "0" }), let flags = UInt8(parts[3], radix: 16)
        else { return nil }
        self.init(trace: String(parts[1]), span: String(parts[2]), isSampled: flags & 1 == 1)
    }

    /// The field.
    var text: String { "00-\(trace)-\(span)-\(isSampled ? "01" : "00")" }

    /// A trace that begins here.
    static func random() -> TraceParent {
        TraceParent(
            trace: digits(UInt64.random(in: 1 ... .max)) + digits(.random(in: 0 ... .max)), span: newSpan(),
            isSampled: false)
    }

    /// The identifier of a span that begins here.
    static func newSpan() -> String { digits(.random(in: 1 ... .max)) }

    private static func digits(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func isHexadecimal(_ text: Substring, _ count: Int) -> Bool {
        text.utf8.count == count
            && text.utf8.allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
            }
    }
}
