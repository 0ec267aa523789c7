import SwiftUITestHost
import Testing

@testable import FioriBuildingBlocks
@testable import FioriSwiftUICore

/// The places of cells, the cells that are built, the sticky parts, and the effects of taps.
///
/// Numbers: 44 is the least row (a touch target) and 17 the size of body and headline (Docs/Facts/IOSMetrics.md).
/// Paddings of 8 and 12, texts of at most four fifths of the width, and margins of 16 in lists are as drawn today, not
/// compared with a device. Counts of texts bound what this implementation builds; the rest follows from the sizes in
/// each test.
@MainActor
struct DataTableTests {
    private let screen = DisplayConfiguration(width: 704, height: 400, horizontalSizeClass: .regular)

    private func numbers(rows: Int, columns: Int) -> TableModel {
        TableModel(
            headerData: TableRowItem(data: (0..<columns).map { DataTextItem("Column \($0)") }),
            rowData: (0..<rows).map { row in
                TableRowItem(data: (0..<columns).map { DataTextItem("\(row)/\($0)") })
            },
            isHeaderSticky: true, isFirstColumnSticky: true, showListView: false)
    }

    private func strings(_ test: ViewTest<some View>) -> Set<String> { Set(test.texts.map(\.string)) }

    // MARK: Layout

    @Test func `columns are as wide as their widest cell and share what is left`() throws {
        let model = TableModel(
            rowData: [
                TableRowItem(data: [DataTextItem("a"), DataTextItem("b"), DataTextItem("c")]),
                TableRowItem(data: [DataTextItem("a long text indeed"), DataTextItem("d"), DataTextItem("e")]),
            ],
            columnAttributes: [
                TableColumnAttribute(), TableColumnAttribute(width: .fixed(100)),
                TableColumnAttribute(textAlignment: .trailing, width: .infinity),
            ],
            showListView: false)
        let test = ViewTest(DataTable(model: model), screen)
        let long = try test.text("a long text indeed").frame
        #expect(try test.text("a").frame.minX == 8)
        #expect(long.minX == 8)
        let second = try test.text("b").frame.minX
        #expect(second - long.maxX >= 16 && second - long.maxX < 18)
        #expect(try test.text("d").frame.minX == second)
        #expect(abs(try test.text("c").frame.maxX - 696) < 0.5)
        #expect(abs(try test.text("e").frame.maxX - 696) < 0.5)
    }

    @Test func `rows are at least a finger high and stand below the header`() throws {
        let test = ViewTest(DataTable(model: numbers(rows: 3, columns: 2)), screen)
        let header = try test.text("Column 0").frame
        let (first, second) = (try test.text("0/0").frame, try test.text("1/0").frame)
        #expect(header.midY == 22)
        #expect(second.minY - first.minY >= 44)
        #expect(first.minX == header.minX)
    }

    @Test func `long texts break into lines and nothing is cut`() throws {
        let model = numbers(rows: 2, columns: 2)
        let long = Array(repeating: "very long text", count: 12).joined(separator: " ")
        model.rowData.append(TableRowItem(data: [DataTextItem(long), DataTextItem("end")]))
        for size in [DynamicTypeSize.large, .accessibility3] {
            let test = ViewTest(
                DataTable(model: model),
                DisplayConfiguration(
                    width: 704, height: 2000, horizontalSizeClass: .regular, dynamicTypeSize: size))
            let text = try test.text(long)
            #expect(!text.isTruncated)
            #expect(text.frame.width <= 704 * 0.8)
            #expect(text.frame.height > text.fontSize * 2)
        }
    }

    @Test func `words are not broken`() throws {
        let model = TableModel(
            headerData: TableRowItem(data: [DataTextItem("Denomination"), DataTextItem("Price")]),
            rowData: [TableRowItem(data: [DataTextItem("Three Phase Transformers"), DataTextItem("12")])],
            showListView: false)
        let test = ViewTest(
            DataTable(model: model), DisplayConfiguration(width: 320, height: 900, dynamicTypeSize: .accessibility5))
        // Four fifths of the table are too narrow for the longest word, the whole width is not.
        #expect(try test.text("Three Phase Transformers").baselines.count <= 3)
        #expect(try test.text("Denomination").baselines.count == 1)
        #expect(try test.text("Three Phase Transformers").frame.width > 320 * 0.8 - 16)
    }

    /// Of each ten rows one has a long text, in a column that is out of sight.
    private func uneven(rows: Int, columns: Int) -> TableModel {
        let model = numbers(rows: rows, columns: columns)
        let long = Array(repeating: "long text", count: 12).joined(separator: " ")
        model.columnAttributes = Array(repeating: TableColumnAttribute(width: .fixed(120)), count: columns)
        for row in stride(from: 0, to: rows, by: 10) {
            model.rowData[row].data[columns - 1] = DataTextItem("\(row): \(long)")
        }
        return model
    }

    @Test func `each row is as high as its highest cell`() throws {
        var tall = screen
        tall.height = 800
        let test = ViewTest(DataTable(model: uneven(rows: 30, columns: 12)), tall)
        func top(_ row: Int) throws -> CGFloat { try test.text("\(row)/0").frame.midY }
        let usual = try top(3) - top(2)
        let high = test.texts.first { $0.string.hasPrefix("0: ") }?.frame.height ?? 0
        #expect(usual >= 44 && usual < 48)
        #expect(high > 100)
        // The middle of a high row is half of it away.
        #expect(try top(1) - test.text("Column 0").frame.maxY > usual)
        let before = try top(1)
        #expect(abs(try test.text("0/0").frame.midY - (44 + (high + 24) / 2)) < 1.5)
        // Moving the columns changes no row.
        test.scroll(at: CGPoint(x: 300, y: 300), x: 700, y: 0)
        #expect(try top(1) == before)
    }

    @Test(arguments: [CGFloat(30), -30])
    func `rows of different heights stay where they are seen`(step: CGFloat) throws {
        let test = ViewTest(DataTable(model: uneven(rows: 10_000, columns: 8)), screen)
        test.scroll(at: CGPoint(x: 300, y: 200), x: 0, y: 200_000)
        func rows() -> [String: CGFloat] {
            Dictionary(
                test.texts.filter { $0.string.hasSuffix("/0") && $0.frame.minY > 44 && $0.frame.maxY < 400 }
                    .map { ($0.string, $0.frame.minY) }, uniquingKeysWith: { first, _ in first })
        }
        for _ in 0..<30 {
            let before = rows()
            test.scroll(at: CGPoint(x: 300, y: 200), y: step)
            let after = rows()
            let both = after.keys.filter { before[$0] != nil }
            #expect(!both.isEmpty)
            for row in both {
                let (old, new) = (try #require(before[row]), try #require(after[row]))
                #expect(abs(new - (old - step)) < 0.6)
            }
        }
    }

    @Test func `a large table of different heights builds only what is in sight`() throws {
        let test = ViewTest(DataTable(model: uneven(rows: 10_000, columns: 30)), screen)
        // Only the long texts are built besides the visible cells.
        for _ in 0..<5 {
            #expect(test.texts.count < 24 * 18)
            test.scroll(at: CGPoint(x: 300, y: 200), x: 50, y: 30_000)
        }
        test.scroll(at: CGPoint(x: 300, y: 200), x: 100_000, y: 10_000_000)
        test.scroll(at: CGPoint(x: 300, y: 200), x: 100_000, y: 10_000_000)
        #expect(strings(test).contains("9999/29"))
        #expect(abs(try test.text("9999/29").frame.midY - (400 - 22)) < 2)
    }

    @Test func `right to left mirrors`() throws {
        var configuration = screen
        configuration.layoutDirection = .rightToLeft
        let test = ViewTest(DataTable(model: numbers(rows: 3, columns: 3)), configuration)
        #expect(try test.text("0/0").frame.maxX == 696)
        #expect(try test.text("0/2").frame.maxX < test.text("0/1").frame.minX)
    }

    @Test func `cells have their own look`() throws {
        let model = TableModel(
            rowData: [TableRowItem(data: [DataTextItem("small", .system(size: 9)), DataTextItem("usual")])],
            showListView: false)
        let test = ViewTest(DataTable(model: model), screen)
        #expect(try test.text("small").fontSize == 9)
        #expect(try test.text("usual").fontSize == 17)
    }

    @Test func `rows align their content`() throws {
        let model = numbers(rows: 1, columns: 1)
        model.minRowHeight = 100
        var tops: [CGFloat] = []
        for alignment in [RowAlignment.top, .center, .bottom] {
            model.rowAlignment = alignment
            tops.append(try ViewTest(DataTable(model: model), screen).text("0/0").frame.minY)
        }
        #expect(tops[0] == CGFloat(112))
        #expect(tops[0] < tops[1] && tops[1] < tops[2])
    }

    // MARK: Scrolling

    @Test func `header and first column stay in sight`() throws {
        let test = ViewTest(DataTable(model: numbers(rows: 200, columns: 30)), screen)
        let corner = try test.text("Column 0").frame
        #expect(test.scroll(at: CGPoint(x: 300, y: 200), x: 700, y: 2000))
        #expect(try test.text("Column 0").frame == corner)
        let inSight = test.texts.filter { $0.frame.minX >= 0 && $0.frame.maxX <= 704 && $0.frame.minY > 44 }
        let moved = try #require(inSight.first { $0.string.hasPrefix("50/") && !$0.string.hasSuffix("/0") })
        let column = try #require(moved.string.split(separator: "/").last)
        #expect(try test.text("50/0").frame.minX == corner.minX)
        #expect(try test.text("50/0").frame.minY == moved.frame.minY)
        #expect(try test.text("Column \(column)").frame.minX == moved.frame.minX)
        #expect(try test.text("Column \(column)").frame.minY == corner.minY)
    }

    @Test func `header and first column stay in sight from right to left`() throws {
        var configuration = screen
        configuration.layoutDirection = .rightToLeft
        let test = ViewTest(DataTable(model: numbers(rows: 200, columns: 30)), configuration)
        let corner = try test.text("Column 0").frame
        #expect(corner.maxX == 696)
        #expect(test.scroll(at: CGPoint(x: 300, y: 200), x: 700, y: 2000))
        #expect(try test.text("Column 0").frame == corner)
        #expect(!strings(test).contains("Column 2"))
        #expect(strings(test).contains { $0.hasPrefix("50/") && $0 != "50/0" })
    }

    @Test func `without stickiness everything moves`() throws {
        let model = numbers(rows: 200, columns: 30)
        model.isHeaderSticky = false
        model.isFirstColumnSticky = false
        let test = ViewTest(DataTable(model: model), screen)
        #expect(test.scroll(at: CGPoint(x: 300, y: 200), x: 700, y: 2000))
        let inSight = test.texts.filter { $0.frame.maxX > 0 && $0.frame.maxY > 0 }.map(\.string)
        #expect(!inSight.contains { $0.hasPrefix("Column") || $0.hasSuffix("/0") })
        #expect(inSight.contains { $0.hasPrefix("50/") })
    }

    /// A first column that takes more than half of the room would hide the others.
    @Test func `a wide first column moves`() throws {
        let model = numbers(rows: 50, columns: 10)
        model.columnAttributes = [TableColumnAttribute(width: .fixed(400))]
        let test = ViewTest(DataTable(model: model), screen)
        #expect(test.scroll(at: CGPoint(x: 500, y: 200), x: 200, y: 0))
        #expect(try test.text("0/0").frame.minX == 8 - 200)
    }

    @Test func `a large table builds only what is in sight`() throws {
        let model = numbers(rows: 10_000, columns: 30)
        let test = ViewTest(DataTable(model: model), screen)
        // 400 points hold 9 rows and 704 points fewer than 10 columns; some more are built on each side.
        #expect(strings(test).contains("0/0"))
        #expect(test.texts.count < 20 * 16)
        for _ in 0..<5 {
            #expect(test.scroll(at: CGPoint(x: 300, y: 200), x: 150, y: 40_000))
            #expect(test.texts.count < 24 * 18)
        }
        let row = try #require(test.texts.first { $0.string.hasSuffix("/0") && $0.frame.minY > 44 }?.string)
        #expect(try #require(Int(row.dropLast(2))) > 4000)
        // To the end, and not further.
        test.scroll(at: CGPoint(x: 300, y: 200), x: 100_000, y: 1_000_000)
        #expect(strings(test).contains("9999/29"))
        #expect(abs(try test.text("9999/29").frame.midY - (400 - 22)) < 2)
        #expect(test.texts.count < 24 * 18)
    }

    @Test func `a small move builds nothing`() throws {
        let test = ViewTest(DataTable(model: numbers(rows: 10_000, columns: 30)), screen)
        test.scroll(at: CGPoint(x: 300, y: 200), y: 400)
        #expect(strings(test).contains("10/1"))
        let before = test.bodyEvaluations
        test.scroll(at: CGPoint(x: 300, y: 200), y: 1)
        #expect(strings(test).contains("10/1"))
        #expect(test.bodyEvaluations - before < 10)
    }

    // MARK: Choosing

    @Test func `a tap tells the row`() throws {
        var tapped: [Int] = []
        let model = numbers(rows: 5, columns: 3)
        model.didSelectRowAt = { tapped.append($0) }
        let test = ViewTest(DataTable(model: model), screen)
        test.tap(at: CGPoint(x: 600, y: 44 + 45 + 20))
        try test.activate("3/0")
        #expect(tapped == [1, 3])
    }

    @Test func `editing chooses rows`() throws {
        let model = numbers(rows: 5, columns: 3)
        model.isEditing = true
        let test = ViewTest(DataTable(model: model), screen)
        #expect(try test.frame(of: "Select 0/0").width >= 44)
        try test.tap("Select 3/0")
        try test.tap("Select 1/0")
        #expect(model.selectedIndexes == [1, 3])
        #expect(try test.element("Select 3/0").traits.contains(.isSelected))
        try test.tap("Select 3/0")
        #expect(model.selectedIndexes == [1])
        model.isEditing = false
        #expect(!test.has("Select 1/0"))
    }

    // MARK: Editing

    private func editable() -> TableModel {
        let model = numbers(rows: 30, columns: 3)
        for row in model.rowData.indices {
            model.rowData[row].data[1] = DataTextItem("amount \(row)", isEditable: true)
        }
        model.editMode = .inline
        return model
    }

    @Test func `cells are edited in their place`() throws {
        var edits: [String] = []
        let model = editable()
        model.didEditCellAt = { edits.append("\($0) \($1) \($2)") }
        let test = ViewTest(DataTable(model: model), screen)
        let field = try #require(test.elements.filter { $0.label == "Column 1" && $0.value == "amount 2" }.first)
        #expect(field.frame.height >= 20)
        test.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
        try test.type("!")
        #expect(edits.isEmpty)
        test.press(.return)
        #expect(edits == ["2 1 amount 2!"])
        #expect((model.rowData[2].data[1] as? DataTextItem)?.text == "amount 2!")
        #expect(model.selectedIndexes.isEmpty)
        #expect(test.focusedElement == nil)
    }

    @Test func `what is being edited is kept when editing ends`() throws {
        let model = editable()
        let test = ViewTest(DataTable(model: model), screen)
        let field = try #require(test.elements.first { $0.value == "amount 1" })
        test.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
        try test.type(" more")
        model.editMode = .none
        #expect(test.has("Column 1, amount 1 more"))
        #expect((model.rowData[1].data[1] as? DataTextItem)?.text == "amount 1 more")
    }

    @Test func `only texts that can be edited are fields`() throws {
        let test = ViewTest(DataTable(model: editable()), screen)
        #expect(test.elements.filter { $0.value?.hasPrefix("amount") == true }.count > 5)
        #expect(test.has("Column 2, 0/2"))
    }

    @Test func `cells are edited without check marks`() throws {
        let model = editable()
        model.selectedIndexes = [3]
        var tapped: [Int] = []
        model.didSelectRowAt = { tapped.append($0) }
        let test = ViewTest(DataTable(model: model), screen)
        #expect(model.isEditing)
        #expect(!test.elements.contains { $0.label.hasPrefix("Select") })
        #expect(try test.text("0/0").frame.minX == 8)
        try test.tap("Column 2, 3/2")
        #expect(model.selectedIndexes == [3] && tapped.isEmpty)
        model.editMode = .select
        #expect(try test.element("Select 3/0").traits.contains(.isSelected))
        #expect(!test.elements.contains { $0.value == "amount 3" })
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility3], [LayoutDirection.leftToRight, .rightToLeft])
    func `texts of a list are edited where they stand`(size: DynamicTypeSize, direction: LayoutDirection) throws {
        var edits: [String] = []
        let model = LibraryPreviewData.Stock.table
        model.showListView = true
        for row in model.rowData.indices {
            var count = try #require(model.rowData[row].data[3] as? DataTextItem)
            count.isEditable = true
            model.rowData[row].data[3] = count
        }
        model.editMode = .inline
        model.didEditCellAt = { edits.append("\($0) \($1) \($2)") }
        let test = ViewTest(
            DataTable(model: model),
            DisplayConfiguration(width: 390, height: 2000, dynamicTypeSize: size, layoutDirection: direction))
        let field = try #require(test.elements.first { $0.label == "In stock" && $0.value == "240" })
        #expect(try field.frame.minY > test.text("Valve").frame.maxY)
        let title = try #require(
            test.texts.filter { $0.string == "In stock" }.min {
                abs($0.frame.midY - field.frame.midY) < abs($1.frame.midY - field.frame.midY)
            })
        #expect(!title.isTruncated)
        if size == .large {
            #expect(direction == .leftToRight ? title.frame.minX == 16 : title.frame.maxX == 374)
        } else {
            #expect(title.frame.maxY <= field.frame.minY)
        }
        try test.tap(at: CGPoint(x: test.text("240").frame.maxX - 1, y: field.frame.midY))
        try test.type("0")
        test.press(.return)
        #expect(edits == ["2 3 2400"])
        model.editMode = .none
        #expect(test.texts.map(\.string).contains("2400"))
        #expect(!test.texts.map(\.string).contains("In stock"))
    }

    /// A row whose title is being edited is labelled by its next text.
    @Test func `a title is edited in a list`() throws {
        let model = TableModel(
            headerData: TableRowItem(data: [DataTextItem("Device"), DataTextItem("Place")]),
            rowData: [
                TableRowItem(data: [
                    DataTextItem("Pump", binding: .title, isEditable: true),
                    DataTextItem("Hamburg", binding: .subtitle),
                ]), TableRowItem(data: [DataTextItem("Valve", isEditable: true)]),
            ])
        model.editMode = .inline
        let test = ViewTest(DataTable(model: model), DisplayConfiguration(width: 390, height: 700))
        let name = try #require(test.elements.first { $0.value == "Pump" })
        #expect(try test.text("Hamburg").frame.maxY <= name.frame.minY)
        #expect(try test.text("Hamburg").fontSize == 17)
        #expect(test.elements.contains { $0.value == "Valve" })
    }

    /// A longer text makes its row higher while it is typed.
    @Test func `a row grows with what is typed`() throws {
        let model = editable()
        model.columnAttributes = [TableColumnAttribute(), TableColumnAttribute(width: .fixed(140))]
        let test = ViewTest(DataTable(model: model), screen)
        let before = try test.text("1/0").frame.minY
        let field = try #require(test.elements.first { $0.value == "amount 0" })
        test.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
        try test.type(" and some more words than fit")
        #expect(try test.text("1/0").frame.minY > before + 20)
    }

    @Test func `a tap after scrolling meets what is seen`() throws {
        var tapped: [Int] = []
        let model = numbers(rows: 500, columns: 30)
        model.didSelectRowAt = { tapped.append($0) }
        let test = ViewTest(DataTable(model: model), screen)
        test.scroll(at: CGPoint(x: 300, y: 200), x: 900, y: 5000)
        let cell = try #require(test.texts.first { $0.string.hasSuffix("/0") && $0.frame.minY > 150 })
        test.tap(at: CGPoint(x: cell.frame.midX, y: cell.frame.midY))
        #expect(tapped == [Int(cell.string.dropLast(2))])
    }

    @Test func `accessories are buttons of their own`() throws {
        var opened = 0
        var tapped: [Int] = []
        let model = TableModel(
            rowData: [
                TableRowItem(
                    leadingAccessories: [.icon(AccessoryIcon(image: Image(systemName: "star")))],
                    trailingAccessory: .button(AccessoryButton(title: "Open") { opened += 1 }),
                    data: [DataTextItem("Pump")])
            ],
            showListView: false)
        model.didSelectRowAt = { tapped.append($0) }
        let test = ViewTest(DataTable(model: model), screen)
        try test.tap("Open")
        #expect(opened == 1 && tapped.isEmpty)
        #expect(try test.frame(of: "Open").maxX <= 704)
        #expect(try test.text("Pump").frame.minX > 16)
    }

    // MARK: Properties of the model

    @Test func `paddings sizes and lines are the models`() throws {
        let model = numbers(rows: 3, columns: 3)
        model.dataCellPadding = EdgeInsets(top: 20, leading: 24, bottom: 20, trailing: 8)
        model.headerCellPadding = EdgeInsets(top: 8, leading: 40, bottom: 8, trailing: 8)
        model.minColumnWidth = 300
        model.minRowHeight = 90
        let test = ViewTest(DataTable(model: model), screen)
        #expect(try test.text("0/0").frame.minX == 24)
        #expect(try test.text("Column 0").frame.minX == 40)
        #expect(try test.text("0/1").frame.minX == 300 + 24)
        #expect(try test.text("1/0").frame.minY - test.text("0/0").frame.minY == CGFloat(90))
        #expect(try test.text("Column 0").frame.midY == CGFloat(45))
    }

    @Test func `lines of a text are limited`() throws {
        let model = numbers(rows: 2, columns: 2)
        let long = Array(repeating: "very long text", count: 12).joined(separator: " ")
        model.columnAttributes = [TableColumnAttribute(width: .fixed(150))]
        model.rowData[0].data[0] = DataTextItem(long, lineLimit: 2)
        let test = ViewTest(DataTable(model: model), screen)
        let text = try #require(test.texts.first { $0.string.hasPrefix("very") })
        #expect(text.baselines.count == 2)
        #expect(try test.text("1/1").frame.minY - test.text("0/1").frame.minY < 80)
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility3], [LayoutDirection.leftToRight, .rightToLeft])
    func `rows stand below each other without gaps`(size: DynamicTypeSize, direction: LayoutDirection) throws {
        let model = uneven(rows: 12, columns: 3)
        model.columnAttributes = Array(repeating: TableColumnAttribute(width: .fixed(200)), count: 3)
        let test = ViewTest(
            DataTable(model: model),
            DisplayConfiguration(
                width: 704, height: 6000, horizontalSizeClass: .regular, dynamicTypeSize: size,
                layoutDirection: direction))
        #expect(test.texts.allSatisfy { !$0.isTruncated })
        for row in 0..<11 {
            let (text, next) = (try test.text("\(row)/1").frame, try test.text("\(row + 1)/1").frame)
            #expect(next.minY >= text.maxY)
        }
        let (first, second) = (try test.text("3/0").frame, try test.text("3/1").frame)
        #expect(direction == .leftToRight ? second.minX > first.maxX : second.maxX < first.minX)
        #expect(first.midY == second.midY)
    }

    // MARK: Zoom, reading, list

    @Test func `two fingers zoom`() throws {
        let model = numbers(rows: 100, columns: 10)
        model.isPinchZoomEnable = true
        let test = ViewTest(DataTable(model: model), screen)
        let before = try test.text("2/1").frame
        test.pinch(at: CGPoint(x: 300, y: 200), scale: 2)
        let after = try test.text("2/1").frame
        #expect(after.height > before.height * 1.8)
        model.isPinchZoomEnable = false
        #expect(try test.text("2/1").frame.height == before.height)
    }

    @Test func `cells are read with the title of their column`() throws {
        let test = ViewTest(DataTable(model: numbers(rows: 1, columns: 2)), screen)
        #expect(test.elements.map(\.label).filter { !$0.isEmpty } == ["Column 0", "Column 1", "0/0", "Column 1, 0/1"])
        #expect(try test.element("Column 0").traits.contains(.isHeader))
    }

    /// Zoomed, rows of different heights keep their order and the sticky parts their places.
    @Test func `zoomed rows keep their header and first column`() throws {
        let model = uneven(rows: 100, columns: 10)
        model.isPinchZoomEnable = true
        let test = ViewTest(DataTable(model: model), screen)
        test.pinch(at: CGPoint(x: 300, y: 200), scale: 1.5)
        let corner = try test.text("Column 0").frame
        test.scroll(at: CGPoint(x: 400, y: 300), x: 300, y: 1500)
        #expect(try test.text("Column 0").frame == corner)
        let row = try #require(test.texts.first { $0.string.hasSuffix("/0") && $0.frame.minY > 100 })
        #expect(row.frame.minX == corner.minX)
        let beside = try #require(
            test.texts.first { $0.string.hasPrefix(row.string.dropLast(1)) && $0.string != row.string })
        #expect(abs(beside.frame.midY - row.frame.midY) < 0.5)
    }

    @Test func `rows are read as groups in order`() throws {
        let model = numbers(rows: 3, columns: 2)
        model.isEditing = true
        let test = ViewTest(DataTable(model: model), screen)
        #expect(
            test.elements.map(\.label).filter { !$0.isEmpty }.prefix(5) == [
                "Column 0", "Column 1", "Select 0/0", "0/0", "Column 1, 0/1",
            ])
        #expect(try test.element("Column 1").traits.contains(.isHeader))
        model.isEditing = false
        model.didSelectRowAt = { _ in }
        #expect(try test.element("1/0").traits.contains(.isButton))
    }

    @Test func `compact width is a list of objects`() throws {
        let model = LibraryPreviewData.Stock.table
        model.showListView = true
        var tapped: [Int] = []
        model.didSelectRowAt = { tapped.append($0) }
        let test = ViewTest(DataTable(model: model), DisplayConfiguration(width: 390, height: 700))
        let (title, subtitle) = (try test.text("Valve").frame, try test.text("240").frame)
        #expect(!test.has("Location"))
        #expect(title.minY == subtitle.minY)
        #expect(subtitle.maxX == 374)
        test.tap(at: CGPoint(x: title.midX, y: title.midY))
        #expect(tapped == [2])
    }

    @Test func `an empty table is empty`() {
        #expect(ViewTest(DataTable(model: TableModel()), screen).texts.isEmpty)
        let header = TableModel(headerData: TableRowItem(data: [DataTextItem("Title")]), showListView: false)
        #expect(ViewTest(DataTable(model: header), screen).texts.map(\.string) == ["Title"])
    }

    @Test func `rows may be shorter and change`() throws {
        let model = numbers(rows: 3, columns: 3)
        let test = ViewTest(DataTable(model: model), screen)
        model.rowData = [TableRowItem(data: [DataTextItem("only")]), TableRowItem(data: [])]
        #expect(strings(test) == ["Column 0", "Column 1", "Column 2", "only"])
    }

    nonisolated private static func offMain() -> TableModel {
        TableModel(rowData: [TableRowItem(data: [DataTextItem("a"), DataImageItem(Image(systemName: "star"))])])
    }

    @Test func `models are made anywhere`() async {
        let count = await Task.detached { Self.offMain().rowData[0].data.count }.value
        #expect(count == 2)
    }
}
