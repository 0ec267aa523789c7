/// The reading of plain decimal numbers from bytes, without an object per number.
nonisolated package enum NumberText {
    /// The powers of ten that a Double holds exactly.
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    /// The number that bytes write, with spaces around it; nil for other text and numbers beyond the range.
    /// - Parameter separator: The decimal separator.
    package static func number(_ bytes: UnsafeBufferPointer<UInt8>, separator: UInt8 = UInt8(ascii: ".")) -> Double? {
        var place = 0
        var end = bytes.count
        while place < end, isSpace(bytes[place]) { place += 1 }
        while end > place, isSpace(bytes[end - 1]) { end -= 1 }
        let first = place
        guard place < end else { return nil }
        let isNegative = bytes[place] == UInt8(ascii: "-")
        if isNegative || bytes[place] == UInt8(ascii: "+") { place += 1 }
        var mantissa: UInt64 = 0
        var digits = 0
        var exponent = 0
        var hasPoint = false
        let digitsStart = place
        while place < end {
            let byte = bytes[place]
            if byte &- 0x30 < 10 {
                mantissa = mantissa &* 10 &+ UInt64(byte &- 0x30)
                digits += mantissa == 0 ? 0 : 1
                if hasPoint { exponent -= 1 }
            } else if !hasPoint, byte == separator {
                hasPoint = true
            } else {
                break
            }
            place += 1
        }
        guard place - digitsStart > (hasPoint ? 1 : 0) else { return nil }
        if place < end {
            guard bytes[place] | 0x20 == UInt8(ascii: "e"), let written = writtenExponent(bytes[(place + 1)..<end])
            else { return nil }
            exponent += written
        }
        if digits <= 15, abs(exponent) <= 22 {
            let value = exponent < 0 ? Double(mantissa) / powers[-exponent] : Double(mantissa) * powers[exponent]
            return isNegative ? -value : value
        }
        let text = String(decoding: bytes[first..<end], as: UTF8.self)
        let point = text.replacing(String(UnicodeScalar(separator)), with: ".")
        guard let value = Double(point), value.isFinite else { return nil }
        return value
    }

    /// The number that a text writes, with a decimal point; nil for other text.
    static func number(_ text: String) -> Double? {
        var text = text
        return text.withUTF8 { number($0) }
    }

    private static func writtenExponent(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var rest = bytes
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
        guard !rest.isEmpty, rest.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
        // Longer ones are read by the slow way.
        let value = rest.reduce(0) { min($0 * 10 + Int($1 - 0x30), 100_000) }
        return isNegative ? -value : value
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
