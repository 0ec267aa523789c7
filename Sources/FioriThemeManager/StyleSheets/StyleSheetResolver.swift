/// Follows the references of a style sheet, in some circumstances, and gives its values their types.
struct StyleSheetResolver {
    private let definitions: [String: StyleSheetDefinition]
    private let own: [StyleSheetDefinition]
    private(set) var problems = StyleSheetProblems()

    private static let darkSuffix = "_darkBackground"
    private static let lightSuffix = "_lightBackground"
    /// Bound of references that lead to references.
    private static let maximumChain = 32

    /// - Parameters:
    ///   - definitions: Those of the sheet, in ascending precedence.
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
            var length = 0
            while let name = definition.value.reference, length < Self.maximumChain, let next = definitions[name] {
                definition.value.text = next.value.text
                length += 1
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
    mutating func target(of value: StyleSheetValue) -> StyleSheetValue? {
        var value = value
        var seen: [String] = []
        let start = value.position
        while let name = value.reference {
            if seen.contains(name) || seen.count >= Self.maximumChain {
                let chain = (seen + [name]).prefix(8).map { "@" + $0 }.joined(separator: " → ")
                let problem = seen.contains(name) ? "is defined by itself" : "has too many references"
                report("\(StyleSheetProblems.quoted("@" + (seen.first ?? name))) \(problem): \(chain)", start)
                return nil
            }
            seen.append(name)
            guard let next = definitions[name] else {
                if ColorStyle(rawValue: name) != nil { return value }
                report(
                    "expected the name of a definition or of a colour style, found "
                        + StyleSheetProblems.quoted("@" + name), start)
                return nil
            }
            value.text = next.value.text
        }
        return value
    }

    // MARK: Colours

    mutating func color(_ value: StyleSheetValue) -> StyleSheetColor? {
        guard let name = value.reference, definitions[name] != nil || definitions[name + Self.darkSuffix] != nil else {
            return literal(value)
        }
        let all = definitions[name].flatMap { literal($0.value, from: value) }
        let light = definitions[name + Self.lightSuffix].flatMap { literal($0.value, from: value) }
        let dark = definitions[name + Self.darkSuffix].flatMap { literal($0.value, from: value) }
        guard all != nil || light != nil || dark != nil else { return nil }
        return StyleSheetColor(light: (light ?? all)?.light, dark: (dark ?? all)?.dark)
    }

    /// The colour of a value that is written out in the end.
    /// - Parameter use: The place that needs it, for messages; nil for the value's own.
    private mutating func literal(_ value: StyleSheetValue, from use: StyleSheetValue? = nil) -> StyleSheetColor? {
        guard let target = target(of: value) else { return nil }
        if let style = ColorStyle(rawValue: target.reference ?? target.text) {
            return StyleSheetColor(light: .style(style), dark: .style(style))
        }
        if let color = ColorLiteral.color(target.text) {
            return StyleSheetColor(light: .hex(color), dark: .hex(color))
        }
        if let color = SystemColorNames.color(named: target.text) { return color }
        report(
            "expected a colour such as #FF6000, #FF600080, rgb(255, 96, 0) or a name, found "
                + StyleSheetProblems.quoted(target.text), (use ?? value).position)
        return nil
    }

    mutating func report(_ message: String, _ position: StyleSheetPosition) { problems.add(message, at: position) }
}
