import Foundation

/// The rules of the style sheets of a picture.
///
/// A rule counts for the elements with the class, the identifier or the kind that its selector ends in, and for all elements
/// where that cannot be told.
struct VectorStyleSheet {
    private var rules: [String: VectorStyle] = [:]
    private var general = VectorStyle("")
    private(set) var isEmpty = true
    /// The work of comparing the selectors with elements.
    private(set) var work = VectorSelector.Work()
    /// The most names of fonts in one rule.
    private(set) var mostFontNames = 0
    /// The declarations of fonts in rules whose selectors are more than a class, an identifier or a kind, so that it cannot
    /// be told which elements they apply to.
    private(set) var placedFonts: [VectorFonts.Declaration] = []

    /// Reads the text of an element `style`.
    mutating func read(_ content: String) {
        var text = Substring(VectorSelector.plain(content))
        while let open = text.firstIndex(of: "{") {
            // The end of an at-rule is part of the selector that follows.
            let selectors = text[..<open].split(separator: ";").last?.split(separator: ",") ?? []
            text = text[text.index(after: open)...]
            let isGroup = selectors.first?.drop { $0.isWhitespace || $0 == "}" }.hasPrefix("@") == true
            if isGroup { continue }
            let body = text.prefix { $0 != "}" }
            text = text[body.endIndex...]
            let style = VectorStyle(String(body))
            mostFontNames = style.fonts.reduce(mostFontNames) { max($0, VectorFonts.names(in: $1)) }
            isEmpty = false
            if selectors.isEmpty {
                general.add(style)
                placedFonts += style.fonts
            }
            for selector in selectors { add(style, selector.drop { $0.isWhitespace || $0 == "}" }) }
        }
    }

    private mutating func add(_ style: VectorStyle, _ selector: Substring) {
        work.add(VectorSelector(selector))
        let key = Self.key(of: selector)
        var style = style
        if key?[...] != selector.trimmingCharacters(in: .whitespacesAndNewlines)[...] {
            placedFonts += style.fonts
            style.fonts = []
        }
        if let key {
            rules[key, default: VectorStyle("")].add(style)
        } else {
            general.add(style)
        }
    }

    /// The class, the identifier or the kind that all elements of a selector have: `.a` of `g > rect.a`. nil where none can
    /// be told.
    private static func key(of selector: Substring) -> String? {
        guard let last = selector.split(whereSeparator: { $0.isWhitespace || ">+~".contains($0) }).last,
            selector.allSatisfy({ $0.isLetter || $0.isNumber || $0.isWhitespace || "-_.#>+~*".contains($0) })
        else { return nil }
        let start = last.lastIndex { $0 == "." || $0 == "#" } ?? last.startIndex
        let key = last[start...]
        return key.contains("*") || key.dropFirst().isEmpty && !key.allSatisfy(\.isLetter) ? nil : String(key)
    }

    /// The style that the rules give an element.
    func style(of element: VectorElement) -> VectorStyle {
        var result = general
        var keys = [element.name]
        if let id = element.attributes["id"] { keys.append("#" + id) }
        keys += (element.attributes["class"] ?? "").split { $0.isWhitespace }.map { "." + $0 }
        for key in keys { if let style = rules[key] { result.add(style) } }
        return result
    }
}
