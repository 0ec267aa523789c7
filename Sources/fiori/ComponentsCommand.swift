#if os(Linux)
    import ArgumentParser
    import ComponentGallery
    import ExamplePages

    /// `fiori components`: what there is to draw.
    struct ComponentsCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "components",
            abstract: "List the components with their properties and variants.",
            discussion: """
                With --declared, the components of the package in which the command runs are listed, as its fiori.yml \
                declares them, with the parts that have styles.

                Properties are what `fiori render component` sets with --set, variants what it draws with --variant. The \
                exit status is 0, or 64 for a name that no component has.
                """)

        @Argument(help: "The component to list; all when none is named.")
        var names: [String] = []

        @Flag(help: "List what this package declares.")
        var declared = false

        func run() throws {
            if declared { try GeneratorProgram().become(["components"] + names) }
            try MainActor.assumeIsolated {
                let entries =
                    try names.isEmpty ? ComponentCatalog.all + StyleableCatalog.all : names.map(ComponentCatalog.named)
                print(entries.map(Self.description).joined(separator: "\n\n"))
            }
        }

        @MainActor
        private static func description(of entry: ComponentEntry) -> String {
            var lines = ["\(entry.qualifiedName): \(entry.summary)"]
            let width = entry.properties.map(\.name.count).max() ?? 0
            for property in entry.properties {
                let name = property.name.padding(toLength: width, withPad: " ", startingAt: 0)
                let value = property.value.map { " = \($0)" } ?? ""
                lines.append("  \(name)  \(property.format)\(value)")
            }
            lines.append("  variants: " + entry.variants.map { "\"\($0)\"" }.joined(separator: ", "))
            return lines.joined(separator: "\n")
        }
    }
#endif
