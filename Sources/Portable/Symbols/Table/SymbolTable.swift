import Foundation

/// The outlines of SF Symbols: one entry for each name that no rule derives from another.
///
/// An entry is a name and its drawing, in one of these forms:
///
///     house                house                 the icon of that name
///     icloud               =cloud                the same as another symbol, including its variants
///     rectangle            | M2 3h12…            path data in a view box of 16 by 16, filled by the even-odd rule
///     gearshape.2          gear size=0.7 + gear size=0.5 at=5,4
///                                                several icons or paths
///
/// Attributes may follow an icon or precede path data: `size=` (a factor, around the centre), `at=` (an offset x, y),
/// `turned=` (clockwise, in degrees), `mirrored` (left and right exchanged), `flipped` (top and bottom exchanged),
/// `rim` (only the part outside the middle), `silhouette` (only the outermost contours), `nonzero` (fills path data by
/// the non-zero rule). A name that ends in `enclosed` is the drawing of its base inside a circle or square, one that
/// ends in `badged` that in the disk of a badge, both in their size there.
struct SymbolTable: Sendable {
    /// An icon or path of an entry.
    struct Part: Hashable, Sendable {
        enum Source: Hashable, Sendable {
            case icon(String)
            case path(String, usesEvenOddRule: Bool)
        }
        enum Selection: Sendable {
            case everything, rim, silhouette
        }

        var source: Source
        var selection = Selection.everything
        /// The scale, around the centre of the view box.
        var size: CGFloat = 1
        var offset = CGPoint.zero
        /// The clockwise rotation in degrees.
        var turn: CGFloat = 0
        var isMirrored = false
        var isFlipped = false
    }

    enum Entry: Hashable, Sendable {
        case sameAs(String)
        case parts([Part])
    }

    /// The place of an entry's line in the text of its section.
    private struct Line {
        let section: Int
        let name: Range<Int>
        let end: Int
    }

    private let sections: [String]
    /// The lines by hashes of their names. They are read when a symbol is asked for, since a picture has a few of a thousand.
    private let lines: [UInt64: Line]

    /// The table of all sections.
    static let standard = SymbolTable([
        arrows, communication, devices, natureAndTransport, objects, people, shapes, signs,
    ])

    init(_ sections: [String]) {
        var lines: [UInt64: Line] = [:]
        lines.reserveCapacity(1_024)
        for number in sections.indices {
            var section = sections[number]
            section.withUTF8 { text in
                var start = 0
                while start < text.count {
                    let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
                    guard let space = text[start..<end].firstIndex(of: UInt8(ascii: " ")) else {
                        let line = String(decoding: text[start..<end], as: UTF8.self)
                        preconditionFailure("The line '\(line)' of the symbol table says not how it is drawn")
                    }
                    let known = lines.updateValue(
                        Line(section: number, name: start..<space, end: end), forKey: Self.hash(text[start..<space]))
                    precondition(
                        known == nil,
                        "\(String(decoding: text[start..<space], as: UTF8.self)) or its hash stands twice in the symbol table"
                    )
                    start = end + 1
                }
            }
        }
        self.sections = sections
        self.lines = lines
    }

    /// The hash of a name (FNV-1a).
    private static func hash(_ name: some Sequence<UInt8>) -> UInt64 {
        name.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    private func text(_ range: Range<Int>, ofSection number: Int) -> Substring {
        let text = sections[number].utf8
        let start = text.index(text.startIndex, offsetBy: range.lowerBound)
        return Substring(text[start..<text.index(start, offsetBy: range.count)])
    }

    /// The names of all entries, in no order.
    var names: some Collection<Substring> { lines.values.map { line in text(line.name, ofSection: line.section) } }

    /// The entry of a name; nil if the table has none.
    subscript(name: String) -> Entry? {
        guard let line = lines[Self.hash(name.utf8)], text(line.name, ofSection: line.section) == name else {
            return nil
        }
        let drawing = text(line.name.upperBound..<line.end, ofSection: line.section)
        return Self.entry(drawing.drop { $0 == " " })
    }

    private static func entry(_ text: Substring) -> Entry {
        if text.hasPrefix("=") { return .sameAs(String(text.dropFirst())) }
        return .parts(String(text).components(separatedBy: " + ").map(part))
    }

    private static func part(_ text: String) -> Part {
        if let bar = text.firstIndex(of: "|") {
            let words = text[..<bar].split(separator: " ")
            let data = String(text[text.index(after: bar)...])
            let source = Part.Source.path(data, usesEvenOddRule: !words.contains("nonzero"))
            return part(source, attributes: words.filter { $0 != "nonzero" })
        }
        let words = text.split(separator: " ")
        return part(.icon(String(words[0])), attributes: words.dropFirst())
    }

    private static func part(_ source: Part.Source, attributes: some Sequence<Substring>) -> Part {
        var part = Part(source: source)
        for attribute in attributes {
            let pair = attribute.split(separator: "=")
            let values = pair.dropFirst().flatMap { $0.split(separator: ",") }.compactMap { Double($0) }
            switch (pair[0], values.count) {
            case ("mirrored", 0): part.isMirrored = true
            case ("flipped", 0): part.isFlipped = true
            case ("rim", 0): part.selection = .rim
            case ("silhouette", 0): part.selection = .silhouette
            case ("size", 1): part.size = values[0]
            case ("turned", 1): part.turn = values[0]
            case ("at", 2): part.offset = CGPoint(x: values[0], y: values[1])
            default: preconditionFailure("The symbol table has an unknown attribute: \(attribute)")
            }
        }
        return part
    }
}
