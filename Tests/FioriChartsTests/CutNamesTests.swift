import CoreGraphics
import Foundation
import Testing

@testable import FioriCharts

/// Names that have no room and begin alike.
///
/// Numbers: names begin alike from eight equal letters on.
struct CutNamesTests {
    @Test func `names with eight equal letters in front begin alike`() {
        #expect(CutNames.beginAlike(["North-West Sales", "North-West Support"]))
        #expect(CutNames.beginAlike(["Alpha", "Department 1", "Beta", "Department 2"]))
        #expect(!CutNames.beginAlike(["North-West Sales", "North-East Sales"]))
        #expect(!CutNames.beginAlike(["Short 1", "Short 2"]) && !CutNames.beginAlike([]))
    }

    @Test func `letters in the middle are lost`() {
        func cut(_ name: String, _ count: Int) -> String { CutNames.cutInMiddle(name) { $0.count <= count } }
        #expect(cut("Kategorie mit Namen 12", 22) == "Kategorie mit Namen 12")
        #expect(cut("Kategorie mit Namen 12", 12) == "Katego…en 12")
        #expect(cut("Kategorie mit Namen 12", 21) == "Kategorie…t Namen 12")
        #expect(cut("Ab", 1) == "Ab" && cut("", 0) == "" && cut("Abcdef", 0) == "A…")
    }

    @Test func `names beside bars can be told apart`() {
        let names = (1...12).map { "Kategorie mit sehr langem Namen \($0)" }
        let model = ChartModel(
            chartType: .bar, data: [names.indices.map { Double($0) }], titlesForCategory: [names])
        let shown = ChartTestLayout.layout(model, width: 390, height: 300).labels.map(\.text)
            .filter { $0.hasPrefix("Kat") }
        #expect(shown.count == 12 && Set(shown).count == 12 && shown.allSatisfy { $0.contains("…") })
    }
}
