/// A tag that may stand in a `// sourcery:` comment.
struct Tag: Sendable {
    /// Kind of declaration that a tag may annotate.
    enum Place: String, CaseIterable, Sendable {
        case model = "model protocol"
        case styleable = "styleable protocol"
        case component = "component protocol"
        case property = "property"
        case function = "function"
    }

    /// The values that are allowed behind its `=`.
    enum Value: String, Sendable {
        case none = "no value"
        case identifiers = "a name, or a list of names"
        case identifier = "a name"
        case type = "a type"
        case expression = "an expression"
        case expressionOrNothing = "an expression, or nothing for 1"
        case defaultExpression = "an expression; nothing for 1, empty quotes for no default"
        case attribute = "the attribute of a result builder"
        case declaration = "a property declaration"
        case availability = "the arguments of @available"
        case list = "a list of names"
        case anything = "anything"
    }

    let name: String
    let places: Set<Place>
    let value: Value
    /// The dialects in which it has an effect; empty for a known tag without effect.
    let dialects: Set<Dialect>
    let effect: String

    init(_ name: String, _ places: Set<Place>, _ value: Value, _ dialects: Set<Dialect>, _ effect: String) {
        self.name = name
        self.places = places
        self.value = value
        self.dialects = dialects
        self.effect = effect
    }
}

extension Tag {
    /// Advice for one that writes a tag of another dialect in this one.
    static let styleableEquivalents = [
        "generated_component": "CompositeComponent", "generated_component_composite": "CompositeComponent",
        "generated_component_not_configurable": "BaseComponent", "backingComponent": "resultBuilder.backingComponent",
        "customFunctionBuilder": "resultBuilder.name = @…", "bindingProperty": "@Binding",
        "bindingPropertyOptional": "@Binding, defaultValue = …", "@binding": "@Binding",
    ]
}

/// All tags: the one place the parser, the diagnostics and the documentation take them from.
enum TagTable {
    private static let both: Set<Dialect> = [.classic, .current]
    private static let styleable: Set<Dialect> = [.styleable]
    private static let everywhere = Set(Tag.Place.allCases)

    static let all: [Tag] = [
        Tag("generated_component", [.model], .none, both, "Generates a component with a view builder for each part."),
        Tag(
            "generated_component_composite", [.model], .none, both,
            "Generates a component that is composed of other components."),
        Tag(
            "generated_component_not_configurable", [.model], .none, both,
            "Generates a component that takes data only and shows it for other components."),
        Tag(
            "add_env_props", [.model], .identifiers, both,
            "Adds `@Environment(\\.name) var name`, which the body may read."),
        Tag(
            "add_view_builder_params", [.model], .identifiers, both,
            "Adds a view builder for a part that no data stands for, to every initialiser."),
        Tag(
            "no_model_initializer", [.model], .none, both,
            "Leaves out the initialiser that takes a model, which is written by hand then."),
        Tag(
            "virtualProp…", [.model], .declaration, both,
            "Adds the declaration as a member. Any key that contains `virtualProp` will do."),
        Tag(
            "availableAttributeContent", [.model, .component], .availability, both,
            "Puts `@available(…)` on what is generated."),
        Tag(
            "importFrameworks", [.model, .styleable], .list, Set(Dialect.allCases),
            "Imports more modules than SwiftUI."),
        Tag(
            "backingComponent", [.property, .component], .type, both,
            "Names the view that shows the data of the property."),
        Tag(
            "customFunctionBuilder", [.property], .type, both,
            "Names the result builder that is used instead of `ViewBuilder`."),
        Tag("no_style", [.property], .none, both, "Leaves out the environment key and the `…Modifier` function."),
        Tag("no_view", [.property], .none, both, "Passes the property as plain data instead of a view."),
        Tag(
            "bindingProperty", [.property], .none, both,
            "Passes the property as a `Binding`, which writes back to the model."),
        Tag(
            "bindingPropertyOptional", [.property], .expression, both,
            "The same with an optional binding; the value is the binding to use when there is none."),
        Tag(
            "no_nil_check", [.property, .function], .none, [.classic],
            "Leaves the member out of the test whether a composed view has anything to show."),
        Tag(
            "default.value", [.property], .expressionOrNothing, [.current, .styleable],
            "The default of the property in the initialisers and in the model protocol."),
        Tag(
            "default.isStringLiteral", [.property], .none, [.current, .styleable],
            "Puts quotes around `default.value`."),
        Tag(
            "default.<property>.value", [.model], .expressionOrNothing, [.current],
            "The default of an inherited property, for this component."),
        Tag(
            "default.<property>.isStringLiteral", [.model], .none, [.current],
            "Puts quotes around `default.<property>.value`."),
        Tag(
            "genericParameter.name", [.property], .identifier, [.current],
            "Names the type parameter of the property's view."),
        Tag(
            "genericParameter.type", [.property], .type, [.current],
            "The protocol that the property's view must conform to, instead of `View`."),
        Tag("BaseComponent", [.styleable], .none, styleable, "Generates a component that is one part, with its style."),
        Tag(
            "CompositeComponent", [.styleable], .none, styleable,
            "Generates a component of the parts that it inherits, with its style and the styles of its parts."),
        Tag("InternalComponent", [.styleable], .none, styleable, "Keeps the component internal."),
        Tag(
            "@ViewBuilder", [.property], .none, styleable,
            "Makes the property a view: a view builder in one initialiser, data in the other."),
        Tag(
            "resultBuilder.name", [.property], .attribute, styleable,
            "The same with another result builder, as in `@TagBuilder`."),
        Tag(
            "resultBuilder.backingComponent", [.property], .type, styleable,
            "Names the view that shows the data of the property."),
        Tag(
            "resultBuilder.returnType", [.property], .type, styleable,
            "The type that the result builder returns, instead of `any View`."),
        Tag(
            "resultBuilder.defaultValue", [.property], .defaultExpression, styleable,
            "The default of the view builder: a closure."),
        Tag("@Binding", [.property], .none, styleable, "Passes the property as a `Binding`."),
        Tag(
            "defaultValue", [.property], .defaultExpression, styleable,
            "The default of the property in the initialisers. It wins over `default.value`."),
        Tag("add_public_props", [.model], .anything, [], "Known from older sources."),
        Tag("@binding", everywhere, .anything, [], "Known from older sources."),
        Tag("@StateObject", everywhere, .anything, [], "Known from older sources."),
    ]

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The tag of a key; `nil` when it is unknown.
    static func tag(named key: String) -> Tag? {
        if let tag = byName[key] { return tag }
        if key.contains(virtualProperty) { return byName["virtualProp…"] }
        if inheritedDefault(key, suffix: ".value") != nil { return byName["default.<property>.value"] }
        if inheritedDefault(key, suffix: ".isStringLiteral") != nil {
            return byName["default.<property>.isStringLiteral"]
        }
        return nil
    }

    static let virtualProperty = "virtualProp"

    /// The property that `default.<property>.value` speaks of.
    static func inheritedDefault(_ key: String, suffix: String) -> String? {
        guard key.hasPrefix("default."), key.hasSuffix(suffix), key.count > "default.".count + suffix.count else {
            return nil
        }
        return String(key.dropFirst("default.".count).dropLast(suffix.count))
    }

    /// The names that a misspelt key may have meant.
    static var spellings: [String] { all.map { $0.name.replacing("…", with: "") } }

    /// The table of the documentation.
    static var markdown: String {
        var text = "| tag | stands on | value | dialect | effect |\n|---|---|---|---|---|\n"
        for tag in all {
            let places = Tag.Place.allCases.filter(tag.places.contains).map(\.rawValue).joined(separator: ", ")
            let dialects = Dialect.allCases.filter(tag.dialects.contains).map(\.rawValue).joined(separator: ", ")
            text += "| `\(tag.name)` | \(places) | \(tag.value.rawValue) | "
            text += dialects.isEmpty ? "none | " : dialects + " | "
            text += tag.effect + (tag.dialects.isEmpty ? " No effect; a warning.\n" : "\n")
        }
        return text
    }
}
