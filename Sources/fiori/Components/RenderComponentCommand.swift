#if os(Linux)
    import ArgumentParser

    /// `fiori render component`: draws one component to a file.
    struct RenderComponentCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "component",
            abstract: "Draw one component to a PNG, SVG or PDF file.",
            discussion: """
                fiori render component ContactItem --set title="Laurel Osborn" subtitle= --scheme dark -o contact.png

                An empty value leaves a property out. `fiori components` lists names, properties and variants.

                The exit status is 0 when the picture is written, 1 when a face is missing, and 64 for wrong options and style \
                sheets, and for names and values that the component does not have.
                """)

        @Argument(help: "The component's name.")
        var name: String

        @Option(help: "One of the component's variants, in the place of values.")
        var variant: String?

        @Option(parsing: .upToNextOption, help: "Values of properties, as name=value.")
        var set: [String] = []

        @OptionGroup var options: ComponentOptions

        @Option(name: [.short, .customLong("output")], help: "The file; its extension decides: png, svg or pdf.")
        var output: String

        func validate() throws {
            guard variant == nil || set.isEmpty else {
                throw ValidationError("--variant has values of its own; leave out --set or --variant")
            }
        }

        func run() throws {
            let file = try PictureFile(output)
            let values = try set.map { pair in
                guard let equals = pair.firstIndex(of: "=") else {
                    throw ValidationError("--set takes name=value, not '\(pair)'")
                }
                return (name: String(pair[..<equals]), value: String(pair[pair.index(after: equals)...]))
            }
            let picture = try options.layOut(
                name, variant: variant, values: values, theme: options.circumstances.themes.printedTheme())
            try file.write(picture.data(as: file.format))
        }
    }
#endif
