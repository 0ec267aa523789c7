/// `X+View.generated.swift`: the hand-written half of a component to start from, as one comment.
struct BoilerplateFile {
    let component: Component
    let options: EmitterOptions

    var file: GeneratedFile {
        GeneratedFile(
            "ViewModels/Boilerplate/\(component.name)+View.generated.swift", .boilerplate, of: component.kind,
            content: """
                //TODO: Copy commented code to new file: `\(options.target)/Views/\(component.name)+View.swift`
                //TODO: Implement default Fiori style definitions as `ViewModifier`
                //TODO: Implement \(component.name) `View` body
                //TODO: Implement LibraryContentProvider

                /// - Important: to make `@Environment` properties (e.g. `horizontalSizeClass`), internally accessible
                /// to extensions, add as sourcery annotation in `\(options.target)/Models/ModelDefinitions.swift`
                /// to declare a wrapped property
                /// e.g.:  `// sourcery: add_env_props = ["horizontalSizeClass"]`

                /*
                \(source)
                */
                """)
    }

    /// The Swift source inside the comment.
    var source: String {
        """
        \((["import SwiftUI"] + component.imports.map { "import \($0)" }).lines(indent: 0))

        // FIXME: - Implement Fiori style definitions

        extension Fiori {
            nonisolated enum \(component.name) {
                \(typealiases.lines(indent: 8))

                // TODO: - substitute type-specific ViewModifier for EmptyModifier
                /*
                    // replace `typealias Subtitle = EmptyModifier` with:

                    nonisolated struct Subtitle: ViewModifier {
                        func body(content: Content) -> some View {
                            content
                                .font(.body)
                                .foregroundColor(.preferredColor(.primary3))
                        }
                    }
                */
                \(instances.lines(indent: 8))
            }
        }

        // FIXME: - Implement \(component.name) View body

        \(component.availabilityLine)extension \(component.name): View {
            public var body: some View {
                <# View body #>
            }
        }

        // FIXME: - Implement \(component.name) specific LibraryContentProvider

        @available(iOS 14.0, *)
        struct \(component.name)LibraryContent: LibraryContentProvider {
            @LibraryContentBuilder
            var views: [LibraryItem] {
                LibraryItem(\(component.name)(model: LibraryPreviewData.Person.laurelosborn),
                            category: .control)
            }
        }
        """
    }

    private var styled: [String] { component.properties.filter(\.isStyled).map(\.name) }

    private var typealiases: [String] {
        styled.map(\.capitalizedFirst).flatMap {
            ["typealias \($0) = EmptyModifier", "typealias \($0)Cumulative = EmptyModifier"]
        }
    }

    private var instances: [String] {
        styled.map { "static let \($0.escapedIfKeyword) = \($0.capitalizedFirst)()" }
            + styled.map { "static let \($0)Cumulative = \($0.capitalizedFirst)Cumulative()" }
    }
}
