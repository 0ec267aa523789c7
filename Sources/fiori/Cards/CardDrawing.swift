#if os(Linux)
    import CHeap
    import ComponentGallery
    import Foundation
    import IntegrationCardModel
    import SwiftUI

    /// The way from the source of a card to its picture, by the options of a command.
    struct CardDrawing {
        /// The height in pixels from which pictures take much memory.
        private static let longPicture: CGFloat = 8_192

        private(set) var settings: CardPictureSettings
        let circumstances: CardCircumstances
        let mode: CardDataMode

        init(settings: CardPictureSettings, circumstances: CardCircumstances, mode: CardDataMode) {
            self.settings = settings
            self.settings.timeZone = circumstances.zone
            self.circumstances = circumstances
            self.mode = mode
        }

        /// Draws a card. Faults of the card are among the problems, and show as notices in the picture.
        /// - Throws: the error of missing faces, or of a picture that is too large for its format.
        func draw(_ source: CardSource, as format: PictureFormat) throws -> (data: Data, problems: [CardProblem]) {
            let (picture, problems) = try layOut(source)
            return (try picture.data(as: format), problems)
        }

        /// Lays out a card, which can then be drawn.
        /// - Throws: the error of missing faces.
        func layOut(_ source: CardSource) throws -> (picture: LaidOutPicture, problems: [CardProblem]) {
            let (circumstances, locale, mode) = (circumstances, settings.look.locale, mode)
            let loaded = BlockingTask.run {
                await LoadedCard(source, mode: mode) { circumstances.host(for: $0, locale: locale) }
            }
            var problems = loaded.problems
            // Commands run on the main thread.
            let (picture, isCut) = try MainActor.assumeIsolated {
                let rendering = try CardRendering(of: loaded, settings: settings)
                let wanted = rendering.wantedPictures
                if !wanted.isEmpty {
                    problems += BlockingTask.run { await loaded.load(wanted) }
                    rendering.showLoadedPictures()
                }
                problems += rendering.unknownIcons.map {
                    CardProblem(.warning, "no symbol stands for the icon \($0); a dashed frame is drawn")
                }
                return (rendering.picture, rendering.isCut)
            }
            if isCut {
                problems.append(
                    CardProblem(.warning, "the picture shows the first \(Int(picture.size.height)) points of the card"))
            }
            // The views of a long card are gone, and its pixels take as much memory again.
            if picture.size.height * settings.look.scale > Self.longPicture { cheap_give_back() }
            return (picture, problems)
        }
    }
#endif
