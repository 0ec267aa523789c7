import Foundation

@testable import ComponentGeneration

/// Declarations in random forms, whose components and parts are known: by modifiers, conditions, aliases, literals and
/// places of tags. Some forms are faulty, so that an error has to say so.
struct FuzzedDeclarations {
    /// A part that a component must have, unless there is an error.
    struct Part {
        let component: String
        let name: String
        /// The text of a default that is a string literal.
        var literal: String?
    }

    private(set) var text = ""
    private(set) var parts: [Part] = []
    private var random: SplitMix
    private let dialect: Dialect
    private var aliases: [String] = []
    private var count = 0

    init(dialect: Dialect, random: inout SplitMix) {
        self.dialect = dialect
        self.random = random
        let single = names("title", 1...4)
        let groups = (0..<number(0...2)).map { index in (name: "Group\(index)", members: names("member", 1...2)) }
        var blocks = [singles(single)] + groups.map { group($0.name, $0.members) }
        let available =
            single.map { (parent: $0.capitalizedFirst + "Component", parts: [$0]) }
            + groups.map { (parent: $0.name + "Component", parts: $0.members) }
        for index in 0..<number(1...3) {
            let parents = available.filter { _ in number(0...2) > 0 }
            let component = "Item\(index)"
            parts += parents.flatMap(\.parts).map { Part(component: component, name: $0) }
            blocks.append(model(component, parents.map(\.parent)))
        }
        text = (blocks + aliases).shuffled(using: &self.random).joined(separator: "\n\n")
        random = self.random
    }

    // MARK: Choices

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    private mutating func one(_ choices: String...) -> String { choices.randomElement(using: &random) ?? "" }
    /// True once in so many times.
    private mutating func chance(_ times: Int) -> Bool { number(1...times) == 1 }

    private mutating func names(_ stem: String, _ range: ClosedRange<Int>) -> [String] {
        (0..<number(range)).map { _ in
            count += 1
            return "\(stem)\(count)"
        }
    }

    private mutating func alias(_ target: String) -> String {
        count += 1
        let name = "Alias\(count)"
        switch number(0...3) {
        case 0:
            aliases.append("enum Scope\(count) { typealias \(name) = \(target) }")
            return "Scope\(count).\(name)"
        case 1:
            aliases.append("public typealias \(name)<T> = \(target)")
            return "\(name)<Int>"
        case 2:
            aliases.append(
                "#if \(condition())\ntypealias \(name) = \(target)\n#else\ntypealias \(name) = \(target)\n#endif")
            return name
        default:
            aliases.append("typealias \(name) = \(one(target, "(\(target))", "any \(target)"))")
            return one(name, "Mine.\(name)")
        }
    }

    private mutating func condition() -> String {
        one(
            "DEBUG", "os(iOS)", "os(macOS)", "!DEBUG", "os(iOS) || os(macOS)", "DEBUG && !os(iOS)",
            "(A || B) && os(macOS)")
    }

    // MARK: Components

    private func spelt(_ name: String) -> String { dialect == .classic ? name + "_" : name }

    private mutating func singles(_ names: [String]) -> String {
        let marker = one("_ComponentGenerating", "Mine._ComponentGenerating", "")
        let mark = marker.isEmpty ? alias("_ComponentGenerating") : marker
        let members = names.map { name in
            let modifier = chance(20) ? "static " : one("", "", "public ", "nonisolated ", "private(set) ")
            let member =
                "\(modifier)\(modifier.hasPrefix("private") ? "var" : one("let", "var")) \(spelt(name)): \(type())"
            return conditional(member, indented: "    ")
        }
        return "struct _Component: \(mark) {\n" + members.map { "    \($0)\n" }.joined() + "}"
    }

    private mutating func type() -> String {
        if chance(15) { return one("some P", "Self", "Int", "T") }
        return one("String", "String?", "Optional<String>", "[String]", "Image?", "(String)?")
    }

    private mutating func group(_ name: String, _ members: [String]) -> String {
        let mark = chance(3) ? alias("_ComponentMultiPropGenerating") : "_ComponentMultiPropGenerating"
        let requirements = members.map { member in
            let accessor =
                chance(15)
                ? one("get async", "get throws", "mutating get") : one("get", "get set", "get nonmutating set")
            let modifier = chance(20) ? "static " : one("", "", "nonisolated ", "@MainActor ")
            return conditional("\(modifier)var \(spelt(member)): \(type()) { \(accessor) }", indented: "    ")
        }
        return "protocol _\(name): \(mark) {\n" + requirements.map { "    \($0)\n" }.joined() + "}"
    }

    /// The text in a condition now and then: in all branches, or in one, which then misses in the others.
    private mutating func conditional(_ text: String, indented indent: String = "") -> String {
        switch number(0...11) {
        case 0: "#if \(condition())\n\(indent)\(text)\n\(indent)#else\n\(indent)\(text)\n\(indent)#endif"
        case 1: "#if \(condition())\n\(indent)\(text)\n\(indent)#endif"
        case 2:
            "#if \(condition())\n\(indent)\(text)\n\(indent)#elseif \(condition())\n\(indent)\(text)\n\(indent)#else\n"
                + "\(indent)\(text)\n\(indent)#endif"
        default: text
        }
    }

    // MARK: Models

    private mutating func model(_ component: String, _ parents: [String]) -> String {
        var inherited: [String] = []
        var constraints: [String] = []
        var rest = parents[...]
        while !rest.isEmpty {
            let some = rest.prefix(number(1...2))
            rest = rest.dropFirst(some.count)
            let composed = some.joined(separator: " & ")
            switch number(0...5) {
            case 0: inherited.append(alias(composed))
            case 1: constraints.append("Self: \(composed)")
            case 2: inherited += some.map { "Mine.\($0)" }
            case 3:
                count += 1
                aliases.append("enum Outer\(count) { protocol Inner: \(some.joined(separator: ", ")) {} }")
                inherited.append("Outer\(count).Inner")
            case 4: inherited.append(alias(alias(composed)))
            default: inherited += some
            }
        }
        let own = dialect == .current ? names("own", 0...2) : []
        let members = own.map { ownProperty($0, of: component) }
        let head =
            (inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", "))
            + (constraints.isEmpty ? "" : " where " + constraints.joined(separator: ", "))
        let body = members.isEmpty ? "{}" : "{\n" + members.map { "    \($0)\n" }.joined() + "}"
        return tagged(component + "Model", head, body)
    }

    private mutating func tagged(_ name: String, _ head: String, _ body: String) -> String {
        let tag = "sourcery: generated_component" + (chance(5) ? "_composite" : "")
        let rest = "protocol \(name)\(head) \(body)"
        switch number(0...12) {
        case 0: return "// \(tag)\n#warning(\"soon\")\npublic \(rest)"
        case 1: return "// \(tag)\n#if \(condition())\n\(rest)\n#else\n\(rest)\n#endif"
        case 2: return "// \(tag)\n#sourceLocation(file: \"a.swift\", line: 1)\n\(rest)\n#sourceLocation()"
        case 3: return "public /* \(tag) */ \(rest)"
        case 4: return "public // \(tag)\n\(rest)"
        case 5: return "public protocol /* \(tag) */ \(name)\(head) \(body)"
        case 6: return "protocol \(name)\(head) // \(tag)\n\(body)"
        case 7: return "@MainActor // \(tag)\n\(rest)"
        case 8: return conditional("// \(tag)\npublic \(rest)")
        case 9 where chance(3): return "// \(tag)\n\n\(rest)"
        case 10 where chance(3): return "// sourcery:begin: generated_component\n\(rest)\n// sourcery:end"
        case 11 where chance(3): return "// \(tag)\nimport Mine\n\(rest)"
        default: return "// \(tag)\n\(one("", "public ", "nonisolated "))\(rest)"
        }
    }

    private mutating func ownProperty(_ name: String, of component: String) -> String {
        guard chance(2) else {
            parts.append(Part(component: component, name: name))
            return "\(chance(20) ? "static " : one("", "nonisolated "))var \(name): \(type()) { get }"
        }
        let pieces = ["a", "\"", "\\", ",", "=", "(", ")", " ", "#", "'", "[", "ö", "//", "/*", "$", "n", "{", "<"]
        // Blanks at the ends of a value have never counted.
        let value = (0..<number(1...6)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            .trimmingCharacters(in: .whitespaces)
        parts.append(Part(component: component, name: name, literal: value))
        let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let tag =
            chance(2)
            ? "// sourcery: default.value = \"\(escaped)\", default.isStringLiteral"
            : "// sourcery: default.isStringLiteral, default.value = \"\(escaped)\""
        return conditional("\(tag)\n    var \(name): String { get }", indented: "    ")
    }
}
