import FioriIntegrationCards
import SwiftUI
import SwiftUITestHost
import Testing

/// The names by which existing apps use cards, called as they call them.
@MainActor
struct ExistingAppsTests {
    private static let json = """
        {"sap.app": {"id": "app.orders", "type": "card", "title": "Orders"},
         "sap.card": {"type": "List", "header": {"title": "Open Orders"},
          "content": {"data": {"json": [{"name": "First"}]}, "item": {"title": "{name}"}}}}
        """

    @Test func `a manifest is decoded, its card named, and its view shown`() async throws {
        let manifest = try CardDecoder().decode(Manifest.self, from: Data(Self.json.utf8))
        manifest.card.loadDataIfNeeded(baseURL: nil)
        #expect(manifest.id == "app.orders" && manifest.app.title == "Orders" && manifest.baseURL == nil)
        #expect(manifest.card.description == "List")
        let test = ViewTest(AnyView(TypedCardView(card: manifest.card)), DisplayConfiguration(width: 400))
        try await test.wait(for: "the item") { test.texts.contains { $0.string == "First" } }
    }

    @Test func `a manifest of a folder has the folder as its base`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cards-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Self.json.utf8).write(to: folder.appendingPathComponent("card.json"))
        let manifest = try Manifest(withCardBundleAt: folder, manifestPath: "card.json")
        #expect(manifest.baseURL?.lastPathComponent == folder.lastPathComponent)
        #expect(throws: ManifestError.self) { try Manifest(withCardBundleAt: folder) }
        #expect(throws: ManifestError.self) { try Manifest(with: "a folder that is not there") }
    }

    @Test func `any decoder reads a manifest, and two of the same content are equal`() throws {
        let plain = try JSONDecoder().decode(Manifest.self, from: Data(Self.json.utf8))
        let own = try CardDecoder().decode(Manifest.self, from: Data(Self.json.utf8))
        #expect(plain == own && plain.hashValue == own.hashValue)
        #expect(try CardDecoder().decode([Int].self, from: Data("[1, 2]".utf8)) == [1, 2])
    }

    @Test func `content that is no manifest is refused with its place`() {
        #expect {
            try CardDecoder().decode(Manifest.self, from: Data("{\"sap.app\": }".utf8))
        } throws: {
            "\($0)".contains("column 13")
        }
    }

    @Test func `relative addresses refer to the base that loading names`() throws {
        let url = try #require(URL(string: "https://example.com/cards/manifest.json"))
        let context = CardDecodingContext(baseURL: url)
        #expect(try CardDecoder(context: context).decode(Manifest.self, from: Data(Self.json.utf8)).baseURL == url)
        let manifest = try CardDecoder().decode(Manifest.self, from: Data(Self.json.utf8))
        manifest.card.loadDataIfNeeded(baseURL: url)
        #expect(manifest.baseURL == url)
    }
}

/// A view of each type of card, as apps write it.
private struct TypedCardView: View {
    let card: Card

    var body: some View {
        switch card {
        case .list(let card): ListCardView(model: card)
        case .table(let card): TableCardView(model: card)
        case .object(let card): ObjectCardView(model: card)
        case .timeline(let card): TimelineCardView(model: card)
        case .analytical(let card): AnalyticalCardView(model: card)
        case .calendar(let card): CalendarCardView(model: card)
        case .adaptive(let card): AdaptiveCardView(model: card)
        case .webPage(let card): WebPageCardView(model: card)
        case .component(let card): ComponentCardView(model: card)
        }
    }
}
