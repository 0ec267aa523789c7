/// A selector of a style sheet, as far as comparing it with elements takes time.
///
/// Kinds, classes, identifiers, and up to 15 elements around them are compared with an element alone and with those around
/// it, each once: a library goes on from the closest place where the rest may match. All others may be compared with all elements for each element.
struct VectorSelector {
    /// The number of its parts: kinds, classes, conditions and combinators.
    let parts: Int
    /// True if it is compared with an element and those around it alone.
    let isSimple: Bool
    /// The elements around that it names.
    let ancestors: Int

    /// The class, the identifier or the kind that all elements of the selector have: `.a` of `g > rect.a`. nil where none
    /// can be told.
    let key: String?
    /// True if the selector has nothing but its key.
    let isKey: Bool

    /// The greatest number of the elements of a simple selector.
    private static let mostWords = 16
    /// Conditions that are compared with an element alone.
    private static let states = [":hover", ":active", ":focus", ":root", ":link", ":visited"].map { Array($0.utf8) }

    /// Measures a selector without comments.
    init(_ selector: Substring) {
        let bytes = Array(selector.utf8)
        self.init(bytes, bytes.indices)
    }

    /// Measures a selector by one pass over its bytes.
    init(_ bytes: [UInt8], _ whole: Range<Int>) {
        var range = whole
        while let first = range.first, bytes[first] <= 0x20 || bytes[first] == UInt8(ascii: "}") { range.removeFirst() }
        while let last = range.last, bytes[last] <= 0x20 { range.removeLast() }
        let all = range
        for state in Self.states where range.count > state.count && bytes[range.upperBound - state.count] == state[0] {
            let rest = range.upperBound - state.count
            if bytes[rest..<range.upperBound].elementsEqual(state) { range = range.lowerBound..<rest }
        }
        var (words, parts, isPlain, hasKey): (Int, Int, Bool, Bool) = (0, 1, true, true)
        var isWithin = false
        // The last word, and the last part of it.
        var (word, part) = (range.lowerBound, range.lowerBound)
        for index in range {
            let byte = bytes[index]
            let isLetter = byte >= 0x80 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
            if isLetter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
                if !isWithin { (words, word, part, isWithin) = (words + 1, index, index, true) }
                continue
            }
            let isSpace = byte <= 0x20
            switch byte {
            case UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: "*"):
                parts += 1
                if !isWithin { (words, word, part, isWithin) = (words + 1, index, index, true) }
                if byte != UInt8(ascii: "*") { part = index }
            case UInt8(ascii: ">"):
                parts += 1
                isWithin = false
            case UInt8(ascii: "+"), UInt8(ascii: "~"):
                (parts, isPlain) = (parts + 1, false)
                isWithin = false
            case _ where isSpace:
                if [0x20, 0x09, 0x0A, 0x0D, 0x0C].contains(byte) { parts += 1 }
                isWithin = false
            default:
                if ":[|,(".utf8.contains(byte) { parts += 1 }
                (isPlain, hasKey) = (false, false)
                if !isWithin { (words, word, part, isWithin) = (words + 1, index, index, true) }
            }
        }
        ancestors = max(0, words - 1)
        self.parts = parts
        isSimple = words <= Self.mostWords && isPlain
        var key: String?
        if hasKey, range == all, words > 0 {
            let end = bytes[word..<range.upperBound].firstIndex { $0 <= 0x20 || ">+~".utf8.contains($0) }
            let text = bytes[part..<(end ?? range.upperBound)]
            let isKind = part == word && text.first != UInt8(ascii: ".") && text.first != UInt8(ascii: "#")
            if !text.contains(UInt8(ascii: "*")), isKind || text.count > 1 {
                key = String(decoding: text, as: UTF8.self)
            }
        }
        self.key = key
        isKey = key?.utf8.count == all.count
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
        String(decoding: plain(Array(text.utf8)).bytes, as: UTF8.self)
    }

    /// The bytes of a text without comments, read once.
    ///
    /// - Returns: also true if an address within the picture has signs of structure, so that it is another one then.
    static func plain(_ bytes: [UInt8]) -> (bytes: [UInt8], hasStrangeAddress: Bool) {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        var isStrange = false
        /// Copies bytes up to one of two or a new line, signs of structure as spaces.
        func copy(until end: UInt8, endsLine: Bool) {
            let isAddress = position < bytes.count && bytes[position] == UInt8(ascii: "#")
            while position < bytes.count {
                let byte = bytes[position]
                if byte == end || endsLine && (byte == 0x0A || byte == 0x0D || byte == 0x0C) { return }
                let isSign =
                    switch byte {
                    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
                        UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ";"), UInt8(ascii: ","):
                        true
                    default: false
                    }
                if isSign && isAddress { isStrange = true }
                result.append(isSign ? 0x20 : byte)
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
                copy(until: byte, endsLine: true)
                if position < bytes.count {
                    result.append(bytes[position])
                    position += 1
                }
            } else if byte == UInt8(ascii: "("), isAddress(result) {
                while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
                if position < bytes.count, bytes[position] != 0x22, bytes[position] != 0x27 {
                    copy(until: UInt8(ascii: ")"), endsLine: false)
                }
            }
        }
        return (result, isStrange)
    }

    /// True behind `url(`, but not behind another function whose name ends so.
    private static func isAddress(_ bytes: [UInt8]) -> Bool {
        let end = bytes.count
        guard end >= 4, bytes[end - 4] | 0x20 == UInt8(ascii: "u"), bytes[end - 3] | 0x20 == UInt8(ascii: "r"),
            bytes[end - 2] | 0x20 == UInt8(ascii: "l")
        else { return false }
        guard end > 4 else { return true }
        let before = bytes[end - 5]
        let isLetter = before >= 0x80 || before | 0x20 >= 0x61 && before | 0x20 <= 0x7A
        return !isLetter && !(0x30...0x39).contains(before) && before != UInt8(ascii: "-")
            && before != UInt8(ascii: "_")
    }
}
