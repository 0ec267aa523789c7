/// `X.generated.swift`: the component, its initialisers, and the body that leaves the drawing to styles.
struct OriginalComponentFile {
    let component: Component

    private var name: String { component.name }
    private var hook: String { component.hookName }

    var file: GeneratedFile {
        GeneratedFile(
            "StyleableComponents/\(name)/\(name).generated.swift", .styleableComponent, of: component.kind,
            content: """
                import Foundation
                import SwiftUI

                \(component.imports.map { "import \($0)" }.lines(indent: 0))

                \(component.styleableHead.lines(indent: 0))
                \(component.access)struct \(name) {
                    \(component.storedProperties.flatMap(\.storage).lines(indent: 4))

                    @Environment(\\.\(hook)Style) var style

                    var componentIdentifier: String = \(name).identifier

                    fileprivate var _shouldApplyDefaultStyle = true

                    \(builderInitializer.lines(indent: 4))
                }

                \(identifier)

                \(dataInitializer)

                \(component.publicExtension(name)) {
                    init(_ configuration: \(name)Configuration) {
                        self.init(configuration, shouldApplyDefaultStyle: false)
                    }

                    internal init(_ configuration: \(name)Configuration, shouldApplyDefaultStyle: Bool) {
                        \(component.storedProperties.map(\.assignmentFromConfiguration).lines(indent: 8))
                        self._shouldApplyDefaultStyle = shouldApplyDefaultStyle
                        self.componentIdentifier = configuration.componentIdentifier
                    }
                }

                extension \(name): View {
                    public var body: some View {
                        if self._shouldApplyDefaultStyle {
                            self.defaultStyle()
                        } else {
                            self.style.resolve(configuration: .init(\(component.configurationArguments))).typeErased
                                .transformEnvironment(\\.\(hook)StyleStack) { stack in
                                    if !stack.isEmpty {
                                        stack.removeLast()
                                    }
                                }
                        }
                    }
                }

                private extension \(name) {
                    func shouldApplyDefaultStyle(_ bool: Bool) -> some View {
                        var s = self
                        s._shouldApplyDefaultStyle = bool
                        return s
                    }

                    func defaultStyle() -> some View {
                        \(name)(.init(\(component.configurationArguments)))
                            .shouldApplyDefaultStyle(false)
                            .\(hook)Style(\(component.isPart ? ".fiori" : "\(name)FioriStyle.ContentFioriStyle()"))
                            .typeErased
                    }
                }
                """)
    }

    private var builderInitializer: [String] {
        let parameters =
            component.storedProperties.map(\.builderParameter)
            + ["componentIdentifier: String? = \(name).identifier"]
        let assignments =
            component.storedProperties.map { $0.assignment(in: component) }
            + ["self.componentIdentifier = componentIdentifier ?? \(name).identifier"]
        return [parameters.parameterList("public init")] + assignments.map { "    " + $0 } + ["}"]
    }

    private var identifier: String {
        let declaration = "static let identifier = \"\(component.styleIdentifier)\""
        return component.composition.isInternal
            ? "extension \(name) {\n    public \(declaration)\n}" : "public extension \(name) {\n    \(declaration)\n}"
    }

    private var dataInitializer: String {
        guard component.hasDataInitializer else { return "" }
        let arguments = component.properties.compactMap { $0.dataArgument(of: component) }
        let initializer = [
            component.properties.flatMap(\.dataParameters).parameterList("init"),
            "    self.init(\(arguments.joined(separator: ", ").replacing("\n", with: "\n    ")))", "}",
        ]
        return """
            \(component.publicExtension(name)) {
                \(initializer.lines(indent: 4))
            }
            """
    }
}

extension Component {
    /// The arguments of the configuration's memberwise initialiser, by which a component hands itself to its style.
    fileprivate var configurationArguments: String {
        (["componentIdentifier: self.componentIdentifier"] + storedProperties.map(\.configurationArgument))
            .joined(separator: ", ")
    }
}

extension Property {
    /// The stored property below its doc comment.
    fileprivate var storage: [String] {
        documentation.map { "/// \($0)" } + [storedDeclaration]
    }

    private var storedDeclaration: String {
        switch form.kind {
        case .builder: "let \(identifier): \(form.viewType)"
        case .builderWithArguments: "let \(identifier): \(type.text)"
        case .binding: "@Binding var \(identifier): \(type.text)"
        case .value, .mandatoryField: "\(isMutable ? "var" : "let") \(identifier): \(type.text)"
        }
    }

    fileprivate func assignment(in component: Component) -> String {
        switch form.kind {
        case .builder: "self.\(identifier) = \(builtView(in: component))"
        case .binding: "self._\(name) = \(identifier)"
        case .builderWithArguments, .value, .mandatoryField: "self.\(identifier) = \(identifier)"
        }
    }

    fileprivate var assignmentFromConfiguration: String {
        form.kind == .binding
            ? "self._\(name) = configuration.$\(name)" : "self.\(identifier) = configuration.\(identifier)"
    }

    /// The argument with which a component or a style hands the property to a configuration.
    var configurationArgument: String {
        switch form.kind {
        case .builder where !form.isUnwrapped: "\(name): .init(self.\(identifier))"
        case .binding: "\(name): self.$\(name)"
        case .builder, .builderWithArguments, .value, .mandatoryField: "\(name): self.\(identifier)"
        }
    }
}
