/// Syntax of a style sheet, before references are resolved.
struct StyleSheetSyntax {
    var definitions: [StyleSheetDefinition] = []
    var rules: [Rule] = []

    struct Rule {
        var selectors: [Selector]
        var declarations: [Declaration] = []
        /// The conditions of `@media` around it; none if it always applies.
        var medium = StyleSheetMedium()
    }

    /// `part`, `Component.part`, `Component_part`, `Class` or `Class:Class`, each with `:state` if it has one.
    struct Selector {
        /// Text without states; the name of a class or a part.
        var name: String
        /// The component, such as `ContactItem`; nil for all.
        var component: String?
        var property: String
        /// All classes that an element must have; one for most.
        var classes: [String]
        var state: StyleSheetState?
    }

    struct Declaration {
        var name: String
        var position: StyleSheetPosition
        var value: StyleSheetValue
    }
}

/// `@name: value;`
struct StyleSheetDefinition: Sendable {
    var name: String
    var position: StyleSheetPosition
    var value: StyleSheetValue
    /// The conditions of `@media` around it; none if it always applies.
    var medium = StyleSheetMedium()
}

/// A place in the text of a style sheet.
struct StyleSheetPosition: Hashable, Sendable {
    /// Line number, from 1.
    var line: Int
    /// Column in characters, from 1.
    var column: Int
}

/// Value on the right side of a colon.
struct StyleSheetValue: Sendable {
    /// Source text, without surrounding spaces.
    var text: String
    var position: StyleSheetPosition

    /// Name of the referenced definition; nil if the value is no reference.
    var reference: String? { text.hasPrefix("@") ? String(text.dropFirst()) : nil }
}
