import Foundation

/// The parts of an element's style that drawing it takes time for.
struct VectorStyle {
    /// A function of the property `filter`, such as `blur(4px)`.
    struct FilterFunction {
        let name: String
        /// The radius of a blur in units of the picture; 0 for other functions.
        let radius: Double
    }

    /// The identifiers that the style refers to.
    var references: [String] = []
    var filterFunctions: [FilterFunction] = []
    /// True if the element is drawn on a layer of its own.
    var isLayer = false
    /// The length of a pattern of dashes; nil without any.
    var dash: Double?
    /// The size of texts; nil where none is given.
    var fontSize: Double?
    /// The size of texts in parts of the one around; nil where none is given so.
    var relativeFontSize: Double?
    /// The greatest distance that is added between letters or words; 0 for none.
    var letterSpacing = 0.0
    /// The width of lines; nil where none is given.
    var stroke = VectorStrokeWidth()
    /// True if lines are painted.
    var isStroked = false
    /// The greatest factor of transformations that the style has.
    var transform = 1.0
    /// The declarations that make letters be drawn with another font: their names and values.
    var fonts: [VectorFonts.Declaration] = []

    private static let layerNames = ["opacity", "mix-blend-mode", "isolation", "mask", "clip-path", "filter"]
    private static let filterNames = [
        "blur", "drop-shadow", "hue-rotate", "brightness", "contrast", "grayscale", "invert", "saturate", "sepia",
        "opacity",
    ]

    /// The style that attributes give, that named `style` among them.
    init(of element: VectorElement) {
        self.init(element.attributes["style"] ?? "")
        for name in Self.layerNames where element.attributes[name] != nil { isLayer = true }
        references += element.references(in: ["mask", "clip-path", "filter"])
        if let text = element.attributes["filter"] { add(filterFunctionsIn: text.lowercased()) }
        if let text = element.attributes["stroke-dasharray"] { add(dash: text) }
        for name in ["font-size", "font"] {
            if let text = element.attributes[name] { add(fontSize: text.lowercased()) }
        }
        for name in Self.spacingNames { if let text = element.attributes[name] { add(spacing: text.lowercased()) } }
        if let text = element.attributes["stroke-width"] { stroke.add(text.lowercased(), unit: Self.unit) }
        if let text = element.attributes["stroke"] { isStroked = isStroked || !Self.isNone(text) }
        fonts += VectorFonts.declarations(of: element)
    }

    /// The style of declarations. Names are looked for anywhere in the text, so that none is missed.
    init(_ text: String) {
        guard !text.isEmpty else { return }
        references = VectorElement.references(in: text)
        let text = text.lowercased()
        isLayer = Self.layerNames.contains { text.contains($0) }
        add(filterFunctionsIn: text)
        for value in Self.values(of: "stroke-dasharray", in: text) { add(dash: String(value)) }
        for name in ["font-size", "font:"] {
            for value in Self.values(of: name, in: text) { add(fontSize: String(value)) }
        }
        for name in Self.spacingNames {
            for value in Self.values(of: name, in: text) { add(spacing: String(value)) }
        }
        for value in Self.values(of: "stroke-width", in: text) { stroke.add(String(value), unit: Self.unit) }
        isStroked = Self.values(of: "stroke", in: text).contains { value in
            let value = value.drop { $0.isWhitespace }
            // A comment may stand in front of the colon.
            return value.hasPrefix("/") || value.hasPrefix(":") && !Self.isNone(value.dropFirst())
        }
        for value in Self.values(of: "transform", in: text) { transform *= VectorTransform.factor(of: String(value)) }
        fonts = VectorFonts.declarations(in: text)
    }

    /// Takes what another style has as well.
    mutating func add(_ other: VectorStyle) {
        references += other.references
        filterFunctions += other.filterFunctions
        isLayer = isLayer || other.isLayer
        dash = [dash, other.dash].compactMap(\.self).min()
        fontSize = [fontSize, other.fontSize].compactMap(\.self).max()
        relativeFontSize = [relativeFontSize, other.relativeFontSize].compactMap(\.self).max()
        letterSpacing = max(letterSpacing, other.letterSpacing)
        stroke.add(other.stroke)
        isStroked = isStroked || other.isStroked
        transform *= max(1, other.transform)
        fonts += other.fonts
    }

    private static func isNone(_ text: some StringProtocol) -> Bool {
        text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() == "none"
    }

    private static func values(of name: String, in text: String) -> [Substring] {
        guard text.contains(name) else { return [] }
        return text.ranges(of: name).map { text[$0.upperBound...].prefix { $0 != ";" && $0 != "}" } }
    }

    private mutating func add(dash text: String) {
        let sum = VectorElement.numbers(in: text).reduce(0) { $0 + abs($1) }
        if sum > 0 { dash = min(dash ?? sum, sum) }
    }

    private mutating func add(fontSize text: String) {
        let number = VectorElement.numbers(in: text).map(abs).max() ?? 0
        let size = number * Self.unit(in: text)
        if size > 0 { fontSize = max(fontSize ?? size, size) }
        let isRelative = ["em", "ex", "ch"].contains { text.contains($0) }
        let part = text.contains("larger") ? 1.2 : text.contains("%") ? number / 100 : isRelative ? number : 0
        if part > 0 { relativeFontSize = max(relativeFontSize ?? part, part) }
    }

    private static let spacingNames = ["letter-spacing", "word-spacing"]

    private mutating func add(spacing text: String) {
        let number = VectorElement.numbers(in: text).map(abs).max() ?? 0
        letterSpacing = max(letterSpacing, number * Self.unit(in: text))
    }

    private mutating func add(filterFunctionsIn text: String) {
        guard text.contains("(") else { return }
        for name in Self.filterNames {
            for range in text.ranges(of: name + "(") {
                let arguments = String(text[range.upperBound...].prefix { $0 != ")" })
                let numbers = VectorElement.numbers(in: arguments).map(abs)
                let radius = name == "blur" ? numbers.first : name == "drop-shadow" ? numbers.max() : nil
                filterFunctions.append(
                    FilterFunction(name: name, radius: (radius ?? 0) * Self.unit(in: arguments)))
            }
        }
    }

    /// The greatest factor that a unit in a text can have.
    static func unit(in text: String) -> Double {
        let factors: [(String, Double)] = [
            ("in", 96), ("cm", 38), ("em", 16), ("pc", 16), ("ex", 16), ("ch", 16), ("vw", 20), ("vh", 20), ("mm", 4),
            ("pt", 1.34),
        ]
        return factors.first { text.contains($0.0) }?.1 ?? 1
    }
}
