/// `X+View.swift`: the hand-written half of a component to start from, in a target whose style sheets reach the parts of
/// components by name (`Themed`). It compiles as it is: the parts below each other in their default styles.
struct ThemedBodyFile {
    let component: Component

    var source: String {
        """
        \((["import SwiftUI"] + component.imports.map { "import \($0)" }).lines(indent: 0))

        extension Fiori {
            nonisolated enum \(component.name) {
                // In place of EmptyModifier: TextStyle(.body, .primaryLabel), or a modifier of the component.
                \(styles.lines(indent: 8))
                // In place of EmptyModifier: padding and the like, for parts that are made of values or of a model.
                \(cumulativeStyles.lines(indent: 8))
            }
        }

        \(component.availabilityLine)extension \(component.name): View {
            public var body: some View {
                VStack(alignment: .leading) {
                    \(component.properties.filter(\.isView).map(\.name.escapedIfKeyword).lines(indent: 12))
                }
            }
        }

        """
    }

    private var styled: [String] { component.properties.filter(\.isStyled).map(\.name) }

    private var styles: [String] {
        styled.map { "static let \($0.escapedIfKeyword) = Themed(\"\(component.name).\($0)\", EmptyModifier())" }
    }

    private var cumulativeStyles: [String] { styled.map { "static let \($0)Cumulative = EmptyModifier()" } }
}
