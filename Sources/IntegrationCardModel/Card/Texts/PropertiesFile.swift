/// The texts of a Java properties file, the format of card translations.
///
/// Keys end at `=`, `:` or a blank; lines starting with `#` or `!` are comments; a backslash at the end of a line
/// continues it; `\t`, `\n`, `\r`, `\f` and `\uXXXX` are escapes. A later entry replaces an earlier one of its key.
public struct PropertiesFile: Sendable, Hashable {
    /// The texts by key.
    public let texts: [String: String]

    /// Reads a file. Every text is a valid file.
    public init(_ source: String) {
        var reader = Reader(units: Array(source.utf16))
        var texts: [String: String] = [:]
        while let entry = reader.nextEntry() { texts[entry.key] = entry.value }
        self.texts = texts
    }

    private struct Reader {
        let units: [UInt16]
        var index = 0

        mutating func nextEntry() -> (key: String, value: String)? {
            while true {
                skip { $0.isBlank || $0.isLineEnd }
                guard index < units.count else { return nil }
                guard units[index] == code("#") || units[index] == code("!") else { break }
                skip { !$0.isLineEnd }
            }
            let key = piece { $0.isBlank || $0 == code("=") || $0 == code(":") }
            skip(\.isBlank)
            if index < units.count, units[index] == code("=") || units[index] == code(":") { index += 1 }
            skip(\.isBlank)
            return (key, piece { _ in false })
        }

        private mutating func skip(_ condition: (UInt16) -> Bool) {
            while index < units.count, condition(units[index]) { index += 1 }
        }

        /// Reads up to the end of the line, of the file, or a unit that ends the piece.
        private mutating func piece(endsAt isEnd: (UInt16) -> Bool) -> String {
            var result: [UInt16] = []
            while index < units.count, !units[index].isLineEnd, !isEnd(units[index]) {
                let unit = units[index]
                index += 1
                guard unit == code("\\") else {
                    result.append(unit)
                    continue
                }
                guard index < units.count else { break }
                let escaped = units[index]
                index += 1
                if escaped.isLineEnd {
                    if escaped == 13, index < units.count, units[index] == 10 { index += 1 }
                    skip(\.isBlank)
                } else {
                    result.append(unescaped(escaped))
                }
            }
            return String(decoding: result, as: UTF16.self)
        }

        private mutating func unescaped(_ escaped: UInt16) -> UInt16 {
            switch escaped {
            case code("t"): return 9
            case code("n"): return 10
            case code("f"): return 12
            case code("r"): return 13
            case code("u"):
                guard index + 4 <= units.count else { return escaped }
                let digits = String(decoding: units[index..<index + 4], as: UTF16.self)
                guard digits.utf8.allSatisfy({ $0 != 43 && $0 != 45 }), let number = UInt16(digits, radix: 16) else {
                    return escaped
                }
                index += 4
                return number
            default: return escaped
            }
        }
    }
}

extension UInt16 {
    fileprivate var isBlank: Bool { self == 32 || self == 9 || self == 12 }
    fileprivate var isLineEnd: Bool { self == 10 || self == 13 }
}

private func code(_ character: Unicode.Scalar) -> UInt16 { UInt16(truncatingIfNeeded: character.value) }
