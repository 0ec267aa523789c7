import SwiftUITestHost
import Testing

/// Grids give their columns the width of the widest cell and their rows the height of the highest one.
///
/// Numbers: worked out in each test from the sizes of its cells; 8 is the default spacing (Human Interface Guidelines).
@MainActor
@Suite("Grids")
struct GridTests {
    @Test func `columns are as wide as their widest cell and rows as high as their highest`() throws {
        let test = ViewTest(
            Grid {
                GridRow {
                    block("a", width: 20, height: 10); block("b", width: 60, height: 30)
                }
                GridRow {
                    block("c", width: 50, height: 20); block("d", width: 10, height: 10)
                }
            }, DisplayConfiguration(width: 300, height: 300))
        // Columns of 50 and 60, rows of 30 and 20, and the default spacing of 8 between them.
        #expect(test.size == CGSize(width: 50 + 8 + 60, height: 30 + 8 + 20))
        #expect(try test.frame(of: "a") == CGRect(x: 15, y: 10, width: 20, height: 10))
        #expect(try test.frame(of: "d") == CGRect(x: 83, y: 43, width: 10, height: 10))
    }

    @Test func `flexible cells share the width`() throws {
        let test = ViewTest(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    block("a", width: 20); block("b")
                }
                GridRow {
                    block("c", width: 10); block("d")
                }
            }, DisplayConfiguration(width: 100, height: 40))
        #expect(try test.frame(of: "b") == CGRect(x: 20, y: 0, width: 80, height: 20))
        #expect(try test.frame(of: "c") == CGRect(x: 5, y: 20, width: 10, height: 20))
    }

    @Test func `alignment of grid, row, column and cell`() throws {
        let test = ViewTest(
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    block("wide", width: 50, height: 40); block("w2", width: 50, height: 40)
                }
                GridRow(alignment: .bottom) {
                    block("a", width: 10, height: 10)
                    block("b", width: 10, height: 10).gridColumnAlignment(.trailing)
                    block("c", width: 10, height: 30)
                }
                GridRow {
                    block("d", width: 10, height: 10).gridCellAnchor(.center); block("e", width: 10, height: 30)
                }
            }, DisplayConfiguration(width: 300, height: 300))
        #expect(try test.frame(of: "a") == CGRect(x: 0, y: 60, width: 10, height: 10))
        #expect(try test.frame(of: "b") == CGRect(x: 90, y: 60, width: 10, height: 10))
        #expect(try test.frame(of: "d") == CGRect(x: 20, y: 80, width: 10, height: 10))
        #expect(try test.frame(of: "e") == CGRect(x: 90, y: 70, width: 10, height: 30))
    }

    @Test func `a cell over several columns`() throws {
        let test = ViewTest(
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    block("a", width: 20, height: 10); block("b", width: 20, height: 10)
                }
                GridRow { block("span", width: 90, height: 10).gridCellColumns(2) }
            }, DisplayConfiguration(width: 300, height: 300))
        // The columns and the gap are 50 wide; both columns get half of the 40 that are missing.
        #expect(test.size.width == 90)
        #expect(try test.frame(of: "a").midX == 20)
        #expect(try test.frame(of: "b").midX == 70)
    }

    @Test func `a view outside of a row takes all columns`() throws {
        let test = ViewTest(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    block("a", width: 20, height: 10); block("b", width: 20, height: 10)
                }
                Color.red.frame(height: 1).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
                GridRow { block("c", width: 20, height: 10) }
            }, DisplayConfiguration(width: 300, height: 300))
        #expect(test.size == CGSize(width: 40, height: 21))
        #expect(try test.frame(of: "line") == CGRect(x: 0, y: 10, width: 40, height: 1))
    }

    @Test func `rows from data`() throws {
        let test = ViewTest(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<3) { row in
                    GridRow { ForEach(0..<2) { block("\(row).\($0)", width: 10, height: 10) } }
                }
            }, DisplayConfiguration(width: 300, height: 300))
        #expect(test.size == CGSize(width: 20, height: 30))
        #expect(try test.frame(of: "2.1").origin == CGPoint(x: 10, y: 20))
    }

    @Test func `a grid mirrors`() throws {
        let test = ViewTest(
            Grid(horizontalSpacing: 0) {
                GridRow {
                    block("a", width: 10, height: 10); block("b", width: 30, height: 10)
                }
            },
            DisplayConfiguration(width: 300, height: 300, layoutDirection: .rightToLeft))
        #expect(try test.frame(of: "a").minX == 30)
        #expect(try test.frame(of: "b").minX == 0)
    }
}
