import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// The samples of Adaptive Cards beside the repository, drawn where there are any.
///
/// Numbers: widths that the tests pass, a padding of 16 at both sides as the least height, and fewer samples than there
/// are in that folder as a lower limit.
@MainActor
struct AdaptiveSampleTests {
    nonisolated private static let folder: URL? = {
        var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let candidate = folder.appendingPathComponent("shared/cards/adaptive")
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
        }
        return nil
    }()

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

    @Test(
        .enabled(if: folder != nil),
        arguments: [
            (400, DynamicTypeSize.large, LayoutDirection.leftToRight), (260, .accessibility5, .leftToRight),
            (1200, .large, .rightToLeft),
        ] as [(CGFloat, DynamicTypeSize, LayoutDirection)])
    func `all samples are drawn within their width`(
        width: CGFloat, size: DynamicTypeSize, direction: LayoutDirection
    ) throws {
        let folder = try #require(Self.folder)
        var count = 0
        for path in Self.paths(in: folder) {
            guard let card = try Self.card(path, in: folder) else { continue }
            count += 1
            let configuration = DisplayConfiguration(
                width: width, dynamicTypeSize: size, layoutDirection: direction)
            let content = ResolvedAdaptiveCard(card: AdaptiveReader().read(card).card, rendersMarkdown: true)
            let test = ViewTest(AdaptiveCardContent(content), configuration)
            #expect(test.size.width == width && test.size.height >= 32, "\(path)")
            let outside = test.texts.filter { $0.frame.minX < -0.5 || $0.frame.maxX > width + 0.5 }
            #expect(outside.isEmpty, "\(path): \(outside.map { "\($0.string) at \($0.frame)" })")
        }
        #expect(count >= 100)
    }
}
