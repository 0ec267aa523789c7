import FioriIntegrationCards
import Foundation
import IntegrationCardModel

/// A card with its data and pictures, ready to be drawn.
package struct LoadedCard: Sendable {
    /// The card; a notice stands in the place of one that cannot be shown.
    package private(set) var card: ResolvedCard
    /// The pictures by their addresses.
    package let images: CardImages
    /// The faults that were found, in the order of the card's parts.
    package let problems: [CardProblem]
    /// The time to which timestamps are relative.
    let now: Date?

    /// Resolves a card and loads its pictures. Whatever the source is, there is something to draw afterwards.
    ///
    /// - Parameters:
    ///   - mode: the places from which data come.
    ///   - loadsData: tells whether to load the data; parts of a card without it are drawn as placeholders.
    ///   - host: the app around the card, made for a manifest.
    package init(
        _ source: CardSource, mode: CardDataMode = .offline, loadsData: Bool = true,
        host: @Sendable (JSONValue) -> any CardHost
    ) async {
        let document: JSONDocument
        do throws(JSONParseError) {
            document = try source.document.get()
        } catch {
            let fault = "expected \(error.expected), found \(error.found)"
            self.init(
                notice: "The manifest cannot be read", "Line \(error.position.line): \(fault)",
                CardProblem(.error, position: error.position, fault))
            return
        }
        guard document.value["sap.card"]?.objectValue != nil else {
            self.init(
                notice: "There is no card here", "The manifest has no section “sap.card”.",
                CardProblem(.error, "missing “sap.card”"))
            return
        }
        let host = host(document.value)
        let session = CardSession(
            manifest: document.value, bundle: source.bundle, baseURL: source.baseURL, host: host, mode: mode)
        let card = loadsData ? await session.resolve() : await session.card
        self.init(card, images: CardImages(loader: session.loader), now: host.now, of: document)
    }

    private init(_ card: ResolvedCard, images: CardImages, now: Date, of document: JSONDocument) {
        self.card =
            card.isEmpty
            ? ResolvedCard(
                message: CardMessage(
                    illustration: "ErrorScreen", title: "The card is empty",
                    description: "The manifest has neither a header nor a content.")) : card
        self.images = images
        self.now = now
        let faults = card.diagnostics + card.notices
        let positions = document.positions(of: faults.map(\.pointer))
        problems = faults.map {
            CardProblem($0.severity, at: $0.pointer, position: positions[$0.pointer]?.value, $0.message)
        }
    }

    /// Loads pictures within the bounds of the card, several at a time.
    ///
    /// - Returns: the faults of those that cannot be shown.
    package func load(_ addresses: [String]) async -> [CardProblem] {
        await images.load(addresses).map { address, reason in
            let name = address.count > 80 ? address.prefix(80) + "…" : address[...]
            return CardProblem(.warning, "the picture “\(name)” is not shown: \(reason)")
        }
    }

    /// The card with another content.
    func replacing(_ content: ResolvedSection<ResolvedContent>) -> LoadedCard {
        var result = self
        result.card.content = content
        return result
    }

    /// Makes a notice in the place of a card.
    package init(notice title: String, _ description: String, _ problem: CardProblem) {
        card = ResolvedCard(
            message: CardMessage(illustration: "ErrorScreen", title: title, description: description))
        images = CardImages()
        problems = [problem]
        now = nil
    }
}
