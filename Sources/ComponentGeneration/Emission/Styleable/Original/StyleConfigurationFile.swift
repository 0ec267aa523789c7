extension SupportingFile {
    /// `StyleConfiguration+Extension.generated.swift`: the components that a base style is composed of.
    static let styleConfiguration = SupportingFile(
        name: "StyleConfiguration+Extension",
        introduction: "// The components inside of a composite, made from its configuration for its base style."
    ) { component in
        guard !component.composition.assemblies.isEmpty else { return nil }
        let views = component.composition.assemblies.map { assembly in
            let arguments = assembly.properties.map(\.configurationArgument).joined(separator: ", ")
            return """
                var _\(assembly.name.lowercasedFirst): \(assembly.name) {
                    \(assembly.name)(.init(\(arguments)), shouldApplyDefaultStyle: true)
                }
                """
        }
        return """
            // MARK: \(component.name)Configuration

            extension \(component.name)Configuration {
                \(views.blocks(indent: 4))
            }
            """
    }
}
