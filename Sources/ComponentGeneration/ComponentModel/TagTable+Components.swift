extension TagTable {
    /// The keys that make a protocol a model, and the kind of component each one stands for.
    static let generatedComponents: [String: Component.Kind] = [
        "generated_component": .viewBuilder, "generated_component_composite": .composite,
        "generated_component_not_configurable": .notConfigurable,
    ]
}
