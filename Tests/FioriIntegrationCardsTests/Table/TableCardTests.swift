import Expectations
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Table cards: widths of columns, kinds of cells, columns that move below their row.
///
/// Numbers: rows of 44 with a line of 1 between them and 16 at the sides of 400 (Docs/Facts/CardLook.md). Columns 12
/// apart, 72 wide at least and 16 in line at most, grids of 120 and 200 with 16 between, and arrows of 9 are our own; shares are worked out from the needs in each test.
/// 20 and 30 are upper limits for the height of a line, 2.7 and 4.7 those of two and four lines of titles. Texts of cells
/// have ten lines at most, our own bound, of 16 to 20 points.
@MainActor
struct TableCardTests {
    private let rows: JSONValue = [
        ["order": "5000010050", "customer": "Robert Brown Entertainment", "amount": "2K USD", "share": 30],
        ["order": "5000010051", "customer": "Entertainment Argentinia", "amount": "127k USD", "share": 100],
    ]

    private func table(_ columns: [JSONValue], _ row: JSONObject = [:]) -> JSONValue {
        var all = row
        all["columns"] = .array(columns)
        return CardTest.manifest("Table", ["content": ["data": ["json": rows], "row": .object(all)]])
    }

    @Test func `rows are 44 points high below a header`() async throws {
        let test = await CardTest.view(table([["title": "Order", "value": "{order}", "identifier": true]]))
        #expect(try test.text("Order").frame.midY == 22)
        #expect(try test.text("5000010051").frame.midY - test.text("5000010050").frame.midY == 45)
        #expect(try test.element("Order").isHeader)
    }

    @Test func `columns with a width have it, and the end is the trailing edge`() async throws {
        let test = await CardTest.view(
            table([
                ["title": "Order", "value": "{order}", "width": "100px"], ["title": "Customer", "value": "{customer}"],
                ["title": "Amount", "value": "{amount}", "width": "25%", "hAlign": "End"],
            ]))
        #expect(try test.text("Order").frame.minX == 16)
        #expect(abs(try test.text("Customer").frame.minX - (16 + 100 + 12)) < 0.01)
        #expect(abs(try test.text("127k USD").frame.maxX - 384) < 0.5)
    }

    @Test func `what is left goes to the columns by what their texts need`() {
        func divide(_ width: CGFloat, _ needs: (CGFloat, CGFloat)...) -> [CGFloat] {
            TableRowLayout.divide(width, by: needs.map { TableColumnNeed(ideal: $0.0, least: $0.1) })
        }
        #expect(divide(300, (50, 0), (400, 0), (60, 0)) == [50, 190, 60])
        #expect(divide(300, (50, 0), (70, 0)) == [140, 160])
        #expect(divide(90, (50, 0), (60, 0), (70, 0)) == [30, 30, 30])
        #expect(divide(100, (90, 70), (90, 20)) == [75, 25])
        #expect(divide(50, (90, 75), (90, 25)) == [37.5, 12.5])
        #expect(divide(90) == [])
    }

    @Test func `widths beyond the card shrink`() {
        let widths = TableRowLayout.resolve(
            [.points(300), .points(300), .rest(TableColumnNeed(ideal: 100, least: 80))], in: 324, spacing: 12)
        #expect(abs(widths.reduce(0, +) - 300) < 0.01)
        #expect(widths[0] == widths[1])
        #expect(widths[2] >= 80)
    }

    @Test func `widths that are given do not break words`() {
        let rest = TableRowLayout.Width.rest(TableColumnNeed(ideal: 100, least: 80))
        func resolve(_ widths: [TableRowLayout.Width], _ width: CGFloat) -> [CGFloat] {
            TableRowLayout.resolve(widths, in: width, spacing: 0)
        }
        #expect(resolve([.share(0.2, least: 90), rest], 300) == [90, 210])
        #expect(resolve([.points(40, least: 90), .points(150, least: 20), rest], 300) == [90, 130, 80])
        #expect(resolve([.points(40), rest], 300) == [40, 260])
        var table = ResolvedTable(columns: [ResolvedTable.Column(index: 0, title: "A")], groups: [])
        table.columns[0].width = "20px"
        let need = TableColumnNeed(ideal: 90, least: 60)
        #expect(abs(TablePopin(table, needs: [need], pops: false).choices[0].requiredWidth - 92) < 0.01)
    }

    @Test func `columns move below their row by importance`() {
        let importances: [ResolvedTable.Column.Importance] = [.none, .high, .low, .medium]
        var table = ResolvedTable(
            columns: importances.enumerated().map { index, importance in
                ResolvedTable.Column(index: index, title: "Column \(index)", importance: importance)
            }, groups: [])
        let needs = [TableColumnNeed](repeating: TableColumnNeed(ideal: 90, least: 40), count: 4)
        #expect(TablePopin(table, needs: needs, pops: false).choices[0].requiredWidth == CGFloat(4 * 40 + 3 * 12 + 32))
        table.popsInAutomatically = true
        #expect(TablePopin(table, needs: needs, pops: false).choices[0].requiredWidth == CGFloat(4 * 72 + 3 * 12 + 32))
        table.columns[3].popinWidth = "10"
        #expect(
            TablePopin(table, needs: needs, pops: false).choices[0].requiredWidth
                == CGFloat(3 * 72 + 160 + 3 * 12 + 32))
        table.hiddenInPopin = [.low]
        let choices = TablePopin(table, needs: needs, pops: false).choices
        #expect(choices.map(\.inline) == [[0, 1, 2, 3], [0, 1, 3], [0, 1], [0]])
        #expect(TablePopin(table, needs: needs, pops: false).choice(in: 200).inline == [0, 1])
        #expect(choices.map(\.below) == [[], [], [3], [1, 3]])
        #expect(TablePopin(table, needs: needs, pops: true).choices.map(\.below) == [[0, 1, 2, 3]])
    }

    @Test func `a narrow card shows moved columns with their titles`() async throws {
        let manifest = CardTest.manifest(
            "Table",
            [
                "content": [
                    "data": ["json": rows],
                    "row": [
                        "autoPopinMode": true,
                        "columns": [
                            ["title": "Order", "value": "{order}", "width": "120px"],
                            ["title": "Customer", "value": "{customer}", "width": "120px"],
                            ["title": "Amount", "value": "{amount}", "width": "120px"],
                        ],
                    ],
                ]
            ])
        let wide = await CardTest.view(manifest, DisplayConfiguration(width: 420))
        #expect(!wide.texts.contains { $0.string == "Amount:" })
        let narrow = await CardTest.view(manifest, DisplayConfiguration(width: 260))
        #expect(narrow.texts.contains { $0.string == "Amount:" })
        for text in narrow.texts { #expect(text.frame.maxX <= 244.5, "\(text.string)") }
    }

    @Test func `progress has a bar, and is spoken with the title of the column`() async throws {
        let test = await CardTest.view(
            table([["title": "Done", "progressIndicator": ["percent": "{share}", "state": "Success"]]]))
        let values = test.elements.filter { $0.label == "Done" && !$0.isHeader }.compactMap(\.value)
        #expect(values == ["30 %, Success", "100 %, Success"])
    }

    @Test func `a status is spoken with the title of its column`() async throws {
        let test = await CardTest.view(table([["title": "Amount", "value": "{amount}", "state": "Error"]]))
        let values = test.elements.filter { $0.label == "Amount" && !$0.isHeader }.compactMap(\.value)
        #expect(values == ["2K USD, Error", "127k USD, Error"])
    }

    @Test func `a tap on a row performs its action`() async throws {
        let card = await CardTest.resolve(
            table(
                [["title": "Order", "value": "{order}"]],
                ["actions": [["type": "Navigation", "parameters": ["url": "https://sap.com/{order}"]]]]))
        let (test, calls) = CardTest.recording(card)
        #expect(test.tap(at: CGPoint(x: 300, y: 45 + 22)))
        #expect(calls.performed.map(\.url) == ["https://sap.com/5000010050"])
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility5], [LayoutDirection.leftToRight, .rightToLeft])
    func `nothing leaves a narrow card`(size: DynamicTypeSize, direction: LayoutDirection) async throws {
        let test = await CardTest.view(
            table([
                ["title": "Order", "value": "{order}", "identifier": true],
                ["title": "Customer", "value": "{customer}"],
                ["title": "Amount", "value": "{amount}", "state": "Error"],
            ]), DisplayConfiguration(width: 260, dynamicTypeSize: size, layoutDirection: direction))
        expectAll(test.texts, count: 6...) { text in
            #expect(text.frame.minX >= 15.5 && text.frame.maxX <= 244.5, "\(text.string): \(text.frame)")
        }
    }

    @Test func `of dozens of columns few are tried in line`() async {
        let columns = (1...60).map { number -> JSONValue in
            ["title": .string("Column \(number)"), "value": .string("Value \(number)")]
        }
        let card = await CardTest.resolve(
            CardTest.manifest(
                "Table", ["content": ["data": ["json": [[:], [:]]], "row": ["columns": .array(columns)]]]))
        guard case .table(let table)? = card.content?.value else {
            Issue.record("\(String(describing: card.content))")
            return
        }
        let choices = TablePopin(table, needs: TableColumnNeed.needs(of: table), pops: false).choices
        #expect(choices.map(\.inline.count) == Array((1...16).reversed()))
        #expect(choices.allSatisfy { $0.inline.count + $0.below.count == 60 })
        let test = ViewTest(CardView(resolved: card), DisplayConfiguration(width: 400))
        #expect(test.texts.contains { $0.string == "Value 60" })
    }

    private func wide(_ layout: String) -> JSONValue {
        let columns = ["Order", "Customer", "Share", "Amount"].map { title -> JSONValue in
            ["title": .string(title), "value": .string("{\(title.lowercased())}"), "width": "120px"]
        }
        return CardTest.manifest(
            "Table",
            [
                "content": [
                    "data": ["json": [rows.arrayValue?.first ?? [:]]], "popinLayout": .string(layout),
                    "row": ["columns": .array(columns)],
                ]
            ])
    }

    @Test func `moved columns are lines of a block, or columns of a grid with their titles above`() async throws {
        let block = await CardTest.view(wide("Block"), DisplayConfiguration(width: 300))
        #expect(try block.text("Share:").frame.minX == block.text("Amount:").frame.minX)
        #expect(try block.text("2K USD").frame.minX > block.text("Amount:").frame.maxX)
        let small = await CardTest.view(wide("GridSmall"), DisplayConfiguration(width: 300))
        #expect(try small.text("Share:").frame.minY == small.text("Amount:").frame.minY)
        #expect(try small.text("2K USD").frame.minX == small.text("Amount:").frame.minX)
        #expect(try small.text("2K USD").frame.minY >= small.text("Amount:").frame.maxY)
        #expect(try abs(small.text("Amount:").frame.minX - (16 + (268 - 16) / 2 + 16)) < 0.5)
        let large = await CardTest.view(wide("GridLarge"), DisplayConfiguration(width: 300))
        #expect(try large.text("Share:").frame.minX == large.text("Amount:").frame.minX)
    }

    @Test func `cells stand below their titles, whatever rows have arrows`() async throws {
        let action: JSONValue = [
            "type": "Navigation", "parameters": ["url": "https://sap.com"], "navigationArrow": "{= ${share} > 50 }",
        ]
        let test = await CardTest.view(
            table(
                [["title": "Order", "value": "{order}"], ["title": "Amount", "value": "{amount}", "hAlign": "End"]],
                ["actions": [action]]))
        let ends = try ["Amount", "2K USD", "127k USD"].map { try test.text($0).frame.maxX }
        for end in ends { #expect(abs(end - (384 - 9 - 16)) < 0.5) }
    }

    @Test(arguments: [CGFloat(300), 368, 800])
    func `the cells of a table are made once, whatever the width`(width: CGFloat) async throws {
        let columns = (1...12).map { number -> JSONValue in
            ["title": .string("Column \(number)"), "value": .string("Value \(number)")]
        }
        let manifest = CardTest.manifest(
            "Table", ["content": ["data": ["json": rows], "row": ["columns": .array(columns)]]])
        let card = await CardTest.resolve(manifest)
        func evaluations(_ expected: CGFloat) -> Int {
            let test = ViewTest(
                CardView(resolved: card).environment(\.cardWidth, expected), DisplayConfiguration(width: width))
            _ = test.elements
            return test.bodyEvaluations
        }
        // Each cell, its texts, their looks and the colours of these; a wrong expectation makes those that move anew.
        let once = evaluations(width)
        #expect(once < 2 * 12 * 14)
        #expect(evaluations(5000) < 3 * once)
    }

    private let orders: JSONValue = [
        ["so": "50000100", "c": "Robert Brown", "s": "Delivered", "st": "Success", "a": "1,234.50"],
        ["so": "50000101", "c": "Delta AG", "s": "Canceled", "st": "Error", "a": "2,234.50"],
    ]

    private func orderTable(_ columns: [JSONValue]) -> JSONValue {
        CardTest.manifest("Table", ["content": ["data": ["json": orders], "row": ["columns": .array(columns)]]])
    }

    @Test(arguments: [DynamicTypeSize.large, .xLarge, .xxLarge, .xxxLarge])
    func `words of columns are whole at every text size`(size: DynamicTypeSize) async throws {
        let status: JSONValue = ["title": "Status", "value": "{s}", "state": "{st}", "showStateIcon": true]
        let tables: [[JSONValue]] = [
            [
                ["title": "Order", "value": "{so}"], ["title": "Customer", "value": "{c}"],
                ["title": "Amount", "value": "{a}", "hAlign": "End"],
            ],
            [
                ["title": "Order", "value": "{so}", "identifier": true, "width": "20%"],
                ["title": "Customer", "value": "{c}", "width": "30%"], status,
                ["title": "Amount", "value": "{a}", "hAlign": "End", "width": "8rem"],
            ],
        ]
        var looked = 0
        for table in tables {
            let card = await CardTest.resolve(orderTable(table))
            for width in stride(from: CGFloat(240), through: 560, by: 40) {
                let test = ViewTest(
                    CardView(resolved: card), DisplayConfiguration(width: width, dynamicTypeSize: size))
                for text in test.texts where !text.string.contains(" ") {
                    looked += 1
                    // One line of 15 points is 26 high at most, two are 36 at least.
                    #expect(text.frame.height < 30, "\(text.string) at \(width)")
                }
            }
        }
        #expect(looked > 2 * 9 * 8)
    }

    @Test(arguments: [CGFloat(680), 700, 720])
    func `links are whole beside a column with a share`(width: CGFloat) async throws {
        let test = await CardTest.view(
            orderTable([
                ["title": "Sales Order", "value": "{so}", "identifier": true],
                ["title": "Customer", "value": "{c}", "additionalText": "Premium", "width": "30%"],
                ["title": "Net Amount", "value": "{a}", "hAlign": "End"],
                ["title": "Status", "value": "{s}", "state": "{st}", "showStateIcon": true],
                ["title": "Progress", "progressIndicator": ["percent": 17, "text": "17%"]],
                ["title": "Avatar", "icon": ["src": "sap-icon://employee"]],
                [
                    "title": "Link", "value": "Open",
                    "actions": [["type": "Navigation", "parameters": ["url": "https://sap.com"]]],
                ],
            ]), DisplayConfiguration(width: width))
        expectAll(test.texts.filter { $0.string == "Open" }, count: 2...) { #expect($0.frame.height < 20) }
    }

    @Test func `columns with a share yield their room to the words of the others`() {
        let rest = TableRowLayout.Width.rest(TableColumnNeed(ideal: 100, least: 80))
        let widths = TableRowLayout.resolve([.share(0.5, least: 40), rest, rest, rest], in: 300, spacing: 0)
        #expect(widths == [60, 80, 80, 80])
    }

    @Test func `arrows have their room beside the columns`() {
        var table = ResolvedTable(
            columns: [ResolvedTable.Column(index: 0, title: "A")], groups: [ResolvedGroup(title: nil, items: [])])
        let need = [TableColumnNeed(ideal: 90, least: 60)]
        #expect(TablePopin(table, needs: need, pops: false).choices[0].requiredWidth == CGFloat(60 + 32))
        let action = ResolvedAction(kind: .navigation, url: "https://sap.com", showsNavigationArrow: true)
        table.groups[0].items = [ResolvedTable.Row(id: "0", cells: [], action: action)]
        #expect(TablePopin(table, needs: need, pops: false).choices[0].requiredWidth == CGFloat(60 + 32 + 9 + 16))
    }

    @Test func `titles of columns have up to four lines`() async throws {
        func title(_ title: String) async throws -> CGRect {
            let test = await CardTest.view(
                orderTable([
                    ["title": .string(title), "value": "{so}", "width": "100px"],
                    ["title": "Customer", "value": "{c}", "width": "100px"],
                    ["title": "Amount", "value": "{a}", "width": "100px"],
                ]), DisplayConfiguration(width: 368))
            return try #require(test.texts.first).frame
        }
        let (one, two) = (try await title("Order"), try await title("Number of the order"))
        #expect(two.height > 1.8 * one.height && two.height < 2.7 * one.height)
        #expect(try await title("The number of the order as the customer knows it").height < 4.7 * one.height)
    }

    @Test(arguments: [CGFloat(320), 368, 420, 600])
    func `titles of six columns are whole`(width: CGFloat) async throws {
        let titles = [
            "Nr", "Voraussichtliches Lieferdatum laut Bestätigung des Lieferanten", "Menge in der Basis ME",
            "Summe aller Kosten inkl. USt. und Fracht", "Art", "Ort",
        ]
        for widths in [[], ["30px", "4rem", "10%", "15%"]] {
            let columns = titles.enumerated().map { index, title -> JSONValue in
                let width = widths.indices.contains(index) ? widths[index] : ""
                return ["title": .string(title), "value": "{so}", "width": .string(width)]
            }
            let test = await CardTest.view(orderTable(columns), DisplayConfiguration(width: width))
            expectAll(test.texts, count: 6...) {
                #expect(!$0.isTruncated && !$0.string.contains("…"), "\($0.string) at \(width)")
            }
        }
    }

    @Test func `a value below its row stands below its title where its words have no room beside it`() async throws {
        func view(_ width: CGFloat) async -> ViewTest<CardView> {
            await CardTest.view(
                orderTable([
                    ["title": "Order", "value": "{so}", "width": "200px"],
                    ["title": "Availability of the goods", "value": "Verfügbarkeitsprüfung"],
                ]), DisplayConfiguration(width: width))
        }
        let narrow = await view(260)
        let title = try #require(narrow.texts.first { $0.string == "Availability of the goods:" }).frame
        let value = try #require(narrow.texts.first { $0.string == "Verfügbarkeitsprüfung" }).frame
        #expect(value.minX == title.minX && value.minY >= title.maxY && value.height < 20)
    }

    @Test(arguments: [CGFloat(320), 400], [DynamicTypeSize.large, .xxxLarge, .accessibility3])
    func `texts of cells wrap`(width: CGFloat, size: DynamicTypeSize) async throws {
        let note = "Delivered to the central warehouse after the second inspection, with all papers"
        let columns: [JSONValue] = [
            ["title": "Order", "value": "{so}", "identifier": true], ["title": "Note", "value": .string(note)],
            ["title": "State", "value": "Partially delivered, the rest is awaited", "state": "Warning"],
        ]
        let test = await CardTest.view(
            orderTable(columns), DisplayConfiguration(width: width, dynamicTypeSize: size))
        expectAll(test.texts, count: 8...) { #expect(!$0.isTruncated, "\($0.string)") }
    }

    @Test func `texts of cells are cut after ten lines`() async throws {
        let note = String(repeating: "Delivered to the central warehouse ", count: 20)
        let long = await CardTest.view(
            orderTable([["title": "Order", "value": "{so}"], ["title": "Note", "value": .string(note)]]),
            DisplayConfiguration(width: 320))
        let cells = long.texts.filter { $0.string.hasPrefix("Delivered") }
        expectAll(cells, count: 2) { #expect($0.isTruncated && $0.frame.height > 160 && $0.frame.height < 201) }
    }

    @Test func `texts of progress wrap at the accessibility sizes`() async throws {
        let text = "80 % delivered and checked by the warehouse"
        let test = await CardTest.view(
            orderTable([
                ["title": "Order", "value": "{so}"],
                ["title": "Progress", "progressIndicator": ["percent": 80, "text": .string(text)]],
            ]), DisplayConfiguration(width: 320, dynamicTypeSize: .accessibility5))
        expectAll(test.texts.filter { $0.string.hasPrefix("80 %") }, count: 1...) { #expect(!$0.isTruncated) }
    }
}
