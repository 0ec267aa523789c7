/// Parses the text of a style sheet. After an error it goes on where the next declaration or rule begins, so that one
/// unknown thing costs nothing else.
struct StyleSheetParser {
    var scanner: StyleSheetScanner
    private(set) var problems = StyleSheetProblems()

    init(_ text: String) { scanner = StyleSheetScanner(text) }

    mutating func parse() -> StyleSheetSyntax {
        var syntax = StyleSheetSyntax()
        // The conditions of the blocks around, joined.
        var media: [StyleSheetMedium] = []
        skipSpace()
        while !scanner.isAtEnd {
            let position = scanner.position
            if scanner.peek == "}" {
                if media.popLast() == nil { report("expected a rule or a definition, found “}”") }
                scanner.advance()
            } else if scanner.takeWord("@media") {
                if let medium = parseMedia(at: position, in: media.last ?? StyleSheetMedium()) { media.append(medium) }
            } else if scanner.peek == "@" {
                if var definition = parseDefinition() {
                    definition.medium = media.last ?? definition.medium
                    syntax.definitions.append(definition)
                }
            } else if var rule = parseRule() {
                rule.medium = media.last ?? rule.medium
                syntax.rules.append(rule)
            }
            skipSpace()
        }
        if !media.isEmpty { report("expected “}” at the end of @media, but the style sheet ends") }
        return syntax
    }

    // MARK: Media

    /// `@media (device: ipad) and (orientation: landscape) {`, after the name. A block whose conditions are unknown, or
    /// cannot hold, is skipped.
    private mutating func parseMedia(at position: StyleSheetPosition, in outer: StyleSheetMedium) -> StyleSheetMedium? {
        var medium: StyleSheetMedium? = outer
        repeat {
            skipSpace()
            guard scanner.take("("), let condition = parseCondition() else {
                report("expected a condition such as (device: ipad) or (orientation: landscape)", at: position)
                scanner.skipBlock()
                return nil
            }
            if let known = medium {
                medium = known.and(condition)
                if medium == nil { report("the conditions exclude each other", at: position) }
            }
            skipSpace()
        } while scanner.takeWord("and")
        guard scanner.peek == "{" else {
            report("expected “and” or “{” after the condition, found \(scanner.found)")
            scanner.skipBlock()
            return nil
        }
        guard let medium else {
            scanner.skipBlock()
            return nil
        }
        scanner.advance()
        return medium
    }

    /// `device: ipad)`; nil if it is unknown.
    private mutating func parseCondition() -> StyleSheetMedium? {
        skipSpace()
        let name = scanner.takeName().lowercased()
        skipSpace()
        guard scanner.take(":") else { return nil }
        skipSpace()
        let value = scanner.takeName().lowercased()
        skipSpace()
        guard scanner.take(")") else { return nil }
        switch name {
        case "device": return StyleSheetMedium.Device(rawValue: value).map { StyleSheetMedium(device: $0) }
        case "orientation":
            return StyleSheetMedium.Orientation(rawValue: value).map { StyleSheetMedium(orientation: $0) }
        default: return nil
        }
    }

    // MARK: Definitions and rules

    private mutating func parseDefinition() -> StyleSheetDefinition? {
        let position = scanner.position
        scanner.advance()
        guard let name = parseName(), parse(":", after: "the name of the definition “\(name)”") else {
            if scanner.skip(pastAny: ";", before: "\n{}") == "{" { scanner.skipBlock() }
            return nil
        }
        let value = parseValue()
        if scanner.peek == "{" { scanner.skipBlock() }
        return value.map { StyleSheetDefinition(name: name, position: position, value: $0) }
    }

    private mutating func parseRule() -> StyleSheetSyntax.Rule? {
        var selectors: [StyleSheetSyntax.Selector] = []
        repeat {
            skipSpace()
            guard let selector = parseSelector() else {
                scanner.skipBlock()
                return nil
            }
            selectors.append(selector)
            skipSpace()
        } while scanner.take(",")
        guard parse("{", after: "the selector") else {
            scanner.skipBlock()
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

    /// `Component.property`, `Component_property` as NUI joins names, `property` or `Class`, with `:Class` or `:state`.
    private mutating func parseSelector() -> StyleSheetSyntax.Selector? {
        guard let first = parseName() else { return nil }
        var selector = StyleSheetSyntax.Selector(name: first, property: first, classes: [first])
        if scanner.take(".") {
            guard let property = parseName() else { return nil }
            selector.name = first + "." + property
            (selector.component, selector.property) = (first, property)
        } else if let joint = first.firstIndex(of: "_"), joint != first.startIndex,
            first.index(after: joint) != first.endIndex
        {
            selector.component = String(first[..<joint])
            selector.property = String(first[first.index(after: joint)...])
        }
        while scanner.take(":") {
            guard let word = parseName() else { return nil }
            if let state = StyleSheetState(rawValue: word.lowercased()) {
                selector.state = selector.state.map { $0.and(state) } ?? state
            } else if word.lowercased() != "normal" {
                selector.classes.append(word)
            }
        }
        return selector
    }

    private mutating func parseDeclaration() -> StyleSheetSyntax.Declaration? {
        let position = scanner.position
        guard let name = parseName(), parse(":", after: "the property “\(name)”") else {
            if scanner.skip(pastAny: ";", before: "{}") == "{" { scanner.skipBlock() }
            return nil
        }
        let value = parseValue()
        if scanner.peek == "{" { scanner.skipBlock() }
        return value.map { .init(name: name, position: position, value: $0) }
    }

    private mutating func parseName() -> String? {
        let name = scanner.takeName()
        if name.isEmpty { report("expected a name, found \(scanner.found)") }
        return name.isEmpty ? nil : name
    }

    private mutating func parse(_ character: Character, after place: String) -> Bool {
        skipSpace()
        if scanner.take(character) { return true }
        report("expected “\(character)” after \(place), found \(scanner.found)")
        return false
    }

    // MARK: Values

    /// All up to the semicolon. A value ends without one at a brace, and at the end of a line that no more of the value
    /// follows; that is reported, and the value counts.
    private mutating func parseValue() -> StyleSheetValue? {
        skipSpace()
        let position = scanner.position
        var text = ""
        while let character = scanner.peek, character != ";" {
            if character == "}" || character == "{" || character.isNewline && !scanner.continuesValue { break }
            if skipComment() { continue }
            if character == "\"" || character == "'" {
                text += scanner.takeQuoted()
            } else {
                text.append(character.isNewline ? " " : character)
                scanner.advance()
            }
        }
        let value = trimmed(text)
        if scanner.peek != ";" {
            let end = scanner.isAtEnd ? "but the style sheet ends" : "found \(scanner.found)"
            report("expected “;” after the value \(StyleSheetProblems.quoted(value)), \(end)")
        } else {
            scanner.advance()
            if value.isEmpty { report("expected a value, found nothing", at: position) }
        }
        return value.isEmpty ? nil : StyleSheetValue(text: value, position: position)
    }

    private func trimmed(_ text: String) -> String {
        var slice = text[...]
        while slice.last?.isWhitespace == true { slice.removeLast() }
        return String(slice)
    }

    // MARK: Space

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
        problems.add(message, at: position ?? scanner.position)
    }
}
