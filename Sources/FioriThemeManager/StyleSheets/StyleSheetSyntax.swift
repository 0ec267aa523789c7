/// A style sheet as it is written, before references are followed.
struct StyleSheetSyntax {
    var definitions: [StyleSheetDefinition] = []
    var rules: [Rule] = []

    struct Rule {
        var selectors: [Selector]
        var declarations: [Declaration] = []
    }

    struct Selector {
        var component: String?
        var property: String
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
}

/// A place in the text of a style sheet.
struct StyleSheetPosition: Hashable, Sendable {
    /// From 1.
    var line: Int
    /// In characters, from 1.
    var column: Int
}

/// The right side of a colon.
struct StyleSheetValue: Sendable {
    /// As it is written, without the spaces around.
    var text: String
    var position: StyleSheetPosition

    /// What it points to, when it is a reference.
    var reference: String? { text.hasPrefix("@") ? String(text.dropFirst()) : nil }
}
