/// `X.generated.swift`: all of a component, on the shared code of FioriComponents: the component and its initialisers,
/// its style and configuration, and the modifiers that apply styles.
struct CompactComponentFile {
    let component: Component
    let options: EmitterOptions

    private var name: String { component.name }
    private var access: String { component.access }
    private var hook: String { "\(component.hookName)Style" }
    private var configuration: String { "\(component.name)Configuration" }

    /// The module of the shared code.
    static let runTime = "FioriComponents"

    var file: GeneratedFile {
        let modules = (options.target == Self.runTime ? [] : [Self.runTime]) + component.imports + ["SwiftUI"]
        return GeneratedFile(
            "\(name).generated.swift", .styleableComponent, of: component.kind,
            content: """
                \(modules.map { "import \($0)" }.lines(indent: 0))

                \(component.styleableHead.lines(indent: 0))
                nonisolated \(access)struct \(name) {
                    public static let identifier = "\(component.styleIdentifier)"
                    private static let styles = \\EnvironmentValues.[_Styles<\(configuration)>()]

                    let configuration: \(configuration)
                    let appliesDefaultStyle: Bool
                    @Environment(Self.styles) var styles

                    \(builderInitializer.lines(indent: 4))

                    \(dataInitializer.lines(indent: 4))

                    public init(_ configuration: \(configuration)) { self.init(configuration, shouldApplyDefaultStyle: false) }

                    init(_ configuration: \(configuration), shouldApplyDefaultStyle: Bool) {
                        self.configuration = configuration
                        appliesDefaultStyle = shouldApplyDefaultStyle
                    }
                }

                nonisolated extension \(name): View, _ViewEmptyChecking, _StyledPart {
                    \(ownStyles.lines(indent: 4))

                    public static var _styles: KeyPath<EnvironmentValues, _StyleStack> & Sendable { styles }

                    @MainActor public var body: some View { _drawn(by: styles) }

                    @MainActor public func _drawn(by styles: _StyleStack) -> AnyView { styles.body(\(bodyArguments)) }

                    public var isEmpty: Bool { \(emptiness) }
                }

                nonisolated \(access)protocol \(name)Style: DynamicProperty {
                    associatedtype Body: View

                    @MainActor func makeBody(_ configuration: \(configuration)) -> Body
                }

                nonisolated \(access)struct \(configuration) {
                    public var componentIdentifier: String = "\(component.styleIdentifier)"
                    \(component.storedProperties.flatMap(\.documentedMember).lines(indent: 4))

                    \(component.storedProperties.compactMap(\.configurationAlias).lines(indent: 4))

                    func isDirectChild(_ identifier: String) -> Bool { identifier == componentIdentifier }
                }

                \(CompactStyles(component: component, hasNeighbours: options.target != Self.runTime).text)
                """)
    }

    // MARK: Initialisers

    private var builderInitializer: [String] {
        let parameters =
            component.storedProperties.map(\.builderParameter) + ["componentIdentifier: String? = \(name).identifier"]
        let arguments =
            ["componentIdentifier: componentIdentifier ?? \(name).identifier"]
            + component.storedProperties.map { $0.configurationArgument(in: component) }
        return parameters.compactParameterList("public init") + [
            "    self.init(",
            "        \(configuration)(",
            "            \(arguments.lines(indent: 12, separator: ","))),",
            "        shouldApplyDefaultStyle: true)",
            "}",
        ]
    }

    private var dataInitializer: [String] {
        guard component.hasDataInitializer else { return [] }
        let arguments = component.properties.compactMap { $0.dataArgument(of: component) }
        return component.properties.flatMap(\.dataParameters).compactParameterList("public init") + [
            "    self.init(\(arguments.joined(separator: ", ").replacing("\n", with: "\n    ")))", "}",
        ]
    }

    // MARK: The body

    /// The styles that the package brings: the look as a whole, and the layout.
    private var ownStyles: [String] {
        let level = { (label: String, style: String) in
            "@MainActor private static let \(label) = _StyleLevel(\(style)()) { $0.makeBody($1) }"
        }
        return [
            level("look", component.isPart ? "\(name)FioriStyle" : "\(name)FioriStyle.ContentFioriStyle"),
            level("base", "\(name)BaseStyle"),
        ]
    }

    private var bodyArguments: String {
        let parts = component.isPart ? "" : "parts: \(name)FioriStyle.parts(configuration), "
        return "of: configuration, isNew: appliesDefaultStyle, default: Self.look, \(parts)base: Self.base"
    }

    private var emptiness: String {
        let tests = component.storedProperties.compactMap { $0.emptinessTest("configuration.") }
        return tests.isEmpty ? "false" : tests.joined(separator: " && ")
    }
}

extension Property {
    /// The member of the configuration below its doc comment.
    fileprivate var documentedMember: [String] {
        documentation.map { "/// \($0)" } + [
            form.kind == .binding
                ? "@Binding public var \(identifier): \(type.text)" : "public let \(identifier): \(configurationType)"
        ]
    }

    fileprivate func configurationArgument(in component: Component) -> String {
        guard form.kind == .builder else { return "\(name): \(identifier)" }
        let view = builtView(in: component)
        return "\(name): " + (form.isUnwrapped ? view : ".init(\(view))")
    }
}

extension [String] {
    /// The head of a function with its parameters on one line, or each on a line of its own.
    fileprivate func compactParameterList(_ head: String) -> [String] {
        let line = "\(head)(\(joined(separator: ", "))) {"
        return line.utf8.count <= 116 ? [line] : ["\(head)(", "    " + lines(indent: 4, separator: ","), ") {"]
    }
}
