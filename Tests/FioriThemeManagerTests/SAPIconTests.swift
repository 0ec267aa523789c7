import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriThemeManager

/// The icons of UI5 as SF Symbols.
///
/// Numbers: 600 is a lower bound below the 626 names of `SAPIconTable` today, so that a table that lost names fails.
@MainActor struct SAPIconTests {
    @Test func `there are many and all are drawn`() {
        #expect(SAPIcon.names.count >= 600)
        for symbol in Set(SAPIconTable.symbols.values).union([SAPIcon.placeholder]).sorted() {
            let known = ViewTest(Image(systemName: symbol)).svg()
            #expect(known != ViewTest(Image(systemName: "no.such.symbol")).svg(), "\(symbol)")
        }
    }

    @Test(arguments: [
        ("sap-icon://add", "plus"), ("sap-icon://navigation-right-arrow", "chevron.forward"),
        ("sap-icon://SAP-icons-TNT/employee", "person"), ("star.fill", "star.fill"),
        ("sap-icon://no-such-icon", "questionmark.square"), ("sap-icon://", "questionmark.square"),
    ])
    func names(name: String, symbol: String) {
        #expect(SAPIcon.symbolName(for: name) == symbol)
        #expect(ViewTest(Image(sapIcon: name)).svg() == ViewTest(Image(systemName: symbol)).svg())
    }
}
