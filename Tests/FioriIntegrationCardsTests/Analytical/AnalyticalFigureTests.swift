import FioriCharts
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Models of charts: series, categories, colours, axes and totals.
///
/// Numbers: cells, sums and shares of `rows`: 30 of 30 + 10 is 75 %. Instants are seconds since 1970 in Greenwich.
/// Marks of targets have a diameter of 9, as drawn today, not compared with UI5.
@MainActor
struct AnalyticalFigureTests {
    private let rows: [JSONValue] = [
        ["week": "W1", "shop": "A", "cost": 10, "sales": 30, "count": 1, "day": "12/11/2012"],
        ["week": "W1", "shop": "B", "cost": 20, "sales": 50, "count": 2, "day": "12/9/2012"],
        ["week": "W2", "shop": "A", "cost": 30, "sales": 70, "count": 3, "day": "12/10/2012"],
    ]

    private func chart(_ type: String, _ feeds: [(String, [String])], _ properties: JSONValue = .object([:]))
        async throws
        -> ResolvedChart
    {
        let dimensions = ["Week", "Shop", "Day"]
        let content: JSONObject = [
            "chartType": .string(type), "data": ["json": .array(rows)],
            "dimensions": [
                ["name": "Week", "value": "{week}"], ["name": "Shop", "value": "{shop}"],
                ["name": "Day", "value": "{day}", "dataType": "date"],
            ],
            "measures": [
                ["name": "Cost", "value": "{cost}"], ["name": "Sales", "value": "{sales}"],
                ["name": "Count", "value": "{count}"],
            ],
            "feeds": .array(
                feeds.map { role, names in
                    [
                        "uid": .string(role), "values": .array(names.map { .string($0) }),
                        "type": dimensions.contains(names[0]) ? "Dimension" : "Measure",
                    ]
                }),
            "chartProperties": properties,
        ]
        let card = await CardTest.resolve(CardTest.manifest("Analytical", ["content": .object(content)]))
        guard case .analytical(let chart)? = card.content?.value else {
            throw CardTestProblem("no chart")
        }
        return chart
    }

    private func figure(
        _ type: String, _ feeds: [(String, [String])], _ properties: JSONValue = .object([:])
    ) async throws -> AnalyticalFigure {
        try #require(
            AnalyticalFigure(
                try await chart(type, feeds, properties), locale: Locale(identifier: "en_US"), timeZone: .gmt))
    }

    @Test func `each measure is a series over the categories`() async throws {
        let model = try await figure("column", [("categoryAxis", ["Week"]), ("valueAxis", ["Sales", "Cost"])]).model
        #expect(model.chartType == .column)
        #expect(model.titlesForSeries == ["Sales", "Cost"])
        #expect(model.data == [[30, 50, 70], [10, 20, 30]])
        #expect(model.titlesForCategory == [["W1", "W1", "W2"]])
        #expect(model.titlesForAxis == [.category: "Week", .y: "Sales & Cost"])
    }

    @Test func `members of a colour dimension are series, with gaps`() async throws {
        let feeds = [("categoryAxis", ["Week"]), ("color", ["Shop"]), ("valueAxis", ["Cost"])]
        let model = try await figure("stacked_column", feeds).model
        #expect(model.titlesForSeries == ["A", "B"])
        #expect(model.data == [[10, 30], [20, nil]])
        #expect(model.titlesForCategory == [["W1", "W2"]])
        let two = try await figure(
            "line", [("categoryAxis", ["Week"]), ("color", ["Shop"]), ("valueAxis", ["Cost", "Sales"])])
        #expect(two.model.titlesForSeries == ["A / Cost", "A / Sales", "B / Cost", "B / Sales"])
    }

    @Test func `shares are percents of each category's sum`() async throws {
        let model = try await figure(
            "100_stacked_bar", [("categoryAxis", ["Week"]), ("valueAxis", ["Sales", "Cost"])]
        ).model
        let values = model.data.map { $0.compactMap { $0?.rounded() } }
        #expect(values == [[75, 71, 70], [25, 29, 30]])
        #expect(model.numericAxis.explicitMax == 100)
        #expect(model.numericAxisLabelFormatHandler?(50, .y) == "50%")
    }

    @Test func `sectors are the rows, with their total`() async throws {
        let figure = try await figure(
            "donut", [("color", ["Shop", "Week"]), ("size", ["Cost"])],
            ["plotArea": ["dataLabel": ["visible": true, "showTotal": true]]])
        #expect(figure.model.data == [[10, 20, 30]])
        #expect(figure.model.showsTotal)
        #expect(figure.legend.map(\.title) == ["A / W1", "B / W1", "A / W2"])
        #expect(figure.legend.map(\.color) == [0, 1, 2].map(ChartPalette.color))
        #expect(figure.model.showsDataLabels)
    }

    @Test func `stacks have totals where the manifest asks for them`() async throws {
        let labels: [(JSONValue, Bool)] = [(["visible": true], false), (["visible": true, "showTotal": true], true)]
        for (label, isShown) in labels {
            let model = try await figure(
                "stacked_bar", [("categoryAxis", ["Week"]), ("valueAxis", ["Sales", "Cost"])],
                ["plotArea": ["dataLabel": label]]
            ).model
            #expect(model.showsDataLabels && model.showsStackTotals == isShown)
        }
    }

    @Test func `points have x, y and size`() async throws {
        let feeds = [
            ("valueAxis", ["Sales"]), ("valueAxis2", ["Cost"]), ("bubbleWidth", ["Count"]), ("color", ["Shop"]),
        ]
        let model = try await figure("bubble", feeds).model
        #expect(model.chartType == .bubble)
        #expect(model.data3d == [[[30, 10, 1], [70, 30, 3]], [[50, 20, 2]]])
        #expect(model.titlesForAxis == [.x: "Sales", .y: "Cost"])
    }

    @Test func `the second axis has the measures of its role`() async throws {
        let feeds = [("categoryAxis", ["Week"]), ("valueAxis", ["Sales"]), ("valueAxis2", ["Count"])]
        let model = try await figure("dual_combination", feeds).model
        #expect(model.indexesOfSecondaryValueAxis == [1])
        #expect(model.indexesOfColumnSeries == [0])
        #expect(model.titlesForAxis == [.category: "Week", .y: "Sales", .dual: "Count"])
        let columns = try await figure("dual_column", feeds).model
        #expect(columns.indexesOfColumnSeries == [0, 1] && columns.indexesOfSecondaryValueAxis == [1])
    }

    @Test func `targets are marks without a line`() async throws {
        let feeds = [("categoryAxis", ["Week"]), ("actualValues", ["Cost"]), ("targetValues", ["Sales"])]
        let model = try await figure("bullet", feeds).model
        #expect(model.indexesOfColumnSeries == [0])
        #expect(model.seriesAttributes[1].lineWidth == 0 && model.seriesAttributes[1].point.diameter == 9)
    }

    @Test func `rows on a time axis are in the order of their dates`() async throws {
        let feeds = [("timeAxis", ["Day"]), ("valueAxis", ["Cost"])]
        let line = try await figure("timeseries_line", feeds).model
        #expect(line.data == [[20, 30, 10]])
        #expect(line.categoryAxis.isTimeAxis)
        #expect(line.titlesForCategory?[0].first == "2012-12-09 00:00:00")
        let column = try await figure("timeseries_column", feeds).model
        #expect(column.titlesForCategory == [["Dec 9", "Dec 10", "Dec 11"]])
    }

    @Test func `totals of waterfalls are those that the data names`() async throws {
        let model = try await figure(
            "waterfall", [("categoryAxis", ["Week"]), ("waterfallType", ["Shop"]), ("valueAxis", ["Cost"])]
        ).model
        #expect(model.indexesOfTotalsCategories.isEmpty && model.data == [[10, 20, 30]])
    }

    @Test func `rules colour the points that meet them, and others the rest`() async throws {
        let figure = try await figure(
            "column", [("categoryAxis", ["Week"]), ("valueAxis", ["Sales"])],
            [
                "plotArea": [
                    "dataPointStyle": [
                        "rules": [
                            [
                                "dataContext": ["Sales": ["max": 40]], "displayName": "low",
                                "properties": ["color": "sapUiChartPaletteSemanticBad"],
                            ],
                            [
                                "dataContext": ["Sales": ["min": 60]], "displayName": "high",
                                "properties": ["color": "#00FF00"],
                            ],
                        ],
                        "others": ["properties": ["color": "sapUiChartPaletteSemanticCritical"], "displayName": "mid"],
                    ]
                ]
            ])
        let colors = figure.model.colorsForCategory[0]
        #expect(colors?[0] == .preferredColor(.chartBad))
        #expect(colors?[1] == .preferredColor(.chartCritical))
        #expect(colors?[2] == Color(red: 0, green: 1, blue: 0))
        #expect(figure.legend.map(\.title) == ["low", "high", "mid"])
    }

    @Test func `rules on dimensions compare texts`() async throws {
        let model = try await figure(
            "bar", [("categoryAxis", ["Week"]), ("valueAxis", ["Sales"])],
            [
                "plotArea": [
                    "dataPointStyle": [
                        "rules": [["dataContext": ["Week": "W2"], "properties": ["color": "red"]]]
                    ]
                ]
            ]
        ).model
        #expect(model.colorsForCategory == [0: [2: Color(red: 1, green: 0, blue: 0)]])
    }

    @Test(arguments: [
        ("en_US", ["1.25M", "1.5M", "250K", "0"]), ("de_DE", ["1,25\u{A0}Mio.", "1,5\u{A0}Mio.", "250.000", "0"]),
        ("ja_JP", ["125万", "150万", "25万", "0"]),
    ])
    func `long numbers are short in the language of the card`(language: String, texts: [String]) async throws {
        let content: JSONObject = [
            "chartType": "column", "data": ["json": [["n": 1_250_000]]],
            "measures": [["name": "N", "value": "{n}"]],
            "feeds": [["type": "Measure", "uid": "valueAxis", "values": ["N"]]],
        ]
        let card = await CardTest.resolve(CardTest.manifest("Analytical", ["content": .object(content)]))
        guard case .analytical(let chart)? = card.content?.value else { throw CardTestProblem("no chart") }
        let figure = AnalyticalFigure(chart, locale: Locale(identifier: language), timeZone: .gmt)
        let write = try #require(figure?.model.numericAxisLabelFormatHandler)
        #expect([1_250_000, 1_500_000, 250_000, 0].map { write($0, .y) } == texts)
        let short = try await self.figure("column", [("valueAxis", ["Sales"])]).model
        #expect(short.numericAxisLabelFormatHandler == nil)
    }

    @Test func `labels of sectors are shares where the chart asks for percentages`() async throws {
        let feeds = [("size", ["Sales"]), ("color", ["Week"])]
        let shares = try await figure(
            "donut", feeds, ["plotArea": ["dataLabel": ["visible": true, "type": "percentage"]]])
        #expect(shares.model.showsDataLabels && shares.model.dataLabelContent == .share)
        let values = try await figure("donut", feeds, ["plotArea": ["dataLabel": ["visible": true]]])
        #expect(values.model.dataLabelContent == .value)
    }

    @Test func `properties set axes, data labels and reference lines`() async throws {
        let model = try await figure(
            "column", [("categoryAxis", ["Week"]), ("valueAxis", ["Sales"])],
            [
                "categoryAxis": ["title": ["visible": false], "label": ["visible": false]],
                "valueAxis": ["title": ["visible": false]],
                "plotArea": [
                    "dataLabel": ["visible": true],
                    "referenceLine": [
                        "line": [
                            "valueAxis": [
                                [
                                    "value": 40, "visible": true, "color": "sapUiNegativeElement",
                                    "label": ["text": "Low", "visible": true],
                                ]
                            ]
                        ]
                    ],
                ],
            ]
        ).model
        #expect(model.titlesForAxis == [:])
        #expect(model.categoryAxis.labels.isHidden && !model.numericAxis.labels.isHidden)
        #expect(model.showsDataLabels)
        #expect(
            model.referenceLines == [ChartReferenceLine(value: 40, label: "Low", color: .preferredColor(.chartBad))])
    }

    @Test(arguments: [
        (JSONValue.string("2012-12-09"), 1_355_011_200.0), ("12/9/2012", 1_355_011_200), ("20121209", 1_355_011_200),
        ("/Date(1355011200000)/", 1_355_011_200), (1_355_011_200_000, 1_355_011_200),
        ("2012-12-09T01:30", 1_355_016_600), ("2012-12-09T01:30:15.500Z", 1_355_016_615),
        ("2012-12-09T01:30:00+01:00", 1_355_013_000), ("2012-12", 1_354_320_000),
    ])
    func `dates are read in the forms of data`(value: JSONValue, seconds: Double) {
        #expect(AnalyticalDate.date(value, timeZone: .gmt)?.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: ["", "W1", "13/40/2012", "2012-13-01", "2012-12-09T99:99", "12.5", "soon"])
    func `other texts are no dates`(text: String) {
        #expect(AnalyticalDate.date(.string(text), timeZone: .gmt) == nil)
    }

    @Test(arguments: [(300, [0, 11]), (900, [0, 2, 4, 6, 8, 11]), (1200, Array(0..<12))] as [(CGFloat, [Int])])
    func `categories without room for all labels are thinned`(width: CGFloat, shown: [Int]) async throws {
        var chart = try await chart("column", [("categoryAxis", ["Week"]), ("valueAxis", ["Sales"])])
        let row = chart.rows[0]
        chart.rows = (0..<12).map { week in
            var copy = row
            copy.labels[0] = "Week\u{A0}20\(week + 20)"
            return copy
        }
        let figure = try #require(AnalyticalFigure(chart, locale: Locale(identifier: "en_US"), timeZone: .gmt))
        let test = ViewTest(
            AnalyticalFigureView(figure: figure, height: 224), DisplayConfiguration(width: width))
        let weeks = test.texts.map(\.string).filter { $0.hasPrefix("Week\u{A0}20") }
        #expect(weeks == shown.map { "Week\u{A0}20\($0 + 20)" })
    }

    @Test func `rows may lack measures and dimensions`() async throws {
        var chart = try await chart("column", [("categoryAxis", ["Week"]), ("valueAxis", ["Sales"])])
        chart.rows[1].measures = []
        chart.rows[1].dimensions = []
        chart.rows[1].labels = []
        for type in ["column", "bubble", "donut", "waterfall", "timeseries_line", "100_stacked_bar"] {
            chart.type = type
            let figure = AnalyticalFigure(chart, locale: Locale(identifier: "en_US"), timeZone: .gmt)
            #expect(figure?.data.series.first?.rows.contains(1) == true)
            #expect(figure?.values(series: 0, category: 1, locale: Locale(identifier: "en_US")).count ?? 9 <= 3)
        }
    }

    @Test func `a chart keeps its model while it stays the same`() async throws {
        let cache = AnalyticalFigureCache()
        let chart = try await chart("line", [("categoryAxis", ["Week"]), ("valueAxis", ["Sales"])])
        let (locale, zone) = (Locale(identifier: "en_US"), TimeZone.gmt)
        let first = cache.figure(for: chart, locale: locale, timeZone: zone)
        #expect(first != nil && cache.figure(for: chart, locale: locale, timeZone: zone) === first)
        var changed = chart
        changed.rows.removeLast()
        #expect(cache.figure(for: changed, locale: locale, timeZone: zone) !== first)
    }
}

/// A problem of a test's own data.
struct CardTestProblem: Error {
    let text: String

    init(_ text: String) { self.text = text }
}
