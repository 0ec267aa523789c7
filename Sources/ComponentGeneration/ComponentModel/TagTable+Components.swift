extension TagTable {
    /// The keys that make a protocol a model, with the kind of component that each one generates.
    static let generatedComponents: [String: Component.Kind] = [
        "generated_component": .viewBuilder, "generated_component_composite": .composite,
        "generated_component_not_configurable": .notConfigurable,
    ]

    /// True for a key without which a declaration generates nothing.
    static func declaresComponent(_ key: String) -> Bool {
        generatedComponents[key] != nil || key == "BaseComponent" || key == "CompositeComponent"
    }
}
