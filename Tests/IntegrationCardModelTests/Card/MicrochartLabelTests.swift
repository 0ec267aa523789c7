import Testing

@testable import IntegrationCardModel

/// Labels of small charts in lists.
@Suite struct MicrochartLabelTests {
    private func chart(_ label: JSONValue) async throws -> ResolvedMicrochart.Columns {
        let chart: JSONValue = [
            "type": "Column", "leftTopLabel": label, "rightTopLabel": "80M", "columns": [["value": 1, "label": label]],
        ]
        let card = await CardSamples.card([
            "sap.app": ["id": "test.card", "type": "card"],
            "sap.card": [
                "type": "List",
                "content": ["data": ["json": [["a": 1]]], "item": ["title": "{a}", "chart": chart]],
            ],
        ])
        let kind = try #require(card.list?.groups.first?.items.first?.chart?.kind)
        guard case .column(let columns) = kind else {
            Issue.record("\(kind)")
            throw CancellationError()
        }
        return columns
    }

    @Test(
        arguments: [
            ("0M", "0M"), (["text": "0M", "color": "Good"], "0M"), (["color": "Good"], ""), ([:], ""),
            (["a", "b"], ""),
            (5, "5"), ("{a} of 2", "1 of 2"), (["text": "{a} of 2"], "1 of 2"), (["text": ["text": 7]], "7"),
        ] as [(JSONValue, String)])
    func `labels are texts, or objects with one`(label: JSONValue, text: String) async throws {
        let columns = try await chart(label)
        #expect(columns.corners.leftTop == text)
        #expect(columns.corners.rightTop == "80M")
        #expect(columns.columns.map(\.label) == [text])
    }
}
