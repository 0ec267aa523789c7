import Foundation

/// An element of an SVG picture with its attributes, names without prefixes.
final class VectorElement {
    let name: String
    let attributes: [String: String]
    var children: [VectorElement] = []
    /// The text within the element in bytes, without that of its children; of style sheets the text itself.
    var textLength = 0
    var styleText = ""
    /// The length of the longest word of the text in bytes.
    var longestWord = 0
    /// The different letters of the text that are not of European languages.
    var foreignLetters: Set<UInt32> = []

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// The style of the element with that of rules, once it has been read.
    var facts: VectorFacts?
    private var knownNumbers: [String: [Double]] = [:]

    /// The kind, the identifier and the classes, as selectors name them: `rect`, `#i`, `.a`.
    var keys: [String] {
        var keys = [name]
        if let id = attributes["id"] { keys.append("#" + id) }
        if let classes = attributes["class"] {
            // Libraries take all spaces of Unicode for spaces.
            keys += classes.unicodeScalars.split { $0.properties.isWhitespace }.map { "." + String(Substring($0)) }
        }
        return keys
    }

    /// The number of the points of a shape, and the sum of all its numbers.
    private(set) lazy var outline: (points: Double, length: Double) = {
        let text = attributes["d"] ?? attributes["points"]
        let names = ["x", "y", "width", "height", "r", "rx", "ry", "cx", "cy", "x1", "y1", "x2", "y2"]
        let all = text.map { Self.numbers(in: $0, most: Self.mostNumbers) } ?? names.flatMap { numbers($0) }
        return (Double(max(4, all.count / 2)), all.reduce(0) { $0 + abs($1) })
    }()

    /// The numbers of a path behind which reading ends, since it has too many points then.
    private static let mostNumbers = 200_000

    /// The number of the parts of a path that are closed.
    private(set) lazy var closes = Double(attributes["d"]?.utf8.count { $0 == 0x5A || $0 == 0x7A } ?? 0)

    /// The most letters of a text without a place at which lines break: the longest words of all its parts.
    private(set) lazy var unbroken: Double = children.reduce(Double(longestWord)) { $0 + $1.unbroken }

    /// The measures of the picture that an element `image` shows, or the reason why it is refused.
    private(set) lazy var picture = VectorPicture(attributes["href"] ?? "")

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
        return hasRules ? nil : ownBox
    }

    private lazy var ownBox: (width: Double, height: Double)? = {
        guard attributes["style"] == nil else { return nil }
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
    }()

    /// The identifiers that the attributes with such names refer to: `url(#a)`.
    func references(in names: [String]) -> [String] {
        names.flatMap { attributes[$0].map(Self.references) ?? [] }
    }

    /// The identifiers in a text: `url(#a)`, with or without quotation marks.
    static func references(in text: String) -> [String] { references(in: Array(text.utf8)) }

    /// The identifiers in the bytes of a text.
    static func references(in bytes: [UInt8]) -> [String] {
        var references: [String] = []
        var index = 0
        while index < bytes.count {
            defer { index += 1 }
            guard bytes[index] == UInt8(ascii: "(") else { continue }
            var start = index + 1
            while start < bytes.count, bytes[start] <= 0x20 || bytes[start] == 0x22 || bytes[start] == 0x27 {
                start += 1
            }
            guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { continue }
            var end = start + 1
            while end < bytes.count, bytes[end] > 0x20, bytes[end] != 0x22, bytes[end] != 0x27,
                bytes[end] != UInt8(ascii: ")")
            {
                end += 1
            }
            references.append(String(decoding: bytes[(start + 1)..<end], as: UTF8.self))
            index = end - 1
        }
        return references
    }

    /// The numbers of an attribute, read once.
    func numbers(_ name: String) -> [Double] {
        guard let text = attributes[name] else { return [] }
        if let numbers = knownNumbers[name] { return numbers }
        let numbers = Self.numbers(in: text)
        knownNumbers[name] = numbers
        return numbers
    }

    /// The numbers in a text, whatever is between them.
    static func numbers(in text: String) -> [Double] { numbers(in: text, most: .max) }

    private static func numbers(in text: String, most: Int) -> [Double] {
        let bytes = Array(text.utf8)
        return VectorNumbers.read(bytes, bytes.indices, most: most)
    }
}
