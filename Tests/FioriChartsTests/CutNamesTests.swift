import CoreGraphics
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Names that have no room and begin alike.
///
/// Numbers: names begin alike from eight equal letters on; shown letters are counted.
@MainActor struct CutNamesTests {
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

    @Test func `names that differ in their middle keep it`() {
        let names = (1...12).map { "A very long name of the business unit \($0) in Walldorf" }
        let front = CutNames.commonFront(names)
        #expect(names[0].dropFirst(front) == "unit 1 in Walldorf")
        func cut(_ count: Int) -> String {
            CutNames.cutInMiddle(names[2], droppingFront: front) { $0.count <= count }
        }
        #expect(cut(100) == names[2] && cut(19) == "…unit 3 in Walldorf" && cut(10) == "…unit 3 i…" && cut(2) == "…u…")
        #expect(CutNames.commonFront(["North-West Sales", "North-West Support"]) == 0)
        #expect(CutNames.commonFront(["Department 1", "Department 2"]) == 0)
        #expect(CutNames.commonFront(["Equal names", "Equal names"]) == 0 && CutNames.commonFront([]) == 0)
        // The word that differs is whole.
        let words = ["Sales in North-East region", "Sales in North-West region"]
        #expect(words[0].dropFirst(CutNames.commonFront(words)) == "North-East region")
    }

    @Test(arguments: [ChartType.bar, .column])
    func `names beside bars and in legends keep what differs`(kind: ChartType) {
        let names = (1...6).map { "A very long name of the business unit \($0) in Walldorf" }
        let model = ChartModel(
            chartType: kind,
            data: kind == .bar ? [names.indices.map { Double($0) }] : names.indices.map { [Double($0)] },
            titlesForCategory: kind == .bar ? [names] : [["A"]])
        if kind == .column {
            model.titlesForSeries = names
            model.legendPosition = .trailing
        }
        let test = ViewTest(
            ChartView(model).environment(\.chartIsPicture, true), DisplayConfiguration(width: 390, height: 300))
        let shown = test.texts.map(\.string).filter { $0.contains("unit ") }
        #expect(shown.count == 6 && Set(shown).count == 6, "\(test.texts.map(\.string))")
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
