import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriThemeManager

/// The icons of UI5 as SF Symbols.
///
/// Numbers: UI5 1.121 has 698 icons in its own font.
@MainActor struct SAPIconTests {
    @Test func `all icons of the font are known and drawn`() {
        #expect(SAPIcon.names.count == 698)
        let symbols = Set(SAPIconTable.font.words).union(SAPIconTable.collections.words)
        // The symbol of names that UI5 does not have stands for none that it has.
        #expect(!symbols.contains("square.dashed"))
        for symbol in symbols.union([SAPIcon.placeholder]).sorted() {
            let known = ViewTest(Image(systemName: symbol)).svg()
            #expect(known != ViewTest(Image(systemName: "no.such.symbol")).svg(), "\(symbol)")
        }
    }

    @Test(arguments: [
        ("sap-icon://add", "plus"), ("sap-icon://navigation-right-arrow", "chevron.forward"),
        ("sap-icon://SAP-icons-TNT/employee", "person"), ("star.fill", "star.fill"),
        ("sap-icon://SAP-icons-TNT/actor", "person"), ("sap-icon://sys-enter-2", "checkmark.circle.fill"),
        ("sap-icon://heart", "heart.fill"), ("sap-icon://soccor", "soccerball"),
        ("sap-icon://no-such-icon", "questionmark.square"), ("sap-icon://", "questionmark.square"),
    ])
    func names(name: String, symbol: String) {
        #expect(SAPIcon.symbolName(for: name) == symbol)
        #expect(ViewTest(Image(sapIcon: name)).svg() == ViewTest(Image(systemName: symbol)).svg())
    }

    @Test(arguments: ["actor", "spreadsheet", "SAP-icons/actor", "Heart", "SAP-icons-TNT/no-such-icon"])
    func `names that UI5 does not have are unknown`(name: String) {
        #expect(!SAPIcon.isKnown("sap-icon://" + name))
    }
}
