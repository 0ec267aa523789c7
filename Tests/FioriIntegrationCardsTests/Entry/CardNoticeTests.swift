import SwiftUI
import Testing

@testable import FioriIntegrationCards

/// Parts that are shown as notices, as the commands report them.
@MainActor
struct CardNoticeTests {
    private func notices(_ type: String, _ content: JSONObject) async -> [String] {
        let card = await CardTest.resolve(CardTest.manifest(type, ["content": .object(content)]))
        return card.notices.map(\.description)
    }

    @Test func `a card without a header and a content is empty`() async {
        let card = await CardTest.resolve(["sap.app": ["id": "empty"], "sap.card": [:]])
        #expect(card.isEmpty)
        #expect(card.notices.map(\.message) == ["the card has neither a header nor a content"])
    }

    @Test func `types without a chart are named at their place`() async {
        let data: JSONValue = ["json": [["m": "A", "v": 1]]]
        let notices = await notices("Analytical", ["chartType": "heatmap", "data": data])
        #expect(notices.count == 1)
        #expect(notices.first?.contains("/sap.card/content/chartType") == true)
        #expect(notices.first?.contains("heatmap") == true)
        #expect(await self.notices("Analytical", ["chartType": "Line", "data": data]) == [])
    }

    @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "http://example.com"])
    func `addresses other than those of web pages are faults`(address: String) async {
        let notices = await notices("WebPage", ["src": .string(address)])
        #expect(notices.count == 1 && notices[0].contains("/sap.card/content"))
    }

    @Test func `points say which of their measures are missing`() async {
        let measures: JSONValue = [["name": "X", "value": "{x}"], ["name": "Y", "value": "{y}"]]
        let data: JSONValue = ["json": [["x": 1, "y": 2]]]
        func content(_ type: JSONValue) -> JSONObject {
            [
                "chartType": type, "data": data, "measures": measures,
                "feeds": [
                    ["type": "Measure", "uid": "valueAxis", "values": ["X"]],
                    ["type": "Measure", "uid": "valueAxis2", "values": ["Y"]],
                ],
            ]
        }
        let notices = await notices("Analytical", content("bubble"))
        #expect(
            notices == [
                "/sap.card/content/feeds: warning: a chart of the type “bubble” takes measures for “valueAxis”, "
                    + "“valueAxis2” and “bubbleWidth”; 2 of 3 are there"
            ])
        #expect(await self.notices("Analytical", content("scatter")) == [])
    }

    @Test func `web pages are none`() async {
        #expect(await notices("WebPage", ["src": "https://example.com/page"]) == [])
    }
}
