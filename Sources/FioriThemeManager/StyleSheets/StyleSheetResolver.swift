import SwiftUI

/// Follows the references of a style sheet and gives its values their types.
struct StyleSheetResolver {
    private let definitions: [String: StyleSheetDefinition]
    private let own: [StyleSheetDefinition]
    private(set) var problems: [StyleSheetError.Problem] = []

    private static let darkSuffix = "_darkBackground"
    private static let lightSuffix = "_lightBackground"

    /// - Parameters:
    ///   - definitions: Those of the sheet.
    ///   - inherited: Those of the sheets before.
    init(definitions: [StyleSheetDefinition], inherited: [String: StyleSheetDefinition]) {
        own = definitions
        self.definitions = definitions.reduce(into: inherited) { $0[$1.name] = $1 }
    }

    // MARK: Definitions

    /// The colours of the palette that the sheet defines.
    mutating func paletteColors() -> [ColorStyle: StyleSheetColor] {
        var colors: [ColorStyle: StyleSheetColor] = [:]
        for definition in own {
            guard let style = ColorStyle(rawValue: baseName(of: definition.name)), colors[style] == nil else {
                continue
            }
            var color = StyleSheetColor(light: nil, dark: nil)
            if let all = definitions[style.rawValue], let value = self.color(all.value) { color = value }
            if let light = definitions[style.rawValue + Self.lightSuffix], let value = self.color(light.value) {
                color.light = value.light
            }
            if let dark = definitions[style.rawValue + Self.darkSuffix], let value = self.color(dark.value) {
                color.dark = value.dark
            }
            colors[style] = color
        }
        checkReferences()
        return colors
    }

    /// The definitions as sheets after this one see them: with no references.
    func resolvedDefinitions() -> [String: StyleSheetDefinition] {
        definitions.mapValues { definition in
            var definition = definition
            var seen: Set<String> = []
            while let name = definition.value.reference, seen.insert(name).inserted, let next = definitions[name] {
                definition.value.text = next.value.text
            }
            return definition
        }
    }

    private func baseName(of name: String) -> String {
        for suffix in [Self.darkSuffix, Self.lightSuffix] where name.hasSuffix(suffix) {
            return String(name.dropLast(suffix.count))
        }
        return name
    }

    /// Definitions that nothing uses may be wrong as well.
    private mutating func checkReferences() {
        for definition in own where ColorStyle(rawValue: baseName(of: definition.name)) == nil {
            _ = target(of: definition.value)
        }
    }

    /// The value behind a reference, or the value itself; nil with a message when there is none.
    private mutating func target(of value: StyleSheetValue) -> StyleSheetValue? {
        var value = value
        var seen: [String] = []
        let start = value.position
        while let name = value.reference {
            if seen.contains(name) {
                report(
                    "“@\(name)” is defined by itself: \((seen + [name]).map { "@" + $0 }.joined(separator: " → "))",
                    start)
                return nil
            }
            seen.append(name)
            guard let next = definitions[name] else {
                if ColorStyle(rawValue: name) != nil { return value }
                report("expected the name of a definition or of a colour style, found “@\(name)”", start)
                return nil
            }
            value.text = next.value.text
        }
        return value
    }

    // MARK: Values

    private mutating func color(_ value: StyleSheetValue) -> StyleSheetColor? {
        if let name = value.reference, definitions[name] != nil || definitions[name + Self.darkSuffix] != nil {
            let all = definitions[name].flatMap { source($0.value, from: value) }
            let light = definitions[name + Self.lightSuffix].flatMap { source($0.value, from: value) }
            let dark = definitions[name + Self.darkSuffix].flatMap { source($0.value, from: value) }
            guard all != nil || light != nil || dark != nil else { return nil }
            return StyleSheetColor(light: light ?? all, dark: dark ?? all)
        }
        return source(value, from: value).map { StyleSheetColor(light: $0, dark: $0) }
    }

    private mutating func source(_ value: StyleSheetValue, from use: StyleSheetValue) -> StyleSheetColor.Source? {
        guard let target = target(of: value) else { return nil }
        if let name = target.reference { return ColorStyle(rawValue: name).map { .style($0) } }
        if let color = Self.literalColor(target.text) { return .hex(color) }
        report(
            "expected a colour such as #FF6000, #FF600080, rgb(255, 96, 0) or a name, found “\(target.text)”",
            use.position)
        return nil
    }

    static func literalColor(_ text: String) -> HexColor? {
        if text.hasPrefix("#") { return HexColor(text) }
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return ColorNames.color(named: text) }
        let function = text[..<open].lowercased().filter { !$0.isWhitespace }
        let parts = text[text.index(after: open)...].dropLast().split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Double($0.filter { !$0.isWhitespace }) }
        guard numbers.count == parts.count,
            function == "rgb" && numbers.count == 3 || function == "rgba" && numbers.count == 4,
            numbers.prefix(3).allSatisfy({ (0...255).contains($0) }), (0...1).contains(numbers.dropFirst(3).first ?? 1)
        else { return nil }
        return HexColor(
            red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
            opacity: numbers.count == 4 ? numbers[3] : 1)
    }

    // MARK: Rules

    mutating func style(of rule: StyleSheetSyntax.Rule) -> StyleSheetStyle {
        var style = StyleSheetStyle()
        for declaration in rule.declarations { apply(declaration, to: &style) }
        return style
    }

    private mutating func apply(_ declaration: StyleSheetSyntax.Declaration, to style: inout StyleSheetStyle) {
        let value = declaration.value
        switch declaration.name {
        case "font-color": style.fontColor = color(value)
        case "background-color": style.backgroundColor = color(value)
        case "tint-color": style.tintColor = color(value)
        case "border-color": style.borderColor = color(value)
        case "border-width": style.borderWidth = number(value, in: 0...Double.infinity)
        case "corner-radius": style.cornerRadius = number(value, in: 0...Double.infinity)
        case "padding": style.padding = number(value, in: 0...Double.infinity)
        case "opacity": style.opacity = number(value, in: 0...1)
        case "font-name": style.fontName = target(of: value).map { $0.text.filter { $0 != "\"" } }
        case "font-size": style.fontSize = number(value, in: Double.leastNonzeroMagnitude...Double.infinity)
        case "font-style": style.textStyle = choice(value, Self.textStyles)
        case "font-weight": style.fontWeight = choice(value, Self.weights)
        case "line-limit": style.lineLimit = number(value, in: 0...Double(Int32.max)).map { $0 < 1 ? nil : Int($0) }
        case "text-align": style.textAlignment = choice(value, Self.alignments)
        case "text-transform": style.textCase = choice(value, Self.cases)
        default:
            report(
                "expected a property, found “\(declaration.name)”; there are "
                    + Self.properties.joined(separator: ", "), declaration.position)
        }
    }

    private static let properties = [
        "background-color", "border-color", "border-width", "corner-radius", "font-color", "font-name", "font-size",
        "font-style", "font-weight", "line-limit", "opacity", "padding", "text-align", "text-transform", "tint-color",
    ]
    private static let textStyles: [(String, Font.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
        ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
    ]
    private static let weights: [(String, Font.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
        ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    private static let alignments: [(String, TextAlignment)] = [
        ("left", .leading), ("center", .center), ("right", .trailing),
    ]
    private static let cases: [(String, Text.Case?)] = [
        ("uppercase", .uppercase), ("lowercase", .lowercase), ("none", nil),
    ]

    private mutating func number(_ value: StyleSheetValue, in range: ClosedRange<Double>) -> Double? {
        guard let target = target(of: value) else { return nil }
        let digits =
            target.text.hasSuffix("px") || target.text.hasSuffix("pt") ? String(target.text.dropLast(2)) : target.text
        if let number = Double(digits), number.isFinite, range.contains(number) { return number }
        let kind =
            range.upperBound == 1
            ? "a number from 0 to 1" : range.lowerBound > 0 ? "a number above 0" : "a number from 0"
        report("expected \(kind), found “\(target.text)”", value.position)
        return nil
    }

    private mutating func choice<T>(_ value: StyleSheetValue, _ choices: [(String, T)]) -> T? {
        guard let target = target(of: value) else { return nil }
        if let known = choices.first(where: { $0.0.lowercased() == target.text.lowercased() }) { return known.1 }
        report(
            "expected one of \(choices.map(\.0).joined(separator: ", ")), found “\(target.text)”", value.position)
        return nil
    }

    private mutating func report(_ message: String, _ position: StyleSheetPosition) {
        let problem = StyleSheetError.Problem(line: position.line, column: position.column, message: message)
        if !problems.contains(problem) { problems.append(problem) }
    }
}
