/// The styles of a compact component: its composite's Fiori style, the styles by name, the modifiers that apply styles,
/// and the styles for parts of a composite.
struct CompactStyles {
    let component: Component
    /// True for a component that stands beside those of the run time, where another may have the same name.
    let hasNeighbours: Bool

    private var name: String { component.name }
    private var style: String { "\(component.name)Style" }
    private var hook: String { "\(component.hookName)Style" }
    private var configuration: String { "\(component.name)Configuration" }
    private var access: String { component.access }

    var text: String {
        """
        \(component.isPart ? "" : fioriStyle)

        nonisolated \(access)extension \(style) where Self == \(name)BaseStyle {
            static var base: \(name)BaseStyle { \(name)BaseStyle() }
        }

        nonisolated \(access)extension \(style) where Self == \(name)FioriStyle {
            static var fiori: \(name)FioriStyle { \(name)FioriStyle() }
        }

        nonisolated \(access)extension \(style) {
            func modifier(_ modifier: some ViewModifier) -> some \(style) { ModifiedStyle(_style: self, _modifier: modifier) }
            func concat(_ style: some \(style)) -> some \(style) { style.modifier(\(style)Modifier(style: self)) }
        }

        nonisolated extension ModifiedStyle: \(style) where Style: \(style) {
            @MainActor \(access)func makeBody(_ configuration: \(configuration)) -> some View {
                \(name)(configuration).\(hook)(_style).modifier(_modifier)
            }
        }

        nonisolated extension \(style) where Self: LookStyle, Self.Configuration == \(configuration) {
            @MainActor func makeBody(_ configuration: \(configuration)) -> some View {
                look(of: LookContent(\(name)(configuration)), for: configuration)
            }
        }

        nonisolated \(access)struct \(style)Modifier<Style: \(style)>: ViewModifier {
            let style: Style

            @MainActor public func body(content: Content) -> some View { content.\(hook)(style) }
        }

        \(hooks)

        \(component.composition.children.map(childStyle).joined(separator: "\n\n"))

        \(assemblies)
        """
    }

    /// The modifiers that apply styles.
    ///
    /// Of two modules with parts of one name, code of each means its own by `.titleStyle(.fiori)`: for others these modifiers
    /// are disfavoured, and the module has them once more for itself. Elsewhere such a name is ambiguous, as is `Title`.
    private var hooks: String {
        let attribute = access.isEmpty ? "" : "@_disfavoredOverload "
        let all = """
            nonisolated \(access)extension View {
                \(attribute)func \(hook)(_ style: some \(style)) -> some View { _styled(by: .init(style) { $0.makeBody($1) }) }
                \(attribute)func \(hook)(@ViewBuilder content: @escaping (\(configuration)) -> some View) -> some View {
                    _styled(by: .init(content))
                }
            }
            """
        guard hasNeighbours, !access.isEmpty else { return all }
        return """
            \(all)

            // This module means its own \(name), even where others have one.
            nonisolated extension View {
                func \(hook)(_ style: some \(style), _own: Void = ()) -> some View { _styled(by: .init(style) { $0.makeBody($1) }) }
                func \(hook)(_own: Void = (), @ViewBuilder content: @escaping (\(configuration)) -> some View) -> some View {
                    _styled(by: .init(content))
                }
            }
            """
    }

    private var fioriStyle: String {
        let styles = component.composition.children.map { child in
            ".init(\(child)FioriStyle(\(component.hookName)Configuration: configuration)) { $0.makeBody($1) }"
        }
        return """
            nonisolated \(access)struct \(name)FioriStyle: \(style) {
                @MainActor static func parts(_ configuration: \(configuration)) -> [_PartStyle] {
                    [
                        \(styles.lines(indent: 12, separator: ","))
                    ]
                }

                @MainActor public func makeBody(_ configuration: \(configuration)) -> some View {
                    \(name)(configuration)._styled(by: Self.parts(configuration))
                }
            }
            """
    }

    /// The style that styles one part wherever the composite shows it.
    private func childStyle(_ child: String) -> String {
        let (type, hook) = (name + child + "Style", "\(child.lowercasedFirst)Style")
        return """
            nonisolated \(access)struct \(type): \(style) {
                let style: _StyleLevel<\(child)Configuration>

                @MainActor public func makeBody(_ configuration: \(configuration)) -> some View { \(name)(configuration)._styled(by: style) }
            }

            nonisolated \(access)extension \(style) where Self == \(type) {
                static func \(hook)(_ style: some \(child)Style) -> \(type) { .init(style: .init(style) { $0.makeBody($1) }) }
                static func \(hook)(@ViewBuilder content: @escaping (\(child)Configuration) -> some View) -> \(type) {
                    .init(style: .init(content))
                }
            }
            """
    }

    /// The components inside of a composite, for its base style.
    private var assemblies: String {
        guard !component.composition.assemblies.isEmpty else { return "" }
        let views = component.composition.assemblies.map { assembly in
            let arguments = assembly.properties.map { property in
                property.form.kind == .binding
                    ? "\(property.name): $\(property.name)" : "\(property.name): \(property.identifier)"
            }
            return """
                var _\(assembly.name.lowercasedFirst): \(assembly.name) {
                    \(assembly.name)(.init(\(arguments.joined(separator: ", "))), shouldApplyDefaultStyle: true)
                }
                """
        }
        return """
            nonisolated extension \(configuration) {
                \(views.lines(indent: 4))
            }
            """
    }
}
