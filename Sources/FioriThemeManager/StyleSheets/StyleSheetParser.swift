/// Parses the text of a style sheet, and recovers from errors so that all are reported at once.
struct StyleSheetParser {
    private var scanner: StyleSheetScanner
    private(set) var problems: [StyleSheetError.Problem] = []

    init(_ text: String) { scanner = StyleSheetScanner(text) }

    mutating func parse() -> StyleSheetSyntax {
        var syntax = StyleSheetSyntax()
        skipSpace()
        while !scanner.isAtEnd {
            if scanner.peek == "@" {
                if let definition = parseDefinition() { syntax.definitions.append(definition) }
            } else if let rule = parseRule() {
                syntax.rules.append(rule)
            }
            skipSpace()
        }
        return syntax
    }

    private mutating func parseDefinition() -> StyleSheetDefinition? {
        let position = scanner.position
        scanner.advance()
        guard let name = parseName(), parse(":", after: "the name of the definition “\(name)”"),
            let value = parseValue()
        else {
            scanner.skip(past: ";", within: "\n}")
            return nil
        }
        return StyleSheetDefinition(name: name, position: position, value: value)
    }

    private mutating func parseRule() -> StyleSheetSyntax.Rule? {
        var selectors: [StyleSheetSyntax.Selector] = []
        repeat {
            skipSpace()
            guard let selector = parseSelector() else {
                scanner.skip(past: "}")
                return nil
            }
            selectors.append(selector)
            skipSpace()
        } while scanner.take(",")
        guard parse("{", after: "the selector") else {
            scanner.skip(past: "}")
            return nil
        }
        var rule = StyleSheetSyntax.Rule(selectors: selectors)
        skipSpace()
        while !scanner.take("}") {
            guard !scanner.isAtEnd else {
                report("expected “}” at the end of the rule, but the style sheet ends")
                return rule
            }
            if let declaration = parseDeclaration() { rule.declarations.append(declaration) }
            skipSpace()
        }
        return rule
    }

    /// `Component.property`, `Component_property` as NUI joins names, or `property`.
    private mutating func parseSelector() -> StyleSheetSyntax.Selector? {
        guard let first = parseName() else { return nil }
        if scanner.take(".") {
            guard let property = parseName() else { return nil }
            return .init(component: first, property: property)
        }
        guard let joint = first.firstIndex(of: "_"), joint != first.startIndex,
            first.index(after: joint) != first.endIndex
        else { return .init(component: nil, property: first) }
        return .init(component: String(first[..<joint]), property: String(first[first.index(after: joint)...]))
    }

    private mutating func parseDeclaration() -> StyleSheetSyntax.Declaration? {
        let position = scanner.position
        guard let name = parseName(), parse(":", after: "the property “\(name)”"), let value = parseValue() else {
            scanner.skip(past: ";", within: "}")
            return nil
        }
        return .init(name: name, position: position, value: value)
    }

    private mutating func parseName() -> String? {
        let name = scanner.takeWhile { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        if name.isEmpty { report("expected a name, found \(scanner.found)") }
        return name.isEmpty ? nil : name
    }

    private mutating func parse(_ character: Character, after place: String) -> Bool {
        skipSpace()
        if scanner.take(character) { return true }
        report("expected “\(character)” after \(place), found \(scanner.found)")
        return false
    }

    /// All up to the semicolon.
    private mutating func parseValue() -> StyleSheetValue? {
        skipSpace()
        let position = scanner.position
        var text = ""
        while let character = scanner.peek, character != ";" {
            if character == "}" || character.isNewline {
                report("expected “;” after the value “\(trimmed(text))”, found \(scanner.found)")
                return nil
            }
            if skipComment() { continue }
            text.append(character)
            scanner.advance()
        }
        guard scanner.take(";") else {
            report("expected “;” after the value “\(trimmed(text))”, but the style sheet ends")
            return nil
        }
        let value = trimmed(text)
        if value.isEmpty { report("expected a value, found nothing", at: position) }
        return value.isEmpty ? nil : StyleSheetValue(text: value, position: position)
    }

    private func trimmed(_ text: String) -> String {
        var slice = text[...]
        while slice.last?.isWhitespace == true { slice.removeLast() }
        return String(slice)
    }

    private mutating func skipSpace() {
        while let character = scanner.peek {
            if character.isWhitespace {
                scanner.advance()
            } else if !skipComment() {
                return
            }
        }
    }

    /// Skips `/* … */` and `// …`.
    private mutating func skipComment() -> Bool {
        let position = scanner.position
        if scanner.take("/*") {
            if !scanner.skip(past: "*/") { report("expected “*/” at the end of the comment", at: position) }
            return true
        }
        guard scanner.take("//") else { return false }
        _ = scanner.takeWhile { !$0.isNewline }
        return true
    }

    private mutating func report(_ message: String, at position: StyleSheetPosition? = nil) {
        let position = position ?? scanner.position
        problems.append(.init(line: position.line, column: position.column, message: message))
    }
}
