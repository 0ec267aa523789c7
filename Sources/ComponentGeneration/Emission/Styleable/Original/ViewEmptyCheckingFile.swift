extension SupportingFile {
    /// `ViewEmptyChecking+Extension.generated.swift`: a component is empty if all its views are.
    static let viewEmptyChecking = SupportingFile(name: "ViewEmptyChecking+Extension") { component in
        let tests = component.storedProperties.compactMap { $0.emptinessTest("") }
        return """
            extension \(component.name): _ViewEmptyChecking {
                public var isEmpty: Bool {
                    \(tests.isEmpty ? "false" : tests.joined(separator: " &&\n            "))
                }
            }
            """
    }
}
