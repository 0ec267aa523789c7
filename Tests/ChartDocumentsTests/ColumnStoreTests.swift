import FioriCharts
import Foundation
import Testing

@testable import ChartDocuments

/// The reduction of long tables while they are read.
///
/// Numbers: extremes and gaps as the rows are made, a fifth of them missing. A run of rows is reduced to four values,
/// of at most 16,384 runs: bounds of this implementation. Row 7 is the sixth below the header.
struct ColumnStoreTests {
    private func store(_ rows: [[Double]], exactLimit: Int) -> ColumnStore {
        var store = ColumnStore(columnCount: rows[0].count, exactLimit: exactLimit)
        for (index, row) in rows.enumerated() {
            Array("r\(index)".utf8).withUnsafeBufferPointer { label in
                row.withUnsafeBufferPointer { store.append(label: label, values: $0) }
            }
        }
        return store
    }

    @Test func `few rows are kept`() {
        var store = store([[1, 2], [.nan, 3]], exactLimit: 4)
        #expect(!store.isReduced)
        let columns = store.finish()
        #expect(columns.labels == ["r0", "r1"])
        #expect(columns.values[0][0] == 1 && columns.values[0][1].isNaN)
        #expect(columns.values[1] == [2, 3])
    }

    /// Extremes of any part of a column survive, in their order.
    @Test func `many rows keep their extremes`() {
        let count = 100_000
        var rows = (0..<count).map { [sin(Double($0) / 100), Double($0)] }
        rows[33_333] = [50, -7]
        rows[33_334] = [-60, -8]
        var store = store(rows, exactLimit: 1_000)
        #expect(store.isReduced && store.rowCount == count)
        let columns = store.finish()
        #expect(columns.values[0].count <= 4 * 16_384)
        #expect(columns.labels.count == columns.values[0].count && columns.values[1].count == columns.values[0].count)
        #expect(columns.labels.first == "r0" && columns.labels.last == "r99999")
        #expect(columns.values[0].max() == 50 && columns.values[0].min() == -60)
        let high = columns.values[0].firstIndex(of: 50) ?? -1
        let low = columns.values[0].firstIndex(of: -60) ?? -1
        #expect(high >= 0 && low > high)
        let place = Double(high) / Double(columns.values[0].count)
        #expect(abs(place - 0.33333) < 0.001)
        #expect(columns.values[1].first == 0 && columns.values[1].last == 99_999)
        #expect(columns.values[1].min() == -8)
    }

    @Test func `gaps stay gaps`() {
        var rows = (0..<50_000).map { [Double($0)] }
        rows[20_000] = [.nan]
        for row in 30_000..<40_000 { rows[row] = [.nan] }
        var store = store(rows, exactLimit: 10)
        let values = store.finish().values[0]
        #expect(values.contains { $0.isNaN })
        let missing = values.count { $0.isNaN }
        #expect(Double(missing) / Double(values.count) > 0.19 && Double(missing) / Double(values.count) < 0.22)
    }

    @Test func `kinds that need every row are limited`() throws {
        let text = "a,b\n" + (0..<20).map { "x,\($0)\n" }.joined()
        let source = { ByteSource(Data(text.utf8)) }
        #expect(
            try CSVChart(source(), type: .line, locale: Locale(identifier: "en"), exactLimit: 5).model.data[0].count
                == 20 * 4)
        do {
            _ = try CSVChart(source(), type: .donut, locale: Locale(identifier: "en"), exactLimit: 5)
            Issue.record("there is no error")
        } catch {
            #expect("\(error)" == "row 7: expected at most 5 values for a chart of this kind, found more")
        }
    }
}
