extension SupportingFile {
    /// `View+Extension_.generated.swift`: the modifiers that add a style to those of the views below.
    static let viewExtension = SupportingFile(name: "View+Extension_") { component in
        let (name, style, hook) = (component.name, "\(component.name)Style", "\(component.hookName)Style")
        return """
            // MARK: \(style)

            \(component.publicExtension("View")) {
                func \(hook)(_ style: some \(style)) -> some View {
                    self.transformEnvironment(\\.\(hook)Stack) { stack in
                        stack.append(style)
                    }
                }

                func \(hook)(@ViewBuilder content: @escaping (\(name)Configuration) -> some View) -> some View {
                    self.transformEnvironment(\\.\(hook)Stack) { stack in
                        let style = Any\(style)(content)
                        stack.append(style)
                    }
                }
            }
            """
    }
}
