extension SupportingFile {
    /// `ResolvedStyle.generated.swift`: a view in which a style's dynamic properties live.
    static let resolvedStyle = SupportingFile(name: "ResolvedStyle") { component in
        let (style, configuration) = ("\(component.name)Style", "\(component.name)Configuration")
        return """
            // MARK: \(style)

            struct Resolved\(style)<Style: \(style)>: View {
                let style: Style
                let configuration: \(configuration)

                var body: some View {
                    self.style.makeBody(self.configuration)
                }
            }

            extension \(style) {
                func resolve(configuration: \(configuration)) -> some View {
                    Resolved\(style)(style: self, configuration: configuration)
                }
            }
            """
    }
}
