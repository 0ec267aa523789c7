/// The rules of the style sheets of a picture, each read once.
///
/// A rule counts for the elements with the class, the identifier or the kind that its selector ends in, and for all elements
/// where that cannot be told.
struct VectorStyleSheet {
    /// The greatest number of selectors and groups of rules, and of the bytes of a rule that
    /// libraries keep.
    static let mostSelectors = 10_000
    static let mostRuleBytes = VectorAttributes.mostBytes

    /// A rule that counts for elements, and true if its fonts do.
    private typealias Use = (rule: Int, hasFonts: Bool)

    private var bodies: [VectorStyle] = []
    private var rules: [String: [Use]] = [:]
    private var generalRules: [Use] = []
    /// The styles of keys, merged where an element first asks for them.
    private var merged: [String: VectorStyle] = [:]
    private var general = VectorStyle()
    private var selectorCount = 0
    var isEmpty: Bool { bodies.isEmpty }
    /// The selectors of all rules, for the time of comparing them with elements.
    private(set) var selectors: [VectorSelector] = []
    /// The most names of fonts in one rule.
    private(set) var mostFontNames = 0
    /// The declarations of fonts in rules whose selectors are more than a class, an identifier or a kind, so that it cannot
    /// be told which elements they apply to.
    private(set) var placedFonts: [VectorFonts.Declaration] = []

    /// Reads the text of an element `style`.
    ///
    /// - Throws: `imageRefused` for more rules, or longer ones, than libraries read in time.
    mutating func read(_ content: String) throws(CardDataError) {
        let (text, isStrange) = VectorSelector.plain(Array(content.utf8))
        guard !isStrange else { throw .imageRefused("its style sheet has addresses of several parts") }
        var (position, start) = (0, 0)
        while position < text.count {
            let byte = text[position]
            position += 1
            switch byte {
            case UInt8(ascii: ";"), UInt8(ascii: "}"):
                // The end of an at-rule, or of what it holds.
                start = position
            case UInt8(ascii: "("), UInt8(ascii: "["):
                position = try Self.end(of: position - 1, in: text) + 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): throw Self.unpaired
            case UInt8(ascii: "{"):
                let selectors = Self.selectors(text, start..<(position - 1))
                selectorCount += 1 + text[start..<(position - 1)].count { $0 == UInt8(ascii: ",") }
                start = position
                guard selectorCount <= Self.mostSelectors else {
                    throw .imageRefused("its style sheet has more than \(Self.mostSelectors) rules")
                }
                let first = selectors.first.flatMap { $0.first { text[$0] > 0x20 } }
                if let first, text[first] == UInt8(ascii: "@") { continue }
                let end = try Self.end(of: position - 1, in: text)
                let isShort = end - start <= VectorAttributes.mostListBytes
                let style = isShort ? VectorStyle(text, start..<end) : VectorStyle()
                guard isShort, style.keptBytes <= Self.mostRuleBytes else {
                    throw .imageRefused("a rule of its style sheet is longer than \(Self.mostRuleBytes) bytes")
                }
                add(style, text, selectors)
                (position, start) = (end + 1, end + 1)
            default: break
            }
        }
    }

    private static let unpaired = CardDataError.imageRefused("its style sheet has brackets without a partner")

    /// The place of the bracket that closes another one (CSS Syntax Module Level 3, "consume a simple block"), or the end
    /// of the text, which closes all.
    ///
    /// - Throws: `imageRefused` for a bracket of another kind, which libraries skip as a part of the block.
    private static func end(of start: Int, in text: [UInt8]) throws(CardDataError) -> Int {
        var open: [UInt8] = []
        for position in start..<text.count {
            switch text[position] {
            case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
            case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
            case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                guard open.popLast() == text[position] else { throw unpaired }
                if open.isEmpty { return position }
            default: break
            }
        }
        return text.count
    }

    /// The selectors between commas that stand in no brackets.
    private static func selectors(_ text: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
        var selectors: [Range<Int>] = []
        var (start, depth) = (range.lowerBound, 0)
        for index in range {
            switch text[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                if index > start { selectors.append(start..<index) }
                start = index + 1
            default: break
            }
        }
        if range.upperBound > start { selectors.append(start..<range.upperBound) }
        return selectors
    }

    private mutating func add(_ style: VectorStyle, _ text: [UInt8], _ selectors: [Range<Int>]) {
        let rule = bodies.count
        bodies.append(style)
        mostFontNames = max(mostFontNames, style.fontNames)
        var isPlaced = selectors.isEmpty
        if selectors.isEmpty { generalRules.append((rule, true)) }
        for range in selectors {
            let selector = VectorSelector(text, range)
            self.selectors.append(selector)
            isPlaced = isPlaced || !selector.isKey
            if let key = selector.key {
                rules[key, default: []].append((rule, selector.isKey))
            } else {
                generalRules.append((rule, false))
            }
        }
        if isPlaced { placedFonts += style.fonts }
    }

    /// Looks up the elements that the rules refer to, when all are known.
    mutating func resolve(_ elements: [String: VectorElement]) {
        for rule in bodies.indices { bodies[rule].resolve(elements) }
        general = style(generalRules)
    }

    private func style(_ uses: [Use]) -> VectorStyle {
        var style = VectorStyle()
        for use in uses { style.add(bodies[use.rule], hasFonts: use.hasFonts) }
        return style
    }

    /// Adds the style that the rules give an element.
    mutating func add(to style: inout VectorStyle, of element: VectorElement) {
        style.add(general)
        for key in element.keys {
            guard let uses = rules[key] else { continue }
            let known = merged[key] ?? self.style(uses)
            merged[key] = known
            style.add(known)
        }
    }
}
