/// Numbers as JavaScript writes and reads them.
enum JavaScriptNumber {
    /// The shortest text that reads back as the number: "1", "0.1", "1e+21", "NaN", "-Infinity".
    static func text(_ number: Double) -> String {
        if let integer = Int(exactly: number), abs(integer) < 1_000_000_000_000_000 { return String(integer) }
        if number.isNaN { return "NaN" }
        if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
        // Between these bounds, Swift writes the same text.
        if abs(number) >= 0.001, abs(number) < 1e15 { return number.description }
        let sign = number < 0 ? "-" : ""
        let (digits, exponent) = shortestDigits(abs(number))
        let count = digits.count
        if exponent > 0, exponent <= 21 {
            if count <= exponent { return sign + digits + String(repeating: "0", count: exponent - count) }
            return sign + digits.prefix(exponent) + "." + digits.dropFirst(exponent)
        }
        if exponent > -6, exponent <= 0 { return sign + "0." + String(repeating: "0", count: -exponent) + digits }
        let power = exponent - 1
        let mantissa = count == 1 ? digits : digits.prefix(1) + "." + digits.dropFirst()
        return sign + mantissa + (power < 0 ? "e-" : "e+") + String(abs(power))
    }

    /// The shortest significant digits of a positive number and the power of ten of the point in front of them:
    /// 123.4 is "1234" and 3.
    static func shortestDigits(_ number: Double) -> (digits: String, exponent: Int) {
        let (digits, exponent) = shortestDigitValues(number)
        return (String(decoding: digits.lazy.map { $0 + 0x30 }, as: UTF8.self), exponent)
    }

    /// The shortest significant digits of a positive number as numbers, and the power of ten of the point in front of
    /// them.
    static func shortestDigitValues(_ number: Double) -> (digits: [UInt8], exponent: Int) {
        var text = number.description
        return text.withUTF8 { bytes in
            var digits: [UInt8] = []
            digits.reserveCapacity(bytes.count)
            var exponent = 0
            var point: Int?
            var leadingZeros = 0
            for (index, byte) in bytes.enumerated() {
                if byte == UInt8(ascii: ".") {
                    point = digits.count + leadingZeros
                } else if byte == UInt8(ascii: "e") {
                    point = point ?? digits.count + leadingZeros
                    exponent = Int(String(decoding: bytes[(index + 1)...], as: UTF8.self)) ?? 0
                    break
                } else if byte == UInt8(ascii: "0"), digits.isEmpty {
                    leadingZeros += 1
                } else {
                    digits.append(byte &- 0x30)
                }
            }
            let position = (point ?? digits.count + leadingZeros) - leadingZeros
            while digits.last == 0 { digits.removeLast() }
            return (digits, position + exponent)
        }
    }

    /// The number that a text converts to, by JavaScript's `Number(text)`: space around is ignored, empty text is 0,
    /// any other text that is not a number is NaN.
    static func parse(_ text: String) -> Double {
        let bytes = trimmed(text)
        guard let first = bytes.first else { return 0 }
        if first == 0x30, bytes.count > 2 {
            let digits = String(decoding: bytes.dropFirst(2), as: UTF8.self)
            let radix: Int? =
                switch bytes[bytes.startIndex + 1] | 0x20 {
                case UInt8(ascii: "x"): 16
                case UInt8(ascii: "o"): 8
                case UInt8(ascii: "b"): 2
                default: nil
                }
            if let radix { return integer(digits, radix: radix, complete: true) ?? .nan }
        }
        let length = decimalLength(bytes)
        guard length == bytes.count else { return .nan }
        return decimal(bytes)
    }

    /// The number at the front of a text, by JavaScript's `parseFloat`.
    static func parseFloat(_ text: String) -> Double {
        let bytes = trimmed(text)
        let length = decimalLength(bytes)
        return length == 0 ? .nan : decimal(bytes.prefix(length))
    }

    /// The integer at the front of a text, by JavaScript's `parseInt`.
    static func parseInt(_ text: String, radix: Int) -> Double {
        var bytes = trimmed(text)
        var sign = 1.0
        if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
            sign = first == UInt8(ascii: "-") ? -1 : 1
            bytes = bytes.dropFirst()
        }
        var radix = radix
        if radix == 0 || radix == 16, bytes.count >= 2, bytes.first == 0x30,
            bytes[bytes.startIndex + 1] | 0x20 == UInt8(ascii: "x")
        {
            bytes = bytes.dropFirst(2)
            radix = 16
        }
        if radix == 0 { radix = 10 }
        guard (2...36).contains(radix) else { return .nan }
        return integer(String(decoding: bytes, as: UTF8.self), radix: radix, complete: false).map { $0 * sign } ?? .nan
    }

    private static func integer(_ text: String, radix: Int, complete: Bool) -> Double? {
        var value = 0.0
        var count = 0
        for byte in text.utf8 {
            let digit: Int =
                switch byte {
                case 0x30...0x39: Int(byte) - 0x30
                case 0x41...0x5A: Int(byte) - 0x41 + 10
                case 0x61...0x7A: Int(byte) - 0x61 + 10
                default: 99
                }
            guard digit < radix else {
                if complete { return nil }
                break
            }
            value = value * Double(radix) + Double(digit)
            count += 1
        }
        return count == 0 ? nil : value
    }

    private static func trimmed(_ text: String) -> ArraySlice<UInt8> {
        Array(JavaScriptText.trim(text).utf8)[...]
    }

    /// The number of bytes at the front that form a decimal number or "Infinity".
    private static func decimalLength(_ bytes: ArraySlice<UInt8>) -> Int {
        var position = bytes.startIndex
        func digits() -> Int {
            let start = position
            while position < bytes.endIndex, (0x30...0x39).contains(bytes[position]) { position += 1 }
            return position - start
        }
        if position < bytes.endIndex, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
            position += 1
        }
        if bytes[position...].starts(with: "Infinity".utf8) { return position - bytes.startIndex + 8 }
        var count = digits()
        if position < bytes.endIndex, bytes[position] == UInt8(ascii: ".") {
            position += 1
            let fraction = digits()
            if count == 0, fraction == 0 { return 0 }
            count += fraction
        }
        guard count > 0 else { return 0 }
        let mantissaEnd = position
        if position < bytes.endIndex, bytes[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < bytes.endIndex, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
                position += 1
            }
            if digits() == 0 { position = mantissaEnd }
        }
        return position - bytes.startIndex
    }

    private static func decimal(_ bytes: ArraySlice<UInt8>) -> Double {
        var text = String(decoding: bytes, as: UTF8.self)
        if text.hasSuffix("Infinity") { return text.hasPrefix("-") ? -.infinity : .infinity }
        if text.hasPrefix("+") { text.removeFirst() }
        if text.hasSuffix(".") { text += "0" }
        if text.hasPrefix(".") { text = "0" + text }
        if text.hasPrefix("-.") { text = "-0" + text.dropFirst() }
        return Double(text.replacing(".e", with: ".0e").replacing(".E", with: ".0e")) ?? .nan
    }
}

/// Texts as JavaScript treats them.
enum JavaScriptText {
    /// The text without space and line breaks at both ends.
    static func trim(_ text: String, start: Bool = true, end: Bool = true) -> String {
        var scalars = text.unicodeScalars[...]
        if start { while let first = scalars.first, isSpace(first) { scalars.removeFirst() } }
        if end { while let last = scalars.last, isSpace(last) { scalars.removeLast() } }
        return String(scalars)
    }

    /// True if a character is white space or a line end.
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x20, 0xA0, 0xFEFF, 0x2028, 0x2029, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}
