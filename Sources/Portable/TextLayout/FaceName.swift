/// A PostScript name such as `HelveticaNeue-LightItalic`, as a family with a weight and a slant.
///
/// Names of faces that are not there say how these look: the style stands after the last hyphen, or in the last words of
/// a full name.
struct FaceName: Equatable {
    /// The family without spaces, such as `HelveticaNeue`.
    let family: String
    /// 100 to 900, as in `FontDescriptor`.
    let weight: Int
    let isItalic: Bool

    /// Words of styles with their weights, longer ones before those that they contain (OpenType's weight classes).
    private static let weights: [(word: String, weight: Int)] = [
        ("extralight", 200), ("ultralight", 100), ("demilight", 350), ("semilight", 350), ("hairline", 100),
        ("extrabold", 800), ("ultrabold", 800), ("extrablack", 900), ("demibold", 600), ("semibold", 600),
        ("regular", 400), ("medium", 500), ("normal", 400), ("roman", 400), ("light", 300), ("black", 900),
        ("heavy", 800), ("plain", 400), ("thin", 100), ("book", 400), ("demi", 600), ("bold", 700), ("wide", 400),
    ]
    private static let slants = ["italic", "oblique", "inclined", "ital", "obl"]
    /// Widths, which the faces here do not have, and marks of foundries.
    private static let others = ["condensed", "cond", "narrow", "psmt", "mt", "ps", "std", "pro", "lt"]

    /// - Returns: nil for a name without a style.
    init?(_ name: String) {
        let parts: (family: Substring, style: String)
        if let hyphen = name.lastIndex(of: "-") {
            parts = (name[..<hyphen], String(name[name.index(after: hyphen)...]))
        } else {
            guard let style = Self.lastWords(of: name) else { return nil }
            parts = (name.dropLast(style.count), style)
        }
        guard let style = Style(parts.style) else { return nil }
        let family = Self.key(String(parts.family))
        guard !family.isEmpty else { return nil }
        self.family = family
        weight = style.weight ?? 400
        isItalic = style.isItalic
    }

    /// A name of a family for comparison, without spaces: `Helvetica Neue` is `HelveticaNeue` in names of faces.
    static func key(_ family: String) -> String { family.filter { !$0.isWhitespace } }

    /// The longest ending of whole words that is a style; nil for none.
    private static func lastWords(of name: String) -> String? {
        let starts = name.indices.filter { name[$0] == " " }
        return starts.map { String(name[$0...]) }.first { Style($0) != nil }
    }

    /// The settings in the words of a style.
    private struct Style {
        var weight: Int?
        var isItalic = false

        /// - Returns: nil if any part of the text is no word of a style.
        init?(_ text: String) {
            var rest = text.lowercased().filter { $0 != " " && $0 != "_" }[...]
            guard !rest.isEmpty, rest.utf8.count <= 60 else { return nil }
            while !rest.isEmpty {
                if let (word, weight) = FaceName.weights.first(where: { rest.hasPrefix($0.word) }) {
                    self.weight = weight
                    rest = rest.dropFirst(word.count)
                } else if let word = FaceName.slants.first(where: rest.hasPrefix) {
                    isItalic = true
                    rest = rest.dropFirst(word.count)
                } else if let word = FaceName.others.first(where: rest.hasPrefix) {
                    rest = rest.dropFirst(word.count)
                } else {
                    return nil
                }
            }
        }
    }
}

extension FontDesign {
    /// The design of the system font that is nearest to a family of iOS: serifs, letters of one width, or round ones.
    init(nearestTo family: String) {
        let key = FaceName.key(family).lowercased()
        func begins(_ names: String...) -> Bool { names.contains { key.hasPrefix($0) } }
        if begins(
            "times", "georgia", "palatino", "baskerville", "bodoni", "cochin", "didot", "hoefler", "iowan", "newyork",
            "charter", "superclarendon", "americantypewriter", "garamond", "cambria", "bookantiqua", "rockwell",
            "academyengraved")
        {
            self = .serif
        } else if begins("courier", "menlo", "monaco", "sfmono", "andalemono", "consolas", "dejavusansmono") {
            self = .monospaced
        } else if begins("arialrounded", "sfprorounded", "sfcompactrounded", "chalkboard", "comicsans", "markerfelt") {
            self = .rounded
        } else {
            self = .default
        }
    }
}
