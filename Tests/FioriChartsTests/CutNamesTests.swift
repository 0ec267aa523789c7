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

    @Test func `names that would read the same lose the words that they share`() {
        func cut(_ names: [String], _ count: Int) -> [String] { CutNames.cut(names) { $1.count <= count } }
        let units = (1...12).map { "A very long name of the business unit \($0) in Walldorf" }
        #expect(cut(units, 100) == units)
        #expect(cut(units, 19)[2] == "…unit 3 in Walldorf" && cut(units, 10)[2] == "…unit 3 i…")
        let regions = ["Region North-East", "Region North-West", "Region South-East", "Region South-West"]
        #expect(cut(regions, 12) == ["…North-East", "…North-West", "…South-East", "…South-West"])
        let centres = ["CC 471100 Real Estate", "CC 471110 Real Estate South", "CC 471200 Fleet"]
        #expect(cut(centres, 8) == ["…471100…", "…471110…", "CC 4712…"])
        let revenue = ["Net revenue cloud EMEA 2024", "Net revenue on-premise EMEA 2024", "Net revenue cloud APJ 2024"]
        let shown = cut(revenue, 14)
        #expect(Set(shown).count == 3 && shown.allSatisfy { $0.count <= 14 }, "\(shown)")
        let years = ["cloud", "on-premise"].flatMap { kind in (2024...2025).map { "Net revenue \(kind) EMEA \($0)" } }
        #expect(Set(cut(years, 12)).count == 4 && cut(years, 12).allSatisfy { $0.count <= 12 }, "\(cut(years, 12))")
        #expect(cut(["Equal name", "Equal name"], 5).allSatisfy { $0.contains("…") && $0.count <= 5 })
        #expect(cut([], 3).isEmpty && cut(["", "Abc"], 1) == ["", "A…"])
    }

    @Test func `names that differ in several places have the beginnings of all of them`() {
        func cut(_ names: [String], _ count: Int) -> [String] { CutNames.cut(names) { $1.count <= count } }
        let names = ["Nord", "Süd"].flatMap { region in
            ["Inland", "Export"].flatMap { market in
                [2024, 2025].map { "Umsatz \(region) \(market) im Jahr \($0) netto" }
            }
        }
        for count in 12...30 {
            let shown = cut(names, count)
            #expect(Set(shown).count == 8 && shown.allSatisfy { $0.count <= count }, "\(count): \(shown)")
        }
        #expect(
            DifferingWords.cut(["Plant A line 1 day", "Plant B line 2 day"]) { $1.count <= 9 } == ["…A…1…", "…B…2…"])
        #expect(
            DifferingWords.cut(["Item 471100 net", "Item 471209 net"]) { $1.count <= 5 } == ["…100…", "…209…"],
            "letters that all have are left out")
        #expect(DifferingWords.cut(["Net sales", "Net sales again"]) { $1.count <= 5 } == nil)
        #expect(DifferingWords.cut(["Same", "Same"]) { _, _ in true } == nil)
        #expect(DifferingWords.cut([]) { _, _ in true } == nil)
        #expect(cut(names, 18)[0] == "…Nord Inland…2024…", "\(cut(names, 18))")
    }

    @Test func `names lose the parts with which all end, too`() {
        func cut(_ names: [String], _ count: Int) -> [String] { CutNames.cut(names) { $1.count <= count } }
        let servers = (1...8).map { "srv-prod-eu-west-0\($0).example.com" }
        #expect(cut(servers, 40) == servers)
        for count in [4, 8, 14] {
            #expect(cut(servers, count) == (1...8).map { "…0\($0)…" }, "\(count): \(cut(servers, count))")
        }
        #expect(DifferingWords.cut(["web01.example.com", "web12.example.com"]) { $1.count <= 4 } == ["…01…", "…12…"])
        #expect(DifferingWords.cut(["Item 471100 net", "Item 471209 net"]) { $1.count <= 5 } == ["…100…", "…209…"])
        #expect(
            DifferingWords.cut(["srv-1.example.com", "srv-11.example.com"]) { $1.count <= 5 } == ["…1…", "…11…"],
            "numbers stay whole, also where one ends as another")
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
        // Whole names for those who search the picture are outside of it.
        let shown = test.texts.filter { $0.frame.minY < 300 }.map(\.string).filter { $0.contains("unit ") }
        #expect(shown.count == 6 && Set(shown).count == 6, "\(test.texts.map(\.string))")
    }

    @Test(arguments: [240, 300, 320, 390] as [CGFloat])
    func `names of servers beside bars differ at each width`(width: CGFloat) {
        let names = (1...6).map { "srv-prod-0\($0).example.com" }
        let model = ChartModel(
            chartType: .bar, data: [names.indices.map { Double($0) }], titlesForCategory: [names])
        let shown = ChartTestLayout.layout(model, width: width, height: 260).labels.map(\.text)
            .filter { text in (1...6).contains { text.contains("0\($0)") } }
        #expect(shown.count == 6 && Set(shown).count == 6, "\(shown)")
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
