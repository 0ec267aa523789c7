extension SupportingFile {
    /// `ComponentStyleProtocol+Extension.generated.swift`: the styles by name, and those of a composite's parts.
    static let componentStyleProtocol = SupportingFile(name: "ComponentStyleProtocol+Extension") { component in
        let style = "\(component.name)Style"
        return """
            // MARK: \(style)

            \(named("base", "\(component.name)BaseStyle", component))

            \(named("fiori", "\(component.name)FioriStyle", component))

            \(component.composition.children.map { child($0, of: component) }.blocks(indent: 0))
            """
    }

    private static func named(_ name: String, _ type: String, _ component: Component) -> String {
        """
        \(component.publicExtension("\(component.name)Style")) where Self == \(type) {
            static var \(name): \(type) {
                \(type)()
            }
        }
        """
    }

    private static func child(_ child: String, of component: Component) -> String {
        let (name, hook, type) = (component.name, "\(child.lowercasedFirst)Style", "\(component.name)\(child)Style")
        return """
            \(component.access)struct \(type): \(name)Style {
                let style: any \(child)Style

                public func makeBody(_ configuration: \(name)Configuration) -> some View {
                    \(name)(configuration)
                        .\(hook)(self.style)
                        .typeErased
                }
            }

            \(component.publicExtension("\(name)Style")) where Self == \(type) {
                static func \(hook)(_ style: some \(child)Style) -> \(type) {
                    \(type)(style: style)
                }

                static func \(hook)(@ViewBuilder content: @escaping (\(child)Configuration) -> some View) -> \(type) {
                    let style = Any\(child)Style(content)
                    return \(type)(style: style)
                }
            }
            """
    }
}
