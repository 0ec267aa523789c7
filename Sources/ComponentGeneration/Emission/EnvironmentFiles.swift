/// `EnvironmentKey+Styles.generated.swift`: a key for the style of each property.
struct EnvironmentKeysFile {
    let properties: [ComponentModel.StyledProperty]

    static func file(_ keys: [String]) -> GeneratedFile {
        GeneratedFile(
            "Components/EnvironmentKey+Styles.generated.swift", .environmentKeys,
            content: """
                import SwiftUI

                \(keys.joined(separator: "\n\n"))
                """)
    }

    var fragments: [Fragment] { properties.map { Fragment(key: $0.name, text: key($0)) } }

    private func key(_ property: ComponentModel.StyledProperty) -> String {
        """
        \(property.availabilityAttribute)
        nonisolated struct \(property.name.capitalizedFirst)ModifierKey: EnvironmentKey {
            public static let defaultValue = AnyViewModifier { $0 }
        }
        """.droppingEmptyFirstLine
    }
}

/// `EnvironmentValue(s)+Styles.generated.swift`: the environment values and the view functions that set them.
struct EnvironmentValuesFile {
    let properties: [ComponentModel.StyledProperty]

    static func file(values: [String], functions: [String], dialect: Dialect) -> GeneratedFile {
        // The classic dialect spelt the file name in the plural.
        let name = dialect == .classic ? "EnvironmentValues+Styles" : "EnvironmentValue+Styles"
        return GeneratedFile(
            "Components/\(name).generated.swift", .environmentValues,
            content: """
                import SwiftUI

                nonisolated extension EnvironmentValues {
                    \(values.blocks(indent: 4))
                }

                nonisolated public extension View {
                    \(functions.blocks(indent: 4))
                }
                """)
    }

    var values: [Fragment] { properties.map { Fragment(key: $0.name, text: value($0)) } }
    var functions: [Fragment] { properties.map { Fragment(key: $0.name, text: function($0)) } }

    private func value(_ property: ComponentModel.StyledProperty) -> String {
        """
        \(property.availabilityAttribute)
        public var \(property.name)Modifier: AnyViewModifier {
            get { return self[\(property.name.capitalizedFirst)ModifierKey.self] }
            set { self[\(property.name.capitalizedFirst)ModifierKey.self] = newValue }
        }
        """.droppingEmptyFirstLine
    }

    private func function(_ property: ComponentModel.StyledProperty) -> String {
        """
        \(property.availabilityAttribute)
        @ViewBuilder
        func \(property.name)Modifier<V: View>(_ transform: @escaping (AnyViewModifier.Content) -> V) -> some View {
            self.environment(\\.\(property.name)Modifier, AnyViewModifier(transform))
        }
        """.droppingEmptyFirstLine
    }
}

extension ComponentModel.StyledProperty {
    fileprivate var availabilityAttribute: String { availability.map { "@available(\($0))" } ?? "" }
}

extension String {
    /// The template without its first line if that is empty.
    fileprivate var droppingEmptyFirstLine: String { first == "\n" ? String(dropFirst()) : self }
}
