import Foundation

/// An element of an SVG picture with its attributes, names without prefixes.
final class VectorElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [VectorElement] = []
    /// The text within the element in bytes, without that of its children; of style sheets the text itself.
    fileprivate(set) var textLength = 0
    fileprivate(set) var styleText = ""
    /// The length of the longest word of the text in bytes.
    fileprivate(set) var longestWord = 0
    /// The different letters of the text that are not of European languages.
    fileprivate(set) var foreignLetters: Set<UInt32> = []

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// The number of the points of a shape, and the sum of all its numbers.
    private(set) lazy var outline: (points: Double, length: Double) = {
        let text = attributes["d"] ?? attributes["points"]
        let names = ["x", "y", "width", "height", "r", "rx", "ry", "cx", "cy", "x1", "y1", "x2", "y2"]
        let all = text.map(Self.numbers) ?? names.flatMap { numbers($0) }
        return (Double(max(4, all.count / 2)), all.reduce(0) { $0 + abs($1) })
    }()

    /// The straight edges of a path or polygon; nil for other shapes.
    private var edges: VectorEdges? {
        switch name {
        case "path": attributes["d"].map { VectorEdges(path: $0) }
        case "polygon", "polyline": attributes["points"].map { VectorEdges(points: Self.numbers(in: $0)) }
        default: nil
        }
    }

    /// The places where edges of a path or polygon cross, and the box around it; nil for other shapes.
    private(set) lazy var measured: (crossings: VectorCrossings, box: (width: Double, height: Double)?)? =
        edges.map { edges in
            (VectorCrossings(edges.edges), edges.bounds.map { ($0.right - $0.left, $0.bottom - $0.top) })
        }

    /// The sides of the box around a shape in units; nil where other things than its attributes may change them.
    func box(hasRules: Bool) -> (width: Double, height: Double)? {
        if let measured { return measured.box }
        guard !hasRules, attributes["style"] == nil else { return nil }
        let names = ["width", "height", "r", "rx", "ry", "x1", "y1", "x2", "y2"]
        var sides: [String: Double] = [:]
        for name in names {
            guard let text = attributes[name] else { continue }
            guard let side = Double(text) else { return nil }
            sides[name] = abs(side)
        }
        switch name {
        case "rect": return (sides["width"] ?? 0, sides["height"] ?? 0)
        case "circle": return (2 * (sides["r"] ?? 0), 2 * (sides["r"] ?? 0))
        case "ellipse":
            // A missing radius is the other one.
            let (rx, ry) = (sides["rx"] ?? sides["ry"] ?? 0, sides["ry"] ?? sides["rx"] ?? 0)
            return (2 * rx, 2 * ry)
        case "line": return ((sides["x1"] ?? 0) + (sides["x2"] ?? 0), (sides["y1"] ?? 0) + (sides["y2"] ?? 0))
        default: return nil
        }
    }

    /// The identifiers that the attributes with such names refer to: `url(#a)`.
    func references(in names: [String]) -> [String] {
        names.flatMap { attributes[$0].map(Self.references) ?? [] }
    }

    /// The identifiers in a text: `url(#a)`, with or without quotation marks.
    static func references(in text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return [] }
        return text.lowercased().contains("url(")
            ? text.split(separator: "(").dropFirst().compactMap { part in
                let inner = part.prefix { $0 != ")" }.drop { " \t\n\r\"'".contains($0) }
                guard inner.first == "#" else { return nil }
                return String(inner.dropFirst().prefix { !" \t\n\r\"'".contains($0) })
            } : []
    }

    /// The numbers of an attribute.
    func numbers(_ name: String) -> [Double] { attributes[name].map(Self.numbers) ?? [] }

    /// The numbers in a text, whatever is between them.
    static func numbers(in text: String) -> [Double] {
        var numbers: [Double] = []
        var digits: [UInt8] = []
        func finish() {
            // The unit of `2em` begins as an exponent does.
            while let last = digits.last, last != UInt8(ascii: "."), !(0x30...0x39).contains(last) {
                digits.removeLast()
            }
            if !digits.isEmpty, let number = Double(String(decoding: digits, as: UTF8.self)) { numbers.append(number) }
            digits = []
        }
        var previous: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39: digits.append(byte)
            case UInt8(ascii: "."):
                if digits.contains(byte) || digits.contains(0x65) { finish() }
                digits.append(byte)
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                if previous | 0x20 != 0x65 || digits.isEmpty { finish() }
                digits.append(byte)
            case 0x65, 0x45:
                if !digits.isEmpty, !digits.contains(0x65) { digits.append(0x65) } else { finish() }
            default: finish()
            }
            previous = byte
        }
        finish()
        return numbers
    }
}

/// The elements of an SVG text, read as far as the bounds of pictures need it.
///
/// Whatever could be read in two ways is refused: other encodings, declarations within the document type, unbalanced
/// elements. So the picture that is measured is the one that is drawn.
struct VectorReader {
    private let bytes: [UInt8]
    private var position = 0
    private var stack: [VectorElement] = []
    private var root: VectorElement?
    private var elementCount = 0

    static let maximumElements = 25_000
    static let maximumDepth = 100
    /// Libraries compare each attribute of an element with all others.
    static let maximumAttributes = 1_000

    static func read(_ bytes: [UInt8]) throws(CardDataError) -> VectorElement {
        var reader = VectorReader(bytes: bytes)
        return try reader.document()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func document() throws(CardDataError) -> VectorElement {
        guard !bytes.contains(0), String(bytes: bytes, encoding: .utf8) != nil else {
            throw .imageRefused("it is no text in UTF-8")
        }
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                let start = position
                while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
                if let element = stack.last { note(bytes[start..<position], in: element) }
                continue
            }
            if starts("<!--") {
                try skip(behind: "-->")
            } else if starts("<![CDATA[") {
                let start = position + 9
                try skip(behind: "]]>")
                if let element = stack.last { note(bytes[start..<(position - 3)], in: element) }
            } else if starts("<?") {
                let start = position
                try skip(behind: "?>")
                try check(declaration: bytes[start..<position])
            } else if starts("<!") {
                let start = position
                try skip(behind: ">")
                if bytes[start..<position].contains(UInt8(ascii: "[")) {
                    throw .imageRefused("its document type has declarations")
                }
            } else if starts("</") {
                try skip(behind: ">")
                guard stack.popLast() != nil else { throw .imageRefused("its elements are not balanced") }
            } else {
                try element()
            }
        }
        guard let root, stack.isEmpty else { throw .imageRefused("its elements are not balanced") }
        return root
    }

    private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func skip(behind end: String) throws(CardDataError) {
        let end = Array(end.utf8)
        while position + end.count <= bytes.count {
            if bytes[position] == end[0], bytes[position..<(position + end.count)].elementsEqual(end) {
                position += end.count
                return
            }
            position += 1
        }
        throw .imageRefused("it is cut off")
    }

    private func check(declaration: ArraySlice<UInt8>) throws(CardDataError) {
        let text = String(decoding: declaration, as: UTF8.self).lowercased()
        if text.hasPrefix("<?xml-stylesheet") { throw .imageRefused("it has a style sheet of another file") }
        guard text.hasPrefix("<?xml "), let encoding = text.firstRange(of: "encoding") else { return }
        let name = text[encoding.upperBound...].drop { " =\"'".contains($0) }.prefix { !"\"'? ".contains($0) }
        guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(name) else {
            throw .imageRefused("its encoding is \(name.prefix(20)), not UTF-8")
        }
    }

    private func note(_ text: ArraySlice<UInt8>, in element: VectorElement) {
        element.textLength += text.count
        note(letters: text, in: element)
        if element.name == "style" { element.styleText += String(decoding: text, as: UTF8.self) }
    }

    private func note(letters text: ArraySlice<UInt8>, in element: VectorElement) {
        guard element.name != "style", text.contains(where: { $0 > 0x20 }) else { return }
        for word in text.split(whereSeparator: Self.isSpace) {
            element.longestWord = max(element.longestWord, word.count)
        }
        guard text.contains(where: { $0 >= 0xC4 || $0 == UInt8(ascii: "&") }) else { return }
        for scalar in Self.text(text).unicodeScalars where scalar.value >= 0x100 {
            element.foreignLetters.insert(scalar.value)
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

    private mutating func name() -> String {
        let start = position
        while position < bytes.count, !Self.isSpace(bytes[position]), !"/>=".utf8.contains(bytes[position]) {
            position += 1
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        return text.split(separator: ":").last.map(String.init) ?? text
    }

    private mutating func element() throws(CardDataError) {
        position += 1
        elementCount += 1
        guard elementCount <= Self.maximumElements else {
            throw .imageRefused("it has more than \(Self.maximumElements) elements")
        }
        let name = name()
        var attributes: [String: String] = [:]
        while true {
            while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
            guard position < bytes.count else { throw .imageRefused("it is cut off") }
            if bytes[position] == UInt8(ascii: ">") {
                position += 1
                try open(VectorElement(name: name, attributes: attributes), isEmpty: false)
                return
            }
            if bytes[position] == UInt8(ascii: "/") {
                position += 1
                guard starts(">") else { throw .imageRefused("an element is broken") }
                position += 1
                try open(VectorElement(name: name, attributes: attributes), isEmpty: true)
                return
            }
            let attributeStart = position
            let attribute = self.name()
            // Libraries read the attribute without a prefix, whichever comes first.
            let hasPrefix = bytes[attributeStart..<position].contains(UInt8(ascii: ":"))
            while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
            guard !attribute.isEmpty, starts("=") else { throw .imageRefused("an attribute is broken") }
            position += 1
            while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
            guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
                throw .imageRefused("an attribute is broken")
            }
            let quote = bytes[position]
            let start = position + 1
            position = start
            while position < bytes.count, bytes[position] != quote { position += 1 }
            guard position < bytes.count else { throw .imageRefused("it is cut off") }
            if attributes[attribute] == nil || !hasPrefix { attributes[attribute] = Self.text(bytes[start..<position]) }
            guard attributes.count <= Self.maximumAttributes else {
                throw .imageRefused("an element has more than \(Self.maximumAttributes) attributes")
            }
            position += 1
        }
    }

    /// The text of an attribute, with its character references resolved.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(UInt8(ascii: "&")) else { return text }
        let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
        var result = ""
        for (index, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
            guard index > 0, let end = part.firstIndex(of: ";") else {
                result += part
                continue
            }
            let name = part[..<end]
            if name.hasPrefix("#x"), let code = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) {
                result.unicodeScalars.append(code)
            } else if name.hasPrefix("#"), let code = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) {
                result.unicodeScalars.append(code)
            } else {
                result += named[String(name)] ?? ""
            }
            result += part[part.index(after: end)...]
        }
        return result
    }

    private mutating func open(_ element: VectorElement, isEmpty: Bool) throws(CardDataError) {
        if let parent = stack.last {
            parent.children.append(element)
        } else {
            guard root == nil, element.name == "svg" else { throw .imageRefused("it has no root element “svg”") }
            root = element
        }
        guard !isEmpty else { return }
        stack.append(element)
        guard stack.count <= Self.maximumDepth else {
            throw .imageRefused("its elements are nested more than \(Self.maximumDepth) deep")
        }
    }
}
