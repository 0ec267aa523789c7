import SwiftParser
import SwiftSyntax
import ToolBasics

/// Checks every tag of the input: known, in its place, with a value it understands.
enum TagChecks {
    static func problems(in files: [FileDeclarations], dialect: Dialect) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        for file in files {
            for declaration in file.componentStructs where declaration.isComponent {
                problems += check(declaration.annotations, place: .component, dialect)
                for property in declaration.properties {
                    problems += check(property.annotations, place: .property, dialect)
                }
            }
            for declaration in file.protocols {
                let place: Tag.Place =
                    dialect == .styleable ? .styleable : declaration.isComponent ? .component : .model
                problems += check(declaration.annotations, place: place, dialect)
                for property in declaration.properties {
                    problems += check(property.annotations, place: .property, dialect)
                }
                for function in declaration.functions {
                    problems += check(function.annotations, place: .function, dialect)
                }
            }
        }
        return problems
    }

    private static func check(_ annotations: Annotations, place: Tag.Place, _ dialect: Dialect) -> [Diagnostic] {
        annotations.all.compactMap { annotation in
            guard let tag = TagTable.tag(named: annotation.key) else {
                return unknown(annotation, among: annotations)
            }
            if tag.dialects.isEmpty {
                let meant = dialect == .styleable ? Tag.styleableEquivalents[tag.name] : nil
                return Diagnostic(
                    .warning, "tag '\(annotation.key)' has no effect", at: annotation.position,
                    note: meant.map { "write '\($0)', or remove it" } ?? "remove it")
            }
            if let problem = otherDialect(annotation, tag, dialect) { return problem }
            if !tag.places.contains(place) {
                let places = Tag.Place.allCases.filter(tag.places.contains).map(\.rawValue)
                return Diagnostic(
                    .error, "tag '\(annotation.key)' has no meaning on a \(place.rawValue)", at: annotation.position,
                    note: "it stands on a \(places.joined(separator: " or a "))")
            }
            if !tag.dialects.contains(dialect) {
                let other = tag.dialects.first?.rawValue ?? ""
                // The current dialect has no test for nil that a member could be left out of: nothing is lost.
                return Diagnostic(
                    tag.name == "no_nil_check" ? .warning : .error,
                    "tag '\(annotation.key)' has no effect in the \(dialect.rawValue) dialect",
                    at: annotation.position,
                    note: "it belongs to the \(other) dialect; remove it, or use '--dialect \(other)'")
            }
            if annotation.key.hasSuffix(".value"), annotation.value != .flag,
                annotations.has(String(annotation.key.dropLast("value".count)) + "isStringLiteral")
            {
                return nil
            }
            guard let complaint = complaint(about: annotation, expected: tag.value) else { return nil }
            // A plain name was passed over by the original.
            let isIgnored = dialect == .styleable && tag.value == .list
            return Diagnostic(
                isIgnored ? .warning : .error, "tag '\(annotation.key)' \(complaint)", at: annotation.position,
                note: "it takes \(tag.value.rawValue)")
        }
    }

    /// A problem with a tag of the styleable dialect in another one, or the other way round. The original passed over
    /// the tags of its older dialects; one that makes a component would leave it out.
    private static func otherDialect(_ annotation: Annotation, _ tag: Tag, _ dialect: Dialect) -> Diagnostic? {
        guard !tag.dialects.contains(dialect) else { return nil }
        guard dialect == .styleable else {
            guard tag.dialects == [.styleable] else { return nil }
            return Diagnostic(
                .error, "tag '\(annotation.key)' has no effect in the \(dialect.rawValue) dialect",
                at: annotation.position, note: "it belongs to the styleable dialect; use '--dialect styleable'")
        }
        let isComponent = TagTable.generatedComponents[tag.name] != nil
        let equivalent = Tag.styleableEquivalents[tag.name]
        return Diagnostic(
            isComponent ? .error : .warning, "tag '\(annotation.key)' has no effect in the styleable dialect",
            at: annotation.position,
            note: (equivalent.map { "write '\($0)'" } ?? "remove it")
                + (isComponent ? "; 'fiori migrate' does that for all declarations" : ""))
    }

    /// An unknown tag is a warning, as other tools have tags of their own; but a declaration whose only tag to generate
    /// from is misspelt would vanish.
    private static func unknown(_ annotation: Annotation, among annotations: Annotations) -> Diagnostic {
        let nearest = Spelling.nearest(to: annotation.key, among: TagTable.spellings)
        let isLost =
            nearest.map(TagTable.declaresComponent) == true
            && !annotations.all.contains { TagTable.declaresComponent($0.key) }
        return Diagnostic(
            isLost ? .error : .warning,
            "unknown tag '\(annotation.key)'" + (nearest.map { ", did you mean '\($0)'?" } ?? ""),
            at: annotation.position,
            note: nearest.map { "write '\($0)'" } ?? "remove it; 'fiori-generate --help' says where all tags are listed"
        )
    }

    // MARK: Values

    private static func complaint(about annotation: Annotation, expected: Tag.Value) -> String? {
        switch expected {
        case .anything: return nil
        case .expressionOrNothing where annotation.value == .flag: return nil
        case .defaultExpression where annotation.value == .flag || annotation.text.isEmpty: return nil
        case .none: return hasNoValue(annotation) ? nil : "takes no value, but has '\(annotation.text)'"
        default: break
        }
        if annotation.value == .flag { return "has no value" }
        let text = annotation.text
        switch expected {
        case .identifier: return isIdentifier(text) ? nil : "needs a name, not '\(text)'"
        case .identifiers, .list:
            let names: [String] = if case .list(let items) = annotation.value { items } else { [text] }
            if expected == .list, case .text = annotation.value {
                return "needs a list, as in '\(annotation.key) = [\"\(text)\"]'"
            }
            return names.first { !isModulePath($0) }.map { "needs names, not '\($0)'" }
        case .type: return isType(text) ? nil : "needs a type, not '\(text)'"
        case .expression, .expressionOrNothing, .defaultExpression:
            return isExpression(text) ? nil : "needs an expression, not '\(text)'"
        case .attribute:
            return parses("\(text) var x: T") && text.hasPrefix("@") ? nil : "needs an attribute, not '\(text)'"
        case .declaration: return isDeclaration(text) ? nil : "needs a property declaration, not '\(text)'"
        case .availability:
            return parses("@available(\(text)) struct S {}") ? nil : "needs arguments as in 'iOS 17, *', not '\(text)'"
        case .none, .anything: return nil
        }
    }

    private static func hasNoValue(_ annotation: Annotation) -> Bool {
        annotation.value == .flag || annotation.value == .text("true") || annotation.value == .text("1")
    }

    /// Names are common and parsing is not free: plain ASCII identifiers are recognised without a parser.
    private static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return false }
        if text.utf8.allSatisfy({ $0.isIdentifierByte }) { return !first.isDigit && text.escapedIfKeyword == text }
        return !text.contains { $0.isWhitespace } && parses("let \(text) = 0")
    }

    private static func isModulePath(_ text: String) -> Bool {
        !text.isEmpty
            && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isIdentifier(String($0)) }
    }

    private static func isType(_ text: String) -> Bool {
        isModulePath(text) || parses("let x: \(text)")
    }

    private static func isExpression(_ text: String) -> Bool {
        !text.isEmpty && (isModulePath(text) || parses("let x: T = \(text)", statements: 1))
    }

    private static func isDeclaration(_ text: String) -> Bool {
        let tree = Parser.parse(source: "struct S {\n\(text)\n}")
        guard !tree.hasError, let type = tree.statements.first?.item.as(StructDeclSyntax.self) else { return false }
        return tree.statements.count == 1 && !type.memberBlock.members.isEmpty
    }

    private static func parses(_ text: String, statements: Int? = nil) -> Bool {
        let tree = Parser.parse(source: text)
        return !tree.hasError && !tree.holdsComments && (statements == nil || tree.statements.count == statements)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= 48 && self <= 57 }
    fileprivate var isIdentifierByte: Bool {
        isDigit || (self >= 65 && self <= 90) || (self >= 97 && self <= 122) || self == UInt8(ascii: "_")
    }
}
