/// A selector of a style sheet, as far as comparing it with elements takes time.
///
/// Libraries compare each selector with each element, from the last of its elements to the first. One whose class, identifier
/// or kind does not fit ends there; for the others, the elements around are compared, each once with each part: a library goes
/// on from the closest place where the rest may match. Combinators of siblings visit the elements before each of them, too.
struct VectorSelector {
    /// The number of its parts: kinds, classes, conditions and combinators.
    private(set) var parts = 0
    /// The classes among its parts.
    private(set) var classParts = 0
    /// The conditions of attributes, those that search their values and those that search for words, and the length of those
    /// that ignore case, which are compared at each place of a value.
    private(set) var attributeParts = 0
    private(set) var valueParts = 0
    private(set) var wordParts = 0
    private(set) var foldedLength = 0
    /// The conditions that count the elements around the same parent.
    private(set) var placeParts = 0
    /// The parts of its last element in front of any condition, and the classes among them.
    private(set) var lastParts = 0
    private(set) var lastClasses = 0
    /// True if it names elements around, and true if it names elements before.
    private(set) var hasAncestors = false
    private(set) var hasSiblings = false
    /// The depth of conditions such as `:not(a b)`, which name several elements themselves.
    private(set) var nesting = 0

    /// The classes, identifiers and kinds with which comparing begins: an element has all of them, or ends the comparison.
    private(set) var gates: [String] = []
    /// The class, the identifier or the kind that all elements of the selector have: `.a` of `g > rect.a`. nil where none
    /// can be told.
    private(set) var key: String?
    /// True if the selector has nothing but its key.
    private(set) var isKey = false

    /// True if it is compared with an element and those around it alone, by what each of them is.
    var isSimple: Bool { isKnown && !hasSiblings && placeParts == 0 && attributeParts == 0 && nesting == 0 }

    // The state of reading.
    private var hasCondition = false
    /// False for signs that no known selector has, and for comments within, around which nothing is a space.
    private var isKnown = true

    /// The sign in the place of a comment: no letter, and no space either, since `a/**/.b` is one element.
    private static let commentMark: UInt8 = 0x1F
    private static let negations: Set<String> = ["not", "is", "where"]
    private static let placed: Set<String> = ["first-of-type", "last-of-type", "only-of-type"]

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
        var index = range.lowerBound
        var depth = 0
        // True behind a space, and true behind a part to which the next one belongs or is near.
        var (isBehindSpace, isBehindPart) = (false, false)
        while index < range.upperBound {
            let byte = bytes[index]
            if byte <= 0x20 {
                if ![0x20, 0x09, 0x0A, 0x0D, 0x0C].contains(byte) { isKnown = false }
                isBehindSpace = true
                index += 1
                continue
            }
            switch byte {
            case UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "~"):
                combine(isSibling: byte != UInt8(ascii: ">"), depth: depth)
                (isBehindSpace, isBehindPart) = (false, false)
                index += 1
                continue
            case UInt8(ascii: ","), UInt8(ascii: ")"):
                parts += 1
                if byte == UInt8(ascii: ")") { depth -= 1 }
                if depth < 0 { (depth, isKnown) = (0, false) }
                (isBehindSpace, isBehindPart) = (false, byte == UInt8(ascii: ")"))
                index += 1
                continue
            default: break
            }
            if isBehindSpace, isBehindPart { combine(isSibling: false, depth: depth) }
            (isBehindSpace, isBehindPart) = (false, true)
            switch byte {
            case UInt8(ascii: ":"):
                index = condition(bytes, index..<range.upperBound, &depth)
                if bytes[index - 1] == UInt8(ascii: "(") { isBehindPart = false }
            case UInt8(ascii: "["): index = attribute(bytes, index..<range.upperBound)
            default: index = part(bytes, index..<range.upperBound, depth: depth)
            }
        }
        if depth != 0 { isKnown = false }
        if !isKnown { (gates, key) = ([], nil) }
        isKey = key?.utf8.count == range.count
        parts = max(1, parts)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    private static func end(ofName start: Int, _ bytes: [UInt8], _ end: Int) -> Int {
        var index = start
        while index < end, isLetter(bytes[index]) { index += 1 }
        return index
    }

    /// Goes on to another element.
    private mutating func combine(isSibling: Bool, depth: Int) {
        parts += 1
        if depth > 0 {
            nesting = max(nesting, depth)
            return
        }
        if isSibling { hasSiblings = true } else { hasAncestors = true }
        (lastParts, lastClasses, hasCondition) = (0, 0, false)
        (gates, key) = ([], nil)
    }

    /// Reads a kind, a class, an identifier or `*`.
    ///
    /// - Returns: The index behind it.
    private mutating func part(_ bytes: [UInt8], _ range: Range<Int>, depth: Int) -> Int {
        parts += 1
        let sign = bytes[range.lowerBound]
        let isNamed = sign == UInt8(ascii: ".") || sign == UInt8(ascii: "#")
        let end = Self.end(ofName: range.lowerBound + (isNamed ? 1 : 0), bytes, range.upperBound)
        let isClass = sign == UInt8(ascii: ".")
        if isClass { classParts += 1 }
        if depth == 0, !hasCondition {
            lastParts += 1
            if isClass { lastClasses += 1 }
        }
        if sign == UInt8(ascii: "*") { return range.lowerBound + 1 }
        guard end > range.lowerBound + (isNamed ? 1 : 0) else {
            // A namespace before a kind is a condition.
            if sign == UInt8(ascii: "|") {
                (hasCondition, gates, key) = (true, [], nil)
            } else {
                isKnown = false
            }
            return max(end, range.lowerBound + 1)
        }
        guard depth == 0 else { return end }
        let name = String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
        if !hasCondition { gates.append(name) }
        key = name
        return end
    }

    /// Reads a condition such as `:hover`, and the start of one such as `:not(.a)`.
    private mutating func condition(_ bytes: [UInt8], _ range: Range<Int>, _ depth: inout Int) -> Int {
        parts += 1
        if depth == 0 { hasCondition = true }
        var start = range.lowerBound + 1
        if start < range.upperBound, bytes[start] == UInt8(ascii: ":") { start += 1 }
        let end = Self.end(ofName: start, bytes, range.upperBound)
        let name = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
        guard end < range.upperBound, bytes[end] == UInt8(ascii: "(") else {
            if Self.placed.contains(name) { placeParts += 1 }
            return max(end, range.lowerBound + 1)
        }
        if name.hasPrefix("nth-") || name == "lang" {
            if name != "lang" { placeParts += 1 }
            let close = bytes[end..<range.upperBound].firstIndex(of: UInt8(ascii: ")"))
            guard let close else {
                isKnown = false
                return range.upperBound
            }
            parts += bytes[end..<close].count { $0 == UInt8(ascii: ",") }
            // Elements `of` a selector.
            if bytes[end..<close].contains(where: { $0 | 0x20 == UInt8(ascii: "f") }), name != "lang" {
                nesting = max(nesting, depth + 2)
            }
            return close + 1
        }
        depth += 1
        if !Self.negations.contains(name) { (nesting, placeParts) = (max(nesting, depth + 1), placeParts + 1) }
        return end + 1
    }

    /// Reads a condition such as `[a='b']`.
    private mutating func attribute(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
        parts += 1
        attributeParts += 1
        hasCondition = true
        guard let close = bytes[range].firstIndex(of: UInt8(ascii: "]")) else {
            isKnown = false
            return range.upperBound
        }
        if bytes[range.lowerBound..<close].contains(UInt8(ascii: "=")) {
            let isWord = bytes[range.lowerBound..<close].contains(UInt8(ascii: "~"))
            if isWord { wordParts += 1 } else { valueParts += 1 }
            if bytes[range.lowerBound..<close].last(where: { $0 > 0x20 }).map({ $0 | 0x20 }) == UInt8(ascii: "i") {
                foldedLength += close - range.lowerBound
            }
        }
        return close + 1
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
                result.append(commentMark)
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
