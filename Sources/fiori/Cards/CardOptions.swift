#if os(Linux)
    import ArgumentParser
    import ComponentGallery
    import Foundation
    import IntegrationCardModel
    import SwiftUI

    /// The options of pictures of cards, of a command line or of a job.
    struct CardOptions: PictureCommandOptions {
        @OptionGroup var circumstances: CardCircumstances
        @OptionGroup var picture: CardPictureOptions

        var pictureCircumstances: PictureCircumstances {
            get { picture.circumstances }
            set { picture.circumstances = newValue }
        }

        /// The way to pictures by the options.
        /// - Parameters:
        ///   - mode: the places from which data come unless an option tells.
        ///   - theme: that of the options, which has been read.
        func drawing(mode: CardDataMode, theme: PictureTheme?) throws -> CardDrawing {
            var settings = try picture.settings()
            settings.look.theme = theme
            return CardDrawing(
                settings: settings, circumstances: circumstances, mode: circumstances.dataMode ?? mode)
        }

        /// The options as those of a job.
        var json: JSONObject {
            var options = picture.json
            for member in circumstances.json { options[member.name] = member.value }
            return options
        }
    }

    /// The size and look of pictures of cards, as options.
    struct CardPictureOptions: ParsableArguments {
        @OptionGroup var circumstances: PictureCircumstances

        @Option(help: "WIDTHxHEIGHT in points, with the 16 around the card; the height may be left out.")
        var size = "400x"

        func validate() throws { _ = try settings() }

        private static let sizes = "400x or 400x300"

        func settings() throws -> CardPictureSettings {
            guard case (let width?, let height) = try PictureSize.parse(size, examples: Self.sizes) else {
                throw PictureSize.fault(size, examples: Self.sizes)
            }
            var settings = CardPictureSettings()
            (settings.width, settings.height) = (width, height)
            settings.look = try circumstances.pictureLook()
            return settings
        }

        /// The options as those of a job.
        var json: JSONObject {
            var options: JSONObject = [
                "size": .string(size), "scale": .number(circumstances.scale),
                "scheme": .string(circumstances.scheme.rawValue),
                "contrast": .string(circumstances.contrast.rawValue),
                "dynamicType": .string(circumstances.dynamicType), "locale": .string(circumstances.locale),
            ]
            for member in circumstances.themes.json { options[member.name] = member.value }
            return options
        }
    }

    extension CardPlace.Content {
        /// The manifest with the places that its addresses lead to.
        var source: CardSource { CardSource(data, bundle: bundle, baseURL: baseURL) }
    }

    extension CardCircumstances {
        /// Refuses parameters that a card does not declare; one that cannot be read has none to declare.
        func checkParameters(of source: CardSource) throws {
            if case .success(let document) = source.document { try checkParameters(of: document.value) }
        }
    }
#endif
