/// The fonts with which the letters of a picture are drawn.
///
/// Libraries look up a font for each name, size, weight and transformation, which takes some milliseconds, and for each
/// letter that the font lacks. So the different ones are counted while the picture is walked.
struct VectorFonts {
    /// A property that changes the font, and its value.
    struct Declaration: Hashable {
        let name: String
        let value: String
    }

    /// The time in nanoseconds that a font takes, each of the names that it is looked for by, and a letter that is not of
    /// European languages.
    private static let fontTime = 3e6
    private static let nameTime = 0.4e6
    private static let letterTime = 2e6
    /// The most names of fonts in one place.
    static let mostNames = 64

    private var letters: [Int: Set<UInt32>] = [:]
    /// The letters of each font, added up.
    private var keyedLetters = 0.0
    private var texts = 0.0
    private var lettersInAll = 0.0
    /// The ways in which rules of style sheets may change each font.
    private let variants: Double
    private let names: Double

    /// Creates a count for pictures with rules for fonts, whose places cannot be told.
    ///
    /// - Parameter names: the most names of fonts in one place.
    init(placed: [Declaration], names: Int) {
        self.names = Double(names)
        var values: [String: Set<String>] = [:]
        for declaration in placed { values[declaration.name, default: []].insert(declaration.value) }
        let isRelative = placed.contains { Self.isRelative($0.value) }
        variants = isRelative ? .infinity : values.values.reduce(1) { min($0 * Double($1.count + 1), 1e9) }
    }

    /// Counts the font of a text.
    ///
    /// - Parameters:
    ///   - key: the hash of all that the font depends on.
    ///   - new: the different letters of the text that are not of European languages.
    mutating func add(_ key: Int, letters new: Set<UInt32>) {
        texts += 1
        lettersInAll += Double(new.count)
        let known = letters[key]?.count ?? 0
        letters[key, default: []].formUnion(new)
        keyedLetters += Double((letters[key]?.count ?? 0) - known)
    }

    /// The time in nanoseconds of looking up all fonts and letters.
    var time: Double {
        guard texts > 0 else { return 0 }
        let fonts = min(texts, Double(letters.count) * variants)
        let pairs = lettersInAll > 0 ? min(lettersInAll, keyedLetters * variants) : 0
        return fonts * (Self.fontTime + names * Self.nameTime) + pairs * Self.letterTime
    }

    /// True for a value that depends on the one around, such as `1.2em` or `larger`.
    private static func isRelative(_ value: String) -> Bool {
        if ["larger", "smaller", "bolder", "lighter"].contains(where: value.contains) { return true }
        return ["em", "ex", "%", "ch", "rem"].contains { unit in
            value.ranges(of: unit).contains { range in
                range.lowerBound > value.startIndex
                    && "0123456789.".contains(value[value.index(before: range.lowerBound)])
            }
        }
    }

    // MARK: What fonts depend on

    /// Properties besides those with `font` in their names.
    private static let properties: Set<String> = [
        "letter-spacing", "word-spacing", "writing-mode", "direction", "unicode-bidi", "lang", "text-rendering",
        "text-orientation", "glyph-orientation-vertical", "glyph-orientation-horizontal", "textlength", "lengthadjust",
        "transform", "kerning",
    ]

    /// True for a property that changes the font, its name in lower case.
    static func isRelevant(_ name: String) -> Bool {
        if properties.contains(name) { return true }
        var matched = 0
        for byte in name.utf8 {
            matched = byte == font[matched] ? matched + 1 : byte == font[0] ? 1 : 0
            if matched == font.count { return true }
        }
        return false
    }

    private static let font = Array("font".utf8)

    /// The number of the names of fonts in a declaration.
    static func names(in declaration: Declaration) -> Int {
        guard declaration.name == "font" || declaration.name == "font-family" else { return 0 }
        return 1 + declaration.value.utf8.count { $0 == UInt8(ascii: ",") }
    }
}
