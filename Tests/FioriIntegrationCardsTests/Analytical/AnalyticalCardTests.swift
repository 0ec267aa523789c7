import Expectations
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Analytical cards as they are shown, tapped and spoken.
///
/// Numbers: a plot of 224, or more where the manifest asks in units of 16, within a padding of 16 of 400 (project
/// facts, card look); its middle is 128. A legend's texts begin 16 from their edge, behind a mark of 10 and a gap of 6,
/// as drawn today; the chart grows by 1.6 at most with its texts, and to 2.5 heights, our own bound, for the names of its
/// bars; a line of names is 10 to 20 high.
@MainActor
struct AnalyticalCardTests {
    private func manifest(_ type: String = "column", _ parts: JSONObject = [:]) -> JSONValue {
        var content: JSONObject = [
            "chartType": .string(type),
            "data": ["json": [["w": "W1", "a": 10, "b": 30], ["w": "W2", "a": 20, "b": 40]]],
            "dimensions": [["name": "Week", "value": "{w}"]],
            "measures": [["name": "Cost", "value": "{a}"], ["name": "Sales", "value": "{b}"]],
            "feeds": [
                ["uid": "categoryAxis", "type": "Dimension", "values": ["Week"]],
                ["uid": "valueAxis", "type": "Measure", "values": ["Cost", "Sales"]],
            ],
        ]
        for part in parts { content[part.name] = part.value }
        return CardTest.manifest("Analytical", ["content": .object(content)])
    }

    private func properties(_ value: JSONValue) -> JSONObject { ["chartProperties": value] }

    private func chartFrame(_ test: ViewTest<CardView>) throws -> CGRect {
        try #require(test.elements.first { $0.label.hasPrefix("Column chart") }).frame
    }

    @Test func `the chart is 224 high within 16 of padding`() async throws {
        let test = await CardTest.view(manifest("column", properties(["legend": ["visible": false]])))
        #expect(abs(test.size.height - 256) < 0.01)
        let tall = manifest(
            "column", ["minHeight": "20rem", "chartProperties": ["legend": ["visible": false]]])
        #expect(abs(await CardTest.view(tall).size.height - 352) < 0.01)
        let low = manifest("column", ["minHeight": "5rem", "chartProperties": ["legend": ["visible": false]]])
        #expect(abs(await CardTest.view(low).size.height - 256) < 0.01)
    }

    @Test(arguments: ["left", "center", "right"])
    func `the title is aligned`(alignment: String) async throws {
        let manifest = manifest(
            "column",
            properties([
                "title": ["text": "Costs", "visible": true, "alignment": .string(alignment)],
                "legend": ["visible": false],
            ]))
        let test = await CardTest.view(manifest)
        let frame = try test.text("Costs").frame
        switch alignment {
        case "left": #expect(frame.minX == 16)
        case "right": #expect(abs(frame.maxX - 384) < 0.5)
        default: #expect(abs(frame.midX - 200) < 0.5)
        }
        #expect(try test.element("Costs").isHeader)
    }

    private func legend(_ position: String, _ alignment: String = "topLeft") -> JSONValue {
        manifest(
            "column",
            properties([
                "legendGroup": ["layout": ["position": .string(position), "alignment": .string(alignment)]]
            ]))
    }

    @Test func `the legend is at its side`() async throws {
        let right = await CardTest.view(legend("right"))
        #expect(try right.text("Sales").frame.minX > 300)
        #expect(try right.text("Sales").frame.minY < 60)
        let left = await CardTest.view(legend("left"))
        #expect(try left.text("Sales").frame.minX == 32)
        let top = await CardTest.view(legend("top"))
        #expect(try top.text("Sales").frame.minY < 32)
        #expect(try top.text("Cost").frame.minX == 32)
        let bottom = await CardTest.view(legend("bottom", "center"))
        #expect(try bottom.text("Sales").frame.minY > 224)
        let (first, last) = (try bottom.text("Cost").frame, try bottom.text("Sales").frame)
        #expect(abs((first.minX - 16 + last.maxX) / 2 - 200) < 1)
        let mirrored = await CardTest.view(
            legend("right"), DisplayConfiguration(width: 400, layoutDirection: .rightToLeft))
        #expect(try mirrored.text("Sales").frame.maxX < 100)
    }

    @Test func `a legend beside a narrow chart moves below it`() async throws {
        let test = await CardTest.view(legend("right"), DisplayConfiguration(width: 260))
        #expect(try test.text("Sales").frame.minY > 224)
    }

    @Test func `a tap on the legend switches a series off`() async throws {
        let test = await CardTest.view(legend("bottom"))
        #expect(try test.element("Sales").isSelected)
        try test.tap("Sales")
        #expect(try !test.element("Sales").isSelected)
    }

    @Test(arguments: ["heatmap", "sunburst"])
    func `a chart that cannot be shown tells its name`(type: String) async throws {
        let test = await CardTest.view(manifest(type))
        #expect(
            test.elements.contains { $0.label.contains("Chart Not Supported") && $0.label.contains("“\(type)”") })
        #expect(abs(test.size.height - 256) < 0.01)
    }

    private let action: JSONValue = [["type": "Navigation", "parameters": ["url": "https://sap.com/all"]]]

    @Test func `the whole content performs the action`() async throws {
        let card = await CardTest.resolve(manifest("column", ["actions": action]))
        let (test, calls) = CardTest.recording(card)
        #expect(test.tap(at: CGPoint(x: 8, y: 8)))
        #expect(calls.performed.map(\.url) == ["https://sap.com/all"])
    }

    @Test func `points perform the action where only the chart is actionable`() async throws {
        let card = await CardTest.resolve(
            manifest(
                "column",
                [
                    "actions": action, "actionableArea": "Chart", "chartProperties": ["legend": ["visible": false]],
                ]))
        let (test, calls) = CardTest.recording(card)
        _ = test.tap(at: CGPoint(x: 8, y: 8))
        #expect(calls.performed.isEmpty)
        // The places of points are known when the chart has been drawn.
        _ = test.svg()
        let point = try #require(test.elements.first { $0.label == "Sales, W2" })
        _ = test.tap(at: CGPoint(x: point.frame.midX, y: point.frame.midY))
        test.advance(by: 1)
        #expect(calls.performed.map(\.url) == ["https://sap.com/all"])
    }

    @Test func `a point opens its popover with values and actions`() async throws {
        let manifest = manifest(
            "column",
            [
                "chartProperties": ["legend": ["visible": false]],
                "popover": ["active": true, "actionsStrip": [["text": "Details", "actions": action]]],
            ])
        let (test, calls) = CardTest.recording(await CardTest.resolve(manifest))
        // The places of points are known when the chart has been drawn.
        _ = test.svg()
        let point = try #require(test.elements.first { $0.label == "Sales, W2" })
        _ = test.tap(at: CGPoint(x: point.frame.midX, y: point.frame.midY))
        test.advance(by: 1)
        #expect(test.elements.contains { $0.label.contains("Week") && $0.label.contains("W2") })
        #expect(test.elements.contains { $0.label.contains("Sales") && $0.label.contains("40") })
        try test.tap("Details")
        #expect(calls.performed.map(\.url) == ["https://sap.com/all"])
    }

    @Test func `a donut has its total in the middle of the chart`() async throws {
        let test = await CardTest.view(
            manifest(
                "donut",
                [
                    "feeds": [
                        ["uid": "color", "type": "Dimension", "values": ["Week"]],
                        ["uid": "size", "type": "Measure", "values": ["Cost"]],
                    ],
                    "chartProperties": [
                        "legend": ["visible": false], "plotArea": ["dataLabel": ["visible": true, "showTotal": true]],
                    ],
                ]))
        let frame = try test.text("30").frame
        #expect(abs(frame.midX - 200) < 1 && abs(frame.midY - 128) < 1)
    }

    @Test func `a summary stands for the chart, and its points are elements`() async throws {
        let test = await CardTest.view(manifest())
        #expect(try chartFrame(test).width > 200)
        let point = try #require(test.elements.first { $0.label == "Cost, W1" })
        #expect(point.value == "10")
    }

    @Test func `texts stay within 260 points at the greatest size`() async throws {
        let test = await CardTest.view(
            legend("right"), DisplayConfiguration(width: 260, dynamicTypeSize: .accessibility5))
        for text in test.texts { #expect(text.frame.minX >= 0 && text.frame.maxX <= 260) }
        #expect(test.size.height > 224 * 1.6)
    }

    private func named(_ type: String, _ names: [String]) -> JSONValue {
        manifest(
            type,
            [
                "data": ["json": .array(names.enumerated().map { ["w": .string($1), "a": .number(Double($0 + 3))] })],
                "feeds": [
                    ["uid": "categoryAxis", "type": "Dimension", "values": ["Week"]],
                    ["uid": "valueAxis", "type": "Measure", "values": ["Cost"]],
                ],
            ])
    }

    private let departments = [
        "Quality assurance", "Sales", "Purchasing of raw materials", "Warehouse and logistics", "Research department",
    ]

    @Test(arguments: [CGFloat(320), 368, 400], ["bar", "stacked_bar"])
    func `names beside bars have as many lines as they need, and the chart their height`(width: CGFloat, type: String)
        async throws
    {
        let test = await CardTest.view(named(type, departments), DisplayConfiguration(width: width))
        let words = Set(departments.flatMap { $0.split(separator: " ").map(String.init) })
        let names = test.texts.filter { text in words.contains { text.string.hasPrefix($0) } }
        #expect(names.map(\.string).joined(separator: " ") == departments.joined(separator: " "))
        expectAll(names, count: 7...) { #expect(!$0.isTruncated, "\($0.string)") }
        expectAll(zip(names, names.dropFirst()), count: 6...) { #expect($0.frame.maxY <= $1.frame.minY + 1) }
        expectAll(test.elements, count: 5...) { #expect(!$0.label.contains("\n"), "\($0.label)") }
    }

    @Test(arguments: [CGFloat(320), 400])
    func `a chart of many bars has the height that their names need, up to a bound`(width: CGFloat) async throws {
        func names(_ count: Int) -> [String] { (1...count).map { "Plant \($0)" } }
        let test = await CardTest.view(named("bar", names(18)), DisplayConfiguration(width: width))
        expectAll(test.texts.filter { $0.string.hasPrefix("Plant") }, count: 18) { #expect(!$0.isTruncated) }
        let most = await CardTest.view(named("bar", names(60)), DisplayConfiguration(width: width))
        #expect(most.size.height < 2.5 * 224)
    }

    @Test func `names below columns have lines where all their words have room`() async throws {
        let names = ["Quality assurance", "Sales", "Raw materials"]
        let test = await CardTest.view(named("column", names), DisplayConfiguration(width: 400))
        expectAll(["Quality", "assurance", "Sales", "Raw materials"], count: 4) { word in
            #expect(test.texts.contains { $0.string == word && !$0.isTruncated }, "\(word)")
        }
        let plain = await CardTest.view(named("column", ["A", "B", "C"]), DisplayConfiguration(width: 400))
        #expect(test.size.height > plain.size.height + 10 && test.size.height < plain.size.height + 20)
    }

    @Test func `words of names that are wider than a line are divided between syllables`() async throws {
        let names = ["Instandhaltung", "Qualitätssicherung", "Einkauf"]
        let bars = await CardTest.view(named("bar", names), DisplayConfiguration(width: 300))
        let columns = await CardTest.view(
            named("waterfall", ["Vorjahr", "Preiserhöhung", "Materialkosten", "Ergebnis"]),
            DisplayConfiguration(width: 320))
        for (test, parts) in [
            (bars, ["Qualitätssi-", "cherung", "Einkauf"]), (columns, ["Vorjahr", "Material-", "kosten"]),
        ] {
            expectAll(parts, count: 3) { part in
                #expect(
                    test.texts.contains { $0.string == part && !$0.isTruncated },
                    "\(part): \(test.texts.map(\.string))")
            }
        }
        // Names that have no room in their lines either stay as they are.
        let giant = await CardTest.view(
            named("bar", ["Donaudampfschifffahrtsgesellschaftskapitän", "A"]),
            DisplayConfiguration(width: 260, dynamicTypeSize: .accessibility3))
        #expect(!giant.texts.contains { $0.string.hasSuffix("-") })
    }

    @Test func `the legend goes below bars whose names would be cut beside it`() async throws {
        let names = departments + ["Administration and finance"]
        let narrow = await CardTest.view(named("bar", names), DisplayConfiguration(width: 320))
        #expect(try !narrow.text("Administration").isTruncated)
        // The title of the axis of values and the legend have the same text.
        let legend = { (test: ViewTest<CardView>) in test.texts.filter { $0.string == "Cost" }.map(\.frame.minX).max() }
        #expect(try #require(legend(narrow)) < 250)
        let wide = await CardTest.view(named("bar", names), DisplayConfiguration(width: 400))
        #expect(try #require(legend(wide)) > 330)
        let long = await CardTest.view(
            named("bar", ["Quality assurance of the incoming raw materials", "A"]), DisplayConfiguration(width: 400))
        #expect(try #require(legend(long)) < 330)
        #expect(long.texts.contains { $0.string.hasSuffix("materials") && !$0.isTruncated })
        // A word that has no room anywhere shows more of itself.
        let giant = await CardTest.view(
            named("bar", ["Donaudampfschifffahrtsgesellschaftskapitän", "A"]), DisplayConfiguration(width: 400))
        #expect(try #require(legend(giant)) < 330)
        let chart = try #require(giant.elements.first { $0.label.hasPrefix("Bar chart") })
        #expect(abs(chart.frame.width - (400 - 32)) < 0.5)
    }

    @Test func `names follow the width that the card gets`() async throws {
        let card = await CardTest.resolve(named("bar", departments))
        let test = ViewTest(
            CardView(resolved: card).environment(\.cardWidth, 1200), DisplayConfiguration(width: 320))
        #expect(test.texts.contains { $0.string == "assurance" })
    }
}
