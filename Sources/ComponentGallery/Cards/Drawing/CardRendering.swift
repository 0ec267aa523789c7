import FioriCharts
import FioriIntegrationCards
import FioriSwiftUICore
import Foundation
import SwiftUI
import TextLayout

/// The size and look of pictures of cards.
package struct CardPictureSettings: Sendable {
    /// Width in points, with the space around the card.
    package var width: CGFloat = 400
    /// Height in points; nil for the card's own height.
    package var height: CGFloat?
    package var look = PictureLook()
    /// The time zone of days and times.
    package var timeZone = TimeZone.gmt

    package init() {}
}

/// A picture of a card on a page.
@MainActor
package final class CardRendering {
    private let loaded: LoadedCard
    private let settings: CardPictureSettings
    /// Tells whether the card has more rows than are laid out.
    private let hasMoreRows: Bool
    /// The most rows of a list, a table or a timeline that are laid out: at two pixels a point, a picture has room for 372
    /// of 44 points.
    private static let maximumRows = 400
    private let host: ViewHost<CardPage>
    private let rounds = CardPictureRounds()
    /// Tells whether the card is longer than a picture can be, so that only its beginning is shown.
    package private(set) var isCut = false

    /// Lays out a card.
    /// - Throws: an error of the system about missing faces.
    package init(of loaded: LoadedCard, settings: CardPictureSettings) throws {
        try TextEngine.shared.validate()
        self.loaded = loaded.showing(rows: Self.maximumRows)
        hasMoreRows = self.loaded.card != loaded.card
        self.settings = settings
        host = Self.host(self.loaded, settings, rounds)
        layOut()
    }

    /// The addresses of the pictures that the card shows and that are not loaded yet.
    package var wantedPictures: [String] { loaded.images.wantedAddresses }

    /// The addresses of the icons that are drawn as the neutral symbol, because none stands for them.
    package var unknownIcons: [String] { loaded.images.unknownIcons }

    /// The number of bodies of views that have been evaluated.
    package var bodyEvaluations: Int { host.bodyEvaluations }

    /// Shows the pictures that have been loaded meanwhile; the views around them stay.
    package func showLoadedPictures() {
        rounds.end()
        // The picture of one may be shorter.
        if isCut { host.update(page(height: settings.height)) }
        layOut()
    }

    /// The picture, which can be drawn on any thread.
    package var picture: LaidOutPicture { LaidOutPicture(of: host, scale: settings.look.scale) }

    private func layOut() {
        host.layout(ProposedViewSize(width: settings.width, height: settings.height))
        let isTooHigh = settings.height == nil && host.size.height > maximumHeight
        isCut = isTooHigh || (hasMoreRows && settings.height == nil)
        guard isTooHigh else { return }
        host.update(page(height: maximumHeight))
        host.layout(ProposedViewSize(width: settings.width, height: maximumHeight))
    }

    /// The greatest height of a picture in points: a side has at most 32,767 pixels, the whole at most 2²⁵, which are
    /// 128 MiB while the picture is drawn.
    private var maximumHeight: CGFloat {
        let width = max(1, settings.width * settings.look.scale)
        return (min(32_767, CGFloat(1 << 25) / width) / settings.look.scale).rounded(.down)
    }

    private func page(height: CGFloat?) -> CardPage {
        CardPage(
            loaded: loaded, width: settings.width, height: height, rounds: rounds, theme: settings.look.theme)
    }

    private static func host(
        _ loaded: LoadedCard, _ settings: CardPictureSettings, _ rounds: CardPictureRounds
    ) -> ViewHost<CardPage> {
        var environment = settings.look.environment(width: settings.width)
        environment.timeZone = settings.timeZone
        environment.calendar.timeZone = settings.timeZone
        return ViewHost(
            CardPage(
                loaded: loaded, width: settings.width, height: settings.height, rounds: rounds,
                theme: settings.look.theme),
            environment: environment)
    }
}

/// A card on a page, with the margins of one.
struct CardPage: View {
    let loaded: LoadedCard
    /// The width of the page as far as it is known.
    var width: CGFloat = 400
    /// The height of the page; nil for the height that the card takes.
    var height: CGFloat?
    var rounds: CardPictureRounds?
    var theme: PictureTheme?

    private static let margin: CGFloat = 16

    var body: some View {
        CardView(resolved: loaded.card, images: loaded.images, now: loaded.now)
            .environment(\.cardPictureRounds, rounds)
            .environment(\.cardWidth, width - 2 * Self.margin)
            .padding(Self.margin)
            .frame(maxWidth: .infinity)
            .frame(height: height, alignment: .top)
            .background(.preferredColor(.primaryGroupedBackground))
            .clipped()
            .environment(\.chartIsPicture, true)
            .pictureTheme(theme)
    }
}
