import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// The surface of a card: corners, shadow, separators, and its width.
///
/// Numbers: radius of 12, padding of 16, a line of 1, content of 80, a figure of 28 (derived) with 16 to 48 beside it
/// (Docs/Facts/CardLook.md). The one shadow lies between UI5's two. 20 examples are a lower limit.
@MainActor
struct CardSurfaceTests {
    private let manifest = CardTest.manifest(
        "List",
        [
            "header": ["title": "Orders"],
            "content": ["data": ["json": [["name": "First"]]], "item": ["title": "{name}"]],
        ])

    @Test func `a card has corners with a radius of 12 and a shadow below`() async throws {
        let svg = await CardTest.view(manifest).svg()
        let corner = try #require(svg.firstMatch(of: /<clipPath id="[^"]*"><path d="M([0-9.]+) 0C/))
        let start = try #require(Double(corner.1))
        // A continuous corner begins 1.53 radii before the edge.
        #expect(abs((400 - start) / 1.53 - 12) < 0.02)
        #expect(svg.contains(#"<feGaussianBlur stdDeviation="1"/><feOffset dx="0" dy="1"/>"#))
    }

    @Test func `a line of one point separates header and content, which is 80 high at least`() async throws {
        let test = await CardTest.view(manifest)
        let title = try test.text("Orders").frame
        let svg = test.svg()
        let line = try #require(
            svg.firstMatch(
                of: #/translate\(0 ([0-9.]+)\)">\s*<rect x="0" y="0" width="400" height="1" /#))
        let top = try #require(Double(line.1))
        #expect(abs(title.minY - 16) < 1)
        #expect(abs(top - (title.maxY + 16)) < 1)
        #expect(abs(test.size.height - (top + 1 + 80)) < 0.5)
    }

    @Test func `the main figure has 28 points, and the side figures are 16 to 48 beside it`() async throws {
        let header: JSONValue = [
            "type": "Numeric", "title": "Orders", "mainIndicator": ["number": "65", "unit": "%"],
            "sideIndicators": [["title": "Target", "number": "70"], ["title": "Deviation", "number": "5"]],
        ]
        let test = await CardTest.view(CardTest.manifest("List", ["header": header]))
        #expect(try test.text("65").fontSize == 28)
        let gap = try test.text("Target").frame.minX - test.text("%").frame.maxX
        #expect(gap >= 16 && gap <= 48)
        #expect(try abs(test.frame(of: "Deviation, 5").minX - test.frame(of: "Target, 70").maxX - 16) < 0.5)
    }

    @Test(
        arguments: [
            (260, DynamicTypeSize.large, LayoutDirection.leftToRight), (400, .large, .rightToLeft),
            (840, .xxxLarge, .leftToRight), (1200, .large, .rightToLeft), (400, .accessibility5, .leftToRight),
        ] as [(CGFloat, DynamicTypeSize, LayoutDirection)])
    func `all examples stay within their width`(
        width: CGFloat, size: DynamicTypeSize, direction: LayoutDirection
    ) async {
        for example in CardTest.examples {
            let card = await CardTest.resolve(example.manifest)
            let test = ViewTest(
                CardView(resolved: card),
                DisplayConfiguration(width: width, dynamicTypeSize: size, layoutDirection: direction))
            #expect(test.size.width == width, "\(example.name)")
            let outside = test.texts.filter { $0.frame.minX < -0.5 || $0.frame.maxX > width + 0.5 }
            #expect(outside.isEmpty, "\(example.name): \(outside.map { "\($0.string) at \($0.frame)" })")
        }
        #expect(CardTest.examples.count >= 20)
    }

    @Test func `a card without anything to show is a notice`() async {
        let manifest = CardTest.manifest(
            "List", ["header": -1, "content": "text", "footer": ["paginator": ["pageSize": 3]]])
        let test = await CardTest.view(manifest)
        #expect(test.texts.contains { $0.string == "The card is empty" })
    }
}
