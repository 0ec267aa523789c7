import FioriCharts
import SwiftUITestHost
import Testing

@testable import ExamplePages

/// Controls for the properties of components and the data of charts.
///
/// Numbers: a draft begins with two series of six categories (`ChartDraft`); later counts are set in the test. A point
/// of a bubble chart has three values: x, y and size.
@MainActor
@Suite("Live controls of the Examples app")
struct LiveControlTests {
    private let tall = DisplayConfiguration(width: 390, height: 3000)

    @Test func `text that is typed into a property is shown by the component, and a reset takes it back`() throws {
        let test = ViewTest(ComponentPage(entry: try #require(ComponentCatalog.entry(named: "ContactItem"))), tall)
        let entry = try #require(ComponentCatalog.entry(named: "ContactItem"))
        let start = try #require(entry.properties.first { $0.name == "title" }?.value)
        let before = test.texts.count { $0.string == start }
        let field = try #require(test.elements.first { $0.role == "textField" && $0.label == "title" })
        test.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
        try test.type("!")
        #expect(test.texts.count { $0.string.contains("!") && $0.string.count == start.count + 1 } == 2)
        try test.tap("Reset")
        #expect(test.texts.count { $0.string == start } == before)
    }

    @Test func `a number that is none is reported in place of the component`() throws {
        let entry = try #require(ComponentCatalog.all.first { $0.properties.contains { $0.kind == .number } })
        let property = try #require(entry.properties.first { $0.kind == .number })
        let test = ViewTest(ComponentPage(entry: entry), tall)
        #expect(test.has("preview"))
        let field = try #require(test.elements.first { $0.role == "textField" && $0.label == property.name })
        test.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
        try test.type("x")
        #expect(!test.has("preview"))
        try test.tap("Reset")
        #expect(test.has("preview"))
    }

    @Test func `the chart of the workshop follows its data and options`() throws {
        let test = ViewTest(ChartWorkshop(), tall)
        // Charts draw their labels themselves, digits apart from letters.
        let drawn = { test.svg().replacing(/<[^>]*>/, with: "") }
        let shows = { (text: String) in drawn().contains(text) }
        #expect(shows("Wk 1"))
        #expect(test.texts.contains { $0.string == "Categories: 6" })
        #expect(drawn().ranges(of: "Target").count == 1)
        try test.activate("Target line")
        #expect(drawn().ranges(of: "Target").count == 2)
        // The control that chooses the series names it, too.
        #expect(drawn().ranges(of: "Hamburg").count == 1)
        try test.activate("Legend")
        #expect(drawn().ranges(of: "Hamburg").count == 2)
        let before = test.svg()
        try test.activate("Other Values")
        #expect(test.svg() != before)
        try test.activate("Kind")
        try test.activate("Donut")
        #expect(drawn().ranges(of: "Target").count == 0)
        #expect(!shows("Hamburg"))
    }

    @Test func `every kind of chart has a page with a chart whose values can be changed one by one`() throws {
        let kinds = ChartCatalog.all.compactMap(\.chart)
        #expect(Set(kinds) == Set(ChartType.allCases))
        for entry in ChartCatalog.all {
            let kind = try #require(entry.chart)
            let test = ViewTest(ChartPage(entry: entry), tall)
            let first = kind.dimensions[0]
            let name = kind.isSingle ? first : kind == .stock ? "2026-02-01" : "Wk 1"
            let before = test.svg()
            try test.increment(kind.dimensions.count > 1 && !kind.isSingle ? "\(name), \(first)" : name)
            #expect(test.svg() != before, "\(entry.name)")
            #expect(!test.has("Kind"))
            #expect(test.has("Legend") == !kind.isMicro, "\(entry.name)")
        }
    }

    @Test(arguments: [ChartType.line, .area, .column, .stackedColumn, .bar, .stackedBar, .waterfall, .combo])
    func `charts with a category axis name all their categories in a narrow window`(kind: ChartType) throws {
        let entry = try #require(ChartCatalog.all.first { $0.chart == kind })
        let test = ViewTest(ChartPage(entry: entry), tall)
        let drawn = test.svg().replacing(/<[^>]*>/, with: "")
        // The sliders of the values name the categories, too.
        for number in 1...6 { #expect(drawn.ranges(of: "Wk \(number)").count == 2) }
    }

    @Test func `values that were changed stay when categories and series are added, and others come on demand`() {
        var draft = ChartDraft(kind: .column)
        draft.values[1][5] = [-7]
        draft.categories = 8
        draft.series = 3
        #expect(draft.values.count == 3)
        #expect(draft.values.allSatisfy { $0.count == 8 })
        #expect(draft.values[1][5] == [-7])
        draft.categories = 5
        #expect(draft.values[1].count == 5)
        let before = draft.values
        draft.reseed()
        #expect(draft.values != before)
        draft.kind = .bubble
        #expect(draft.values[0][0].count == 3)
        let model = ChartModel(chartType: .column, data: [[]])
        draft.apply(to: model)
        #expect(model.data3d.count == 2)
        #expect(model.chartType == .bubble)
    }

    @Test func `every kind of chart has a title of its own`() {
        let titles = ChartType.allCases.map(\.title)
        #expect(Set(titles).count == ChartType.allCases.count)
        #expect(ChartType.stackedColumn.title == "Stacked Column")
        #expect(ChartType.micro_harvey_ball.title == "Micro Harvey Ball")
    }
}
