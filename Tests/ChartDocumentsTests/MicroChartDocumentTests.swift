import FioriCharts
import Foundation
import Testing

@testable import ChartDocuments

/// Documents of radial charts, Harvey balls and bullets.
///
/// Numbers: the cells of each text, total before part.
struct MicroChartDocumentTests {
    private func document(_ text: String, _ type: ChartType? = nil) throws -> ChartDocument {
        try ChartDocument(ByteSource(Data(text.utf8)), type: type, locale: Locale(identifier: "en_US"))
    }

    private func message(_ text: String, _ type: ChartType) -> String {
        do {
            _ = try document(text, type)
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [ChartType.micro_radial, .micro_harvey_ball])
    func `a table has the columns total and part`(type: ChartType) throws {
        let alone = try document("total,part\n100,45\n", type)
        #expect(alone.model.data == [[100, 45]])
        #expect(alone.model.titlesForCategory == [["total", "part"]])
        #expect(alone.model.titlesForSeries.isEmpty)
        let named = try document("Name;Total;Part\nDone;100;45.5\n", type)
        #expect(named.model.data == [[100, 45.5]])
        #expect(named.warnings.isEmpty)
        let labelled = try document("Name,Total,Part\nDone,100,\n", type)
        #expect(labelled.model.data == [[100, nil]])
        #expect(labelled.model.titlesForSeries == ["Done"])
    }

    @Test(arguments: [ChartType.micro_bullet, .micro_stacked_bullet])
    func `a row of a bullet has its values in columns`(type: ChartType) throws {
        let row = try document("Name,Actual,Target,Forecast\nQ1,68,85,79\n", type)
        #expect(row.model.data == [[68, 85, 79]])
        #expect(row.model.titlesForCategory == [["Actual", "Target", "Forecast"]])
        #expect(row.model.titlesForSeries == ["Q1"])
        #expect(row.remarks.count == 1)
        let alone = try document("Actual,Target,Forecast\n68,85,79\n", type)
        #expect(alone.model.data == [[68, 85, 79]])
        #expect(alone.model.titlesForCategory == [["Actual", "Target", "Forecast"]])
        #expect(alone.model.titlesForSeries.isEmpty && alone.remarks.count == 1)
        // Several rows are those of series.
        let rows = try document("Name,Value,Limits\nActual,68,50\nTarget,85,100\n", type)
        #expect(rows.model.data == [[68, 85], [50, 100]])
    }

    @Test func `other shapes are named`() {
        #expect(
            message("a,b\nx,1\n", .micro_radial).contains("row 2, column 1 (a): expected a number"))
        #expect(
            message("a,b,c,d\nx,1,2,3\n", .micro_radial)
                == "row 1: expected the columns total and part, after a column of labels or alone, found 4 columns")
        #expect(
            message("total,part\n1,2\n3,4\n", .micro_harvey_ball)
                == "expected one row with a total and a part, found 2 rows")
    }

    @Test func `the columns of a bullet are its values and its thresholds`() throws {
        let model = try document("Name,Sales,Limits\nActual,68,50\nTarget,85,100\n", .micro_bullet).model
        #expect(model.data == [[68, 85], [50, 100]])
    }

    @Test func `a part that exceeds its total is a warning`() throws {
        for text in [
            #"{"chartType": "micro_radial", "data": [[45, 100]]}"#,
            #"{"chartType": "micro_harvey_ball", "data3d": [[[45, 100]]]}"#,
        ] {
            let warnings = try document(text).warnings
            #expect(warnings.count == 1)
            #expect(warnings.first?.hasPrefix("the part, 100, exceeds the total, 45: ") == true)
        }
        #expect(try document("total,part\n45,100\n", .micro_radial).warnings.count == 1)
        for text in [
            #"{"chartType": "micro_radial", "data": [[100, 45]]}"#, #"{"chartType": "micro_radial", "data": [[45]]}"#,
            #"{"chartType": "micro_bullet", "data": [[45, 100]]}"#, #"{"data": [[45, 100]]}"#,
            #"{"chartType": "micro_radial", "data": [[100, 100]]}"#,
        ] {
            #expect(try document(text).warnings.isEmpty)
        }
    }
}
