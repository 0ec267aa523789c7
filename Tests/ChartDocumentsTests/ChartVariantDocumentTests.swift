import FioriCharts
import Foundation
import Testing

@testable import ChartDocuments

/// Variants of kinds, data labels and open bands in JSON.
///
/// Numbers: those of each text.
struct ChartVariantDocumentTests {
    private func document(_ text: String) throws -> ChartDocument {
        try ChartDocument(ByteSource(Data(text.utf8)), locale: Locale(identifier: "en_US"))
    }

    @Test func `stacking, shapes, labels and gradients are read`() throws {
        let model = try document(
            #"""
            {"chartType": "area", "data": [[1, 2]], "stacking": "percent", "lineShape": "smooth",
             "dataLabelContent": "share", "dataLabelPlacement": "outside", "showsTotal": true,
             "showsStackTotals": false,
             "numericAxis": {"isZeroBased": false},
             "seriesAttributes": [{"lineShape": "step", "gradient": ["#FF0000", "chart1"]}]}
            """#
        ).model
        #expect(model.stacking == .percent && model.lineShape == .smooth)
        #expect(model.dataLabelContent == .share && model.dataLabelPlacement == .outside && model.showsTotal)
        #expect(!model.showsStackTotals)
        #expect(!model.numericAxis.isZeroBased)
        #expect(model.seriesAttributes[0].lineShape == .step && model.seriesAttributes[0].gradient.count == 2)
        let copy = try #require(model.copy() as? ChartModel)
        #expect(copy.stacking == .percent && copy.lineShape == .smooth && copy.dataLabelContent == .share)
        #expect(copy.dataLabelPlacement == .outside && copy.showsTotal && !copy.showsStackTotals)
        #expect(copy.seriesAttributes == model.seriesAttributes)
        let plain = try document(#"{"data": [[1]]}"#).model
        #expect(plain.stacking == nil && plain.lineShape == .straight && !plain.showsTotal && plain.showsStackTotals)
    }

    @Test func `dates of categories have shorter texts`() throws {
        let dates = #"{"chartType": "bar", "data": [[1, 2]], "titlesForCategory": [["2024-01-15", "2024-02-15"]]}"#
        #expect(try document(dates).model.shorterTitles.first == ["1/15/24", "2/15/24"])
        for titles in [#"["2024", "2025"]"#, #"["2024-01-15", "x"]"#, #"["2024-01-15", null]"#] {
            let model = try document(#"{"data": [[1, 2]], "titlesForCategory": [\#(titles)]}"#).model
            #expect(model.shorterTitles.isEmpty)
        }
    }

    @Test func `a band may have one end`() throws {
        let model = try document(#"{"data": [[1, 9]], "referenceBands": [{"from": 4}, {"to": 2}, {}]}"#).model
        #expect(
            model.referenceBands.map(\.range) == [4...Double.infinity, -Double.infinity...2, -.infinity...(.infinity)])
    }

    @Test func `sums beyond the largest number are a warning`() throws {
        let text = #"{"chartType": "stackedColumn", "data": [[1e308], [1e308]]"#
        #expect(try document(text + "}").warnings.count == 1)
        #expect(try document(text + #", "stacking": "percent"}"#).warnings.isEmpty)
        #expect(try document(#"{"chartType": "column", "data": [[1e308, 1e308]]}"#).warnings.isEmpty)
    }
}
