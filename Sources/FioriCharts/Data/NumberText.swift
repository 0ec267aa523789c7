/// The reading of plain decimal numbers from bytes, without an object per number.
nonisolated package enum NumberText {
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
        let digitsStart = place
        while place < end, bytes[place] &- 0x30 < 10 {
            mantissa = mantissa &* 10 &+ UInt64(bytes[place] &- 0x30)
            place += 1
        }
        var digits = place - digitsStart
        var exponent = 0
        if place < end, bytes[place] == separator {
            place += 1
            let fractionStart = place
            while place < end, bytes[place] &- 0x30 < 10 {
                mantissa = mantissa &* 10 &+ UInt64(bytes[place] &- 0x30)
                place += 1
            }
            exponent = fractionStart - place
            digits -= exponent
        }
        guard digits > 0 else { return nil }
        if place < end {
            guard bytes[place] | 0x20 == UInt8(ascii: "e"), let written = writtenExponent(bytes[(place + 1)..<end])
            else { return nil }
            exponent += written
        }
        // A Double holds such a mantissa and such a power of ten exactly, and rounds their quotient or product once.
        if digits <= 18, mantissa <= 1 << 53, abs(exponent) <= 22 {
            let scale = power(abs(exponent))
            let value = exponent < 0 ? Double(mantissa) / scale : Double(mantissa) * scale
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

    /// A power of ten from 0 to 22, which is exact.
    private static func power(_ exponent: Int) -> Double {
        switch exponent {
        case 0: 1
        case 1: 10
        case 2: 100
        case 3: 1_000
        case 4: 10_000
        case 5: 100_000
        case 6: 1_000_000
        default: (7...exponent).reduce(1_000_000) { power, _ in power * 10 }
        }
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
