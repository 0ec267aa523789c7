extension SupportingFile {
    /// `EnvironmentVariables.generated.swift`: the stack of a component's styles, and the one to apply next.
    static let environmentVariables = SupportingFile(name: "EnvironmentVariables") { component in
        let (style, hook) = ("\(component.name)Style", "\(component.hookName)Style")
        return """
            // MARK: \(style)

            struct \(style)StackKey: EnvironmentKey {
                static let defaultValue: [any \(style)] = []
            }

            extension EnvironmentValues {
                var \(hook): any \(style) {
                    self.\(hook)Stack.last ?? \(component.isPart ? ".base" : ".base.concat(.fiori)")
                }

                var \(hook)Stack: [any \(style)] {
                    get {
                        self[\(style)StackKey.self]
                    }
                    set {
                        self[\(style)StackKey.self] = newValue
                    }
                }
            }
            """
    }
}
