@testable import ExamplePages
import Expectations
import FioriIntegrationCards
import Foundation
import IntegrationCardModel
import SwiftUI
import Testing

@testable import ComponentGallery

/// The sample cards of the gallery, and the way from a manifest to a picture.
///
/// Numbers: 400 is the width of `CardPictureSettings`; ten list rows more, 44 high each (Docs/Facts/CardLook.md), are
/// over 300. 16,383 is half of the 32,767 pixels of `PixelBuffer`, at two pixels a point. A screen of 844 shows 20
/// rows; 200 made lines are far above them and far below 5,000. A list of 12 rows takes over 50 bodies, the view of a
/// picture one to three.
@MainActor
struct CardSampleTests {
    @Test func `every sample has a manifest without faults`() throws {
        try expectAll(CardCatalog.kinds.flatMap(\.samples), count: 20...) { sample in
            let data = try Data(contentsOf: sample.manifest)
            #expect(ManifestValidator().problems(in: data) == [], "\(sample.folder)")
            let problems = sample.load().problems.filter { $0.severity == .error }
            #expect(problems.isEmpty == (sample.folder != "error"), "\(sample.folder): \(problems)")
        }
    }

    @Test func `every type has a sample`() throws {
        let types = try CardCatalog.kinds.flatMap(\.samples).map { sample in
            CardManifest(try JSONParser().parse(try Data(contentsOf: sample.manifest))).type
        }
        let missing = Set(CardManifest.CardType.allCases).subtracting(types.compactMap { $0 })
        #expect(missing == [.analyticsCloud], "there is no view of this type: it needs JavaScript")
    }

    @Test func `states are those of their names`() throws {
        func content(_ folder: String) throws -> ResolvedSection<ResolvedContent> {
            let sample = try #require(CardCatalog.kinds.flatMap(\.samples).first { $0.folder == folder })
            return try #require(sample.load().card.content)
        }
        guard case .loading = try content("loading") else { return try fail("loading") }
        guard case .noData(let message) = try content("no-data") else { return try fail("no-data") }
        #expect(message.title == "No open orders")
        guard case .error = try content("error") else { return try fail("error") }
    }

    private func fail(_ folder: String) throws { Issue.record("\(folder) has another state") }

    private func picture(
        _ source: CardSource, _ change: (inout CardPictureSettings) -> Void = { _ in }
    ) async throws -> (card: LoadedCard, rendering: CardRendering, text: String) {
        var settings = CardPictureSettings()
        change(&settings)
        let loaded = await LoadedCard(source) { _ in StandardCardHost(locale: Locale(identifier: "en_US")) }
        let rendering = try CardRendering(of: loaded, settings: settings)
        _ = await loaded.load(rendering.wantedPictures)
        rendering.showLoadedPictures()
        let data = try rendering.picture.data(as: .svg)
        return (loaded, rendering, String(decoding: data, as: UTF8.self).replacing(/<\/?t[^>]*>/, with: ""))
    }

    @Test func `pictures that have arrived make only their own views again`() async throws {
        let loaded = await LoadedCard(list(count: 12, icon: Self.pictureIcon)) { _ in StandardCardHost() }
        let rendering = try CardRendering(of: loaded, settings: CardPictureSettings())
        let first = rendering.bodyEvaluations
        #expect(await loaded.load(rendering.wantedPictures).isEmpty)
        rendering.showLoadedPictures()
        let again = rendering.bodyEvaluations - first
        #expect(first > 50 && (1...3).contains(again), "\(first) at first, \(again) again")
        let text = String(decoding: try rendering.picture.data(as: .svg), as: UTF8.self)
        #expect(text.contains("<image"))
        rendering.showLoadedPictures()
        #expect(rendering.bodyEvaluations == first + 2 * again)
    }

    /// An icon of one pixel within its address.
    private static let pictureIcon = """
        , "icon": {"src": "data:image/png;base64,\
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="}
        """

    private func list(count: Int, icon: String = "") -> CardSource {
        let items = (0..<count).map { "{\"name\": \"Item \($0)\"}" }.joined(separator: ",")
        return CardSource(
            Data(
                """
                {"sap.app": {"id": "a"}, "sap.card": {"type": "List", "data": {"json": [\(items)]},
                "header": {"title": "Orders"\(icon)}, "content": {"item": {"title": "{name}"}}}}
                """.utf8))
    }

    @Test func `a notice takes the place of what is no card`() async throws {
        let broken = try await picture(CardSource(Data("{ \"sap.card\": [".utf8)))
        #expect(broken.text.contains("The manifest cannot be read"))
        #expect(broken.card.problems.map(\.severity) == [.error])
        #expect(broken.card.problems[0].text(file: "m.json").hasPrefix("m.json:: error: expected"))
        let other = try await picture(CardSource(Data("{\"a\": 1}".utf8)))
        #expect(other.text.contains("There is no card here"))
        #expect(try await picture(CardSource(Data())).text.contains("The manifest cannot be read"))
    }

    @Test func `heights follow the card unless they are given`() async throws {
        let short = try await picture(list(count: 2)).rendering.picture.size
        let long = try await picture(list(count: 12)).rendering.picture.size
        #expect(short.width == 400 && long.height > short.height + 300)
        let given = try await picture(list(count: 12)) { $0.height = 200 }.rendering.picture.size
        #expect(given == CGSize(width: 400, height: 200))
    }

    /// A picture has at most 32,767 pixels on a side (`PixelBuffer`).
    @Test func `pictures of very long cards are cut`() async throws {
        let long = try await picture(list(count: 900))
        #expect(long.rendering.isCut && long.rendering.picture.size.height == 16_383)
        #expect(long.text.contains("Item 300"))
        #expect(try await !picture(list(count: 12)).rendering.isCut)
    }

    @Test func `pictures are loaded before they are drawn`() async throws {
        #expect(try await picture(list(count: 1, icon: Self.pictureIcon)).text.contains("<image"))
        let loaded = await LoadedCard(list(count: 1, icon: ", \"icon\": {\"src\": \"none.png\"}")) { _ in
            StandardCardHost()
        }
        let rendering = try CardRendering(of: loaded, settings: CardPictureSettings())
        #expect(rendering.wantedPictures == ["none.png"])
        let problems = await loaded.load(rendering.wantedPictures)
        #expect(problems.map(\.severity) == [.warning] && problems[0].message.contains("none.png"))
        #expect(rendering.wantedPictures == [])
    }

    private struct ScrollingCard: View {
        let card: ResolvedCard

        var body: some View {
            ScrollView { CardView(resolved: card) }
        }
    }

    /// A list of any length creates only its visible rows.
    @Test func `long lists that scroll make visible rows only`() async throws {
        let items = (0..<5_000).map { "{\"name\": \"\($0)\"}" }.joined(separator: ",")
        let source = CardSource(
            Data(
                """
                {"sap.card": {"type": "List", "configuration": {"modelSizeLimit": 5000}, "data": {"json": [\(items)]},
                "content": {"item": {"title": "{name}"}}}}
                """.utf8))
        let card = await LoadedCard(source) { _ in StandardCardHost() }.card
        guard case .ready(.list(let list))? = card.content, list.items.count == 5_000 else {
            Issue.record("the card has other items")
            return
        }
        let host = ViewHost(ScrollingCard(card: card))
        host.layout(ProposedViewSize(width: 390, height: 844))
        _ = host.displayList
        #expect(host.madeLines < 200)
        host.scroll(at: CGPoint(x: 100, y: 400), by: CGSize(width: 0, height: 2_000))
        host.layout(ProposedViewSize(width: 390, height: 844))
        _ = host.displayList
        #expect(host.madeLines < 200)
    }
}
