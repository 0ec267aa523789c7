#if os(Linux)
    import ArgumentParser
    import ComponentGallery
    import Foundation
    import IntegrationCardModel
    import SwiftUI

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
                `fiori validate card`. The exit status is 0 when all of the card is shown, 1 when the card or a part \
                of it is not, and 64 for wrong options, without a picture.
                """)

        @Argument(help: ArgumentHelp(CardPlace.help))
        var card: String

        @OptionGroup var files: CardFiles

        @OptionGroup var circumstances: CardCircumstances
        @OptionGroup var picture: CardPictureOptions

        @Option(name: [.short, .customLong("output")], help: "The file; its extension decides: png, svg or pdf.")
        var output: String

        func run() throws {
            let file = try PictureFile(output)
            let settings = try picture.settings()
            let place = try CardPlace(card)
            let content = try place.content(files, circumstances.addresses)
            let source = CardSource(content.data, bundle: content.bundle, baseURL: content.baseURL)
            if case .success(let document) = source.document {
                try circumstances.checkParameters(of: document.value)
            }
            let drawing = CardDrawing(
                settings: settings, circumstances: circumstances, mode: circumstances.dataMode ?? place.mode)
            let drawn = try drawing.draw(source, as: file.format)
            try file.write(drawn.data)
            for problem in drawn.problems { ErrorOutput.line(problem.text(file: place.name)) }
            if drawn.problems.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
        }
    }

    /// The size and look of pictures of cards, as options.
    struct CardPictureOptions: ParsableArguments {
        @OptionGroup var circumstances: PictureCircumstances

        @Option(help: "WIDTHxHEIGHT in points, with the 16 around the card; the height may be left out.")
        var size = "400x"

        func validate() throws { _ = try settings() }

        func settings() throws -> CardPictureSettings {
            guard case (let width?, let height) = try PictureSize.parse(size) else {
                throw ValidationError("--size takes WIDTHxHEIGHT such as 400x or 400x300, not '\(size)'")
            }
            var settings = CardPictureSettings()
            (settings.width, settings.height) = (width, height)
            settings.scale = circumstances.scale
            settings.colorScheme = circumstances.scheme == .dark ? .dark : .light
            settings.hasIncreasedContrast = circumstances.contrast == .increased
            settings.dynamicTypeSize = try circumstances.dynamicTypeSize()
            settings.locale = try circumstances.checkedLocale()
            return settings
        }

        /// The options as they stand on a command line.
        var arguments: [String] {
            [
                "--size", size, "--scale", "\(circumstances.scale)", "--scheme", circumstances.scheme.rawValue,
                "--contrast", circumstances.contrast.rawValue, "--dynamic-type", circumstances.dynamicType, "--locale",
                circumstances.locale,
            ]
        }
    }
#endif
