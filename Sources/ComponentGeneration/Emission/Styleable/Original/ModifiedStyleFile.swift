extension SupportingFile {
    /// `ModifiedStyle.generated.swift`: styles with modifiers, and one style after another.
    static let modifiedStyle = SupportingFile(
        name: "ModifiedStyle",
        introduction: """
            public struct ModifiedStyle<Style, Modifier: ViewModifier>: DynamicProperty {
                var style: Style
                var modifier: Modifier
            }
            """
    ) { component in
        let (name, style, hook) = (component.name, "\(component.name)Style", "\(component.hookName)Style")
        return """
            // MARK: \(style)

            extension ModifiedStyle: \(style) where Style: \(style) {
                \(component.access)func makeBody(_ configuration: \(name)Configuration) -> some View {
                    \(name)(configuration)
                        .\(hook)(self.style)
                        .modifier(self.modifier)
                }
            }

            \(component.access)struct \(style)Modifier<Style: \(style)>: ViewModifier {
                let style: Style

                public func body(content: Content) -> some View {
                    content.\(hook)(self.style)
                }
            }

            \(component.publicExtension(style)) {
                func modifier(_ modifier: some ViewModifier) -> some \(style) {
                    ModifiedStyle(style: self, modifier: modifier)
                }

                func concat(_ style: some \(style)) -> some \(style) {
                    style.modifier(\(style)Modifier(style: self))
                }
            }
            """
    }
}
