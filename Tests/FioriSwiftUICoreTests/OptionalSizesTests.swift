import SwiftUITestHost
import Testing

@testable import FioriBuildingBlocks
@testable import FioriSwiftUICore

/// Spaces and sizes that may be nil, which selects the default.
///
/// Numbers: standards that the properties document: segments 8 apart, dividers of 1, rows of 44 (a touch target),
/// columns of 48, strokes of 3; as drawn today, not compared with a device. Half is the default split
/// (Docs/Facts/Components.md).
@MainActor
struct OptionalSizesTests {
    private let compact = DisplayConfiguration(width: 358, height: 400)

    private func selector(_ spacing: CGFloat?) -> DimensionSelector {
        DimensionSelector(segmentTitles: ["1D", "1W"], interItemSpacing: spacing, selectedIndex: 0)
    }

    private func gap(_ selector: DimensionSelector) throws -> CGFloat {
        let test = ViewTest(selector, compact)
        return try test.frame(of: "1W").minX - test.frame(of: "1D").maxX
    }

    @Test func `segments are eight points apart`() throws {
        #expect(try gap(selector(nil)) == 8)
        #expect(try gap(DimensionSelector(segmentTitles: ["1D", "1W"])) == 8)
        #expect(try gap(selector(20)) == 20)
        let selector = selector(20)
        selector.interItemSpacing = nil
        #expect(try gap(selector) == 8)
        #expect(selector.interItemSpacing == nil)
    }

    private func table(_ change: (TableModel) -> Void) -> String {
        let model = LibraryPreviewData.Stock.table
        model.showListView = false
        model.showColumnDivider = true
        change(model)
        return ViewTest(DataTable(model: model), compact).svg()
    }

    @Test func `a table has standard sizes`() {
        let standard = table { _ in }
        let explicit = table {
            $0.rowDividerHeight = 1
            $0.columnDividerWidth = 1
            $0.minRowHeight = 44
            $0.minColumnWidth = 48
        }
        #expect(explicit == standard)
        let reset = table {
            $0.rowDividerHeight = nil
            $0.columnDividerWidth = nil
            $0.minRowHeight = nil
            $0.minColumnWidth = nil
        }
        #expect(reset == standard)
        #expect(table { $0.rowDividerHeight = 4 } != standard)
        #expect(table { $0.columnDividerWidth = 4 } != standard)
        #expect(table { $0.minRowHeight = 80 } != standard)
        #expect(table { $0.minColumnWidth = 200 } != standard)
    }

    @Test func `columns of an object are halves`() {
        let regular = DisplayConfiguration(width: 700, horizontalSizeClass: .regular)
        let object = ObjectItem(title: "Pump", descriptionText: "Temperature fluctuates above the limit.")
        func start(_ view: some View) -> CGFloat? { ViewTest(view, regular).texts.last?.frame.minX }
        #expect(start(object) == start(object.splitPercent(0.5)))
        #expect(start(object.splitPercent(nil)) == start(object))
        #expect(start(object.environment(\.splitPercent, nil).splitPercent(0.3)) == start(object))
        #expect(start(object.splitPercent(0.3)) != start(object))
    }

    @Test func `the line of a signature is three points wide`() {
        #expect(SignatureCaptureView(title: "Signature").strokeWidth(nil).options.strokeWidth == 3)
        #expect(SignatureCaptureView(title: "Signature").strokeWidth(5).strokeWidth(nil).options.strokeWidth == 3)
        #expect(SignatureCaptureView(title: "Signature").strokeWidth(5).options.strokeWidth == 5)
    }
}
