/// `XStyle.generated.swift`: the style protocol, its configuration, and a composite's Fiori style.
struct OriginalStyleFile {
    let component: Component

    private var name: String { component.name }

    var file: GeneratedFile {
        GeneratedFile(
            "StyleableComponents/\(name)/\(name)Style.generated.swift", .styleableStyle, of: component.kind,
            content: """
                import Foundation
                import SwiftUI

                \(component.access)protocol \(name)Style: DynamicProperty {
                    associatedtype Body: View

                    func makeBody(_ configuration: \(name)Configuration) -> Body
                }

                struct Any\(name)Style: \(name)Style {
                    let content: (\(name)Configuration) -> any View

                    init(@ViewBuilder _ content: @escaping (\(name)Configuration) -> any View) {
                        self.content = content
                    }

                    public func makeBody(_ configuration: \(name)Configuration) -> some View {
                        self.content(configuration).typeErased
                    }
                }

                \(component.access)struct \(name)Configuration {
                    public var componentIdentifier: String = "\(component.styleIdentifier)"
                    \(component.storedProperties.map(\.member).lines(indent: 4))

                    \(component.storedProperties.compactMap(\.configurationAlias).lines(indent: 4))
                }

                extension \(name)Configuration {
                    func isDirectChild(_ componentIdentifier: String) -> Bool {
                        componentIdentifier == self.componentIdentifier
                    }
                }

                \(component.isPart ? "" : fioriStyle)
                """)
    }

    private var fioriStyle: String {
        let styles = component.composition.children.map { child in
            ".\(child.lowercasedFirst)Style(\(child)FioriStyle(\(component.hookName)Configuration: configuration))"
        }
        return """
            \(component.access)struct \(name)FioriStyle: \(name)Style {
                public func makeBody(_ configuration: \(name)Configuration) -> some View {
                    \(name)(configuration)
                        \(styles.lines(indent: 12))
                }
            }
            """
    }
}

extension Property {
    fileprivate var member: String {
        form.kind == .binding
            ? "@Binding public var \(identifier): \(type.text)" : "public let \(identifier): \(configurationType)"
    }
}
