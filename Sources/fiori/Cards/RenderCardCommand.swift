#if os(Linux)
    import ArgumentParser

    /// `fiori render card`: draws one card to a file.
    struct RenderCardCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "card",
            abstract: "Draw a UI5 Integration Card to a PNG, SVG or PDF file.",
            discussion: """
                fiori render card cards/orders --parameters country=FR --locale de -o orders.png
                fiori render card https://example.com/cards/orders/manifest.json --scheme dark -o orders.svg

                Relative addresses of a card lead to files of its folder (or of --root), or to the server of its \
                manifest. A notice \
                takes the place of what cannot be shown; the faults are on the error output, in the form of \
                `fiori validate card`. The exit status is 0 without an error among them, 1 with one, such as data \
                that cannot be loaded, and 64 for wrong options and style sheets, without a picture. Warnings, \
                such as of a picture that is missing, leave it as it is.
                """)

        @Argument(help: ArgumentHelp(CardPlace.help))
        var card: String

        @OptionGroup var files: CardFiles

        @OptionGroup var options: CardOptions

        @Option(name: [.short, .customLong("output")], help: "The file; its extension decides: png, svg or pdf.")
        var output: String

        func run() throws {
            let file = try PictureFile(output)
            let place = try CardPlace(card)
            let theme = try options.pictureCircumstances.themes.printedTheme()
            let drawing = try options.drawing(mode: place.mode, theme: theme)
            let source = try place.content(files, options.circumstances.addresses).source
            try options.circumstances.checkParameters(of: source)
            let drawn = try drawing.draw(source, as: file.format)
            try file.write(drawn.data)
            for problem in drawn.problems { ErrorOutput.line(problem.text(file: place.name)) }
            if drawn.problems.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
        }
    }
#endif
