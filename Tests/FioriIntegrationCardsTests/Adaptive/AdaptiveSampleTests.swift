import Expectations
import Foundation
import SampleCards
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Payloads and templates of Adaptive Cards, drawn: our own always, and those of others where the environment names their
/// folder.
///
/// Numbers: widths that the tests pass, a padding of 16 at both sides as the least height, and fewer samples than there
/// are as a lower limit.
@MainActor
struct AdaptiveSampleTests {
    nonisolated static let places =
        [
            (400, DynamicTypeSize.large, LayoutDirection.leftToRight), (260, .accessibility5, .leftToRight),
            (1200, .large, .rightToLeft),
        ] as [(CGFloat, DynamicTypeSize, LayoutDirection)]

    /// Draws a payload, and expects all of it within the width.
    private func draw(
        _ card: JSONValue, _ name: String, _ place: (width: CGFloat, size: DynamicTypeSize, direction: LayoutDirection)
    ) {
        let configuration = DisplayConfiguration(
            width: place.width, dynamicTypeSize: place.size, layoutDirection: place.direction)
        let content = ResolvedAdaptiveCard(card: AdaptiveReader().read(card).card, rendersMarkdown: true)
        let test = ViewTest(AdaptiveCardContent(content), configuration)
        #expect(test.size.width == place.width && test.size.height >= 32, "\(name)")
        let outside = test.texts.filter { $0.frame.minX < -0.5 || $0.frame.maxX > place.width + 0.5 }
        #expect(outside.isEmpty, "\(name): \(outside.map { "\($0.string) at \($0.frame)" })")
    }

    @Test(arguments: places)
    func `payloads are drawn within their width`(width: CGFloat, size: DynamicTypeSize, direction: LayoutDirection) {
        expectAll(SampleCards.payloads, count: 40...) { name, card in draw(card, name, (width, size, direction)) }
        expectAll(SampleCards.templates, count: 8) { name, template, data in
            draw(AdaptiveTemplate(template).expand(with: data).card, name, (width, size, direction))
        }
    }

    // MARK: Of others

    /// The paths of all payloads and templates.
    private static func paths(in folder: URL) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".json") && !$0.contains("HostConfig") && !$0.hasSuffix(".data.json") }
            .sorted()
    }

    /// A payload; a template with its data when they are there.
    private static func card(_ path: String, in folder: URL) throws -> JSONValue? {
        func json(_ path: String) throws -> JSONValue {
            try JSONParser().parse(Data(contentsOf: folder.appendingPathComponent(path)))
        }
        let card = try json(path)
        guard card["type"]?.stringValue == "AdaptiveCard" else { return nil }
        guard path.hasSuffix(".template.json") else { return card }
        let data = try? json(path.replacingOccurrences(of: ".template.json", with: ".data.json"))
        return AdaptiveTemplate(card).expand(with: data ?? [:]).card
    }

    @Test(.enabled(if: SampleCards.foreign != nil, "FIORI_FOREIGN_CARDS names no folder"), arguments: places)
    func `payloads of others are drawn within their width`(
        width: CGFloat, size: DynamicTypeSize, direction: LayoutDirection
    ) throws {
        let folder = try #require(SampleCards.foreign).appendingPathComponent("adaptive")
        var count = 0
        for path in Self.paths(in: folder) {
            guard let card = try Self.card(path, in: folder) else { continue }
            count += 1
            draw(card, path, (width, size, direction))
        }
        #expect(count >= 100)
    }
}
