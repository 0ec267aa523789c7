/// A selector of a style sheet, as far as comparing it with elements takes time.
///
/// Kinds, classes, identifiers, and up to two elements around them are compared with an element alone and with those around
/// it. All others may be compared with all elements for each element.
struct VectorSelector {
    /// The number of its parts: kinds, classes, conditions and combinators.
    let parts: Int
    /// True if it is compared with an element and those around it alone.
    let isSimple: Bool
    /// The elements around that it names.
    let ancestors: Int

    /// Conditions that are compared with an element alone.
    private static let states = [":hover", ":active", ":focus", ":root", ":link", ":visited"]

    /// Measures a selector without comments.
    init(_ selector: Substring) {
        var text = String(selector)
        if text.utf8.contains(UInt8(ascii: ":")) {
            for state in Self.states where text.hasSuffix(state) { text.removeLast(state.count) }
        }
        let words = text.split { $0.isWhitespace || $0 == ">" }
        ancestors = max(0, words.count - 1)
        parts = 1 + text.utf8.count { " \t\n\r\u{c}.#:[~+>|,(*".utf8.contains($0) }
        isSimple =
            words.count <= 3
            && text.unicodeScalars.allSatisfy {
                $0.value > 0x7F || $0.properties.isAlphabetic || $0.properties.isWhitespace
                    || "0123456789-_.#>*".unicodeScalars.contains($0)
            }
    }

    /// The work of comparing all selectors with the elements of a picture.
    struct Work {
        /// The parts of simple selectors: those that name an element alone, and those that name others around it.
        private var alone = 0.0
        private var around = 0.0
        /// The parts of all other selectors.
        private var others = 0.0

        mutating func add(_ selector: VectorSelector) {
            let parts = Double(selector.parts)
            if !selector.isSimple {
                others += parts
            } else if selector.ancestors > 0 {
                around += parts
            } else {
                alone += parts
            }
        }

        /// The time in nanoseconds.
        ///
        /// - Parameters:
        ///   - elements: The number of the elements, and of their classes.
        ///   - depth: The depth to which they are nested.
        ///   - bytes: The length of all attributes, in which conditions may search.
        func time(elements: Double, depth: Double, bytes: Double) -> Double {
            alone * elements * 25 + around * elements * depth * 25 + others * (elements * elements * 40 + bytes)
        }
    }

    /// The text of a style sheet without comments, and without signs of structure in its strings and addresses, so that
    /// braces and commas are what they are for libraries.
    static func plain(_ text: String) -> String {
        guard text.utf8.contains(where: { "\"'/(".utf8.contains($0) }) else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        /// Copies bytes up to one of some, signs of structure as spaces.
        func copy(until ends: String) {
            while position < bytes.count, !ends.utf8.contains(bytes[position]) {
                result.append("{};,/".utf8.contains(bytes[position]) ? 0x20 : bytes[position])
                position += 1
            }
        }
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
                position += 2
                while position + 1 < bytes.count,
                    bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
                {
                    position += 1
                }
                position += 2
                result.append(0x20)
                continue
            }
            result.append(byte)
            position += 1
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                copy(until: (byte == UInt8(ascii: "'") ? "'" : "\"") + "\n\r\u{c}")
                if position < bytes.count {
                    result.append(bytes[position])
                    position += 1
                }
            } else if byte == UInt8(ascii: "("), isAddress(result) {
                while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
                if position < bytes.count, !"\"'".utf8.contains(bytes[position]) { copy(until: ")") }
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// True behind `url(`.
    private static func isAddress(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes.suffix(4), as: UTF8.self).lowercased() == "url("
    }
}
