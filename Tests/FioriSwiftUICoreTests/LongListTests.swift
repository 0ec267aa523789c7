import FioriSwiftUICore
import FioriThemeManager
import SwiftUI
import SwiftUITestHost
import Testing

/// Lists of components make the rows in view only, however many there are.
///
/// Numbers: rows are at least 44 high (Docs/Facts/IOSMetrics.md), so a window of 600 shows 14 at most. 100 bounds
/// this implementation, which may make rows beside them, and is far below 500.
@MainActor
@Suite("Long lists of components")
struct LongListTests {
    private final class Counter: @unchecked Sendable {
        var made = 0
    }

    private func made<Row: View>(in theme: ThemeManager = ThemeManager(), _ row: @escaping (Int) -> Row) -> Int {
        let counter = Counter()
        let test = ViewTest(
            List {
                ForEach(0..<500, id: \.self) { index in
                    let _ = counter.made += 1
                    row(index)
                }
            }
            .fioriTheme(theme), DisplayConfiguration(width: 390, height: 600))
        _ = test.size
        _ = test.texts
        return counter.made
    }

    @Test func `a row is made when it comes into view`() {
        #expect(made { ContactItem(title: "Person \($0)", subtitle: "Role") } < 100)
        #expect(made { ObjectItem(title: "Object \($0)", subtitle: "Kind") } < 100)
        #expect(made { PersonDetailItem(title: "Person \($0)") } < 100)
        #expect(made { KeyValueItem(key: "Key", value: "Value \($0)") } < 100)
        #expect(made { KPIItem(kpi: "\($0)", subtitle: "Sales") } < 100)
        #expect(made { SectionHeader(title: "Header \($0)") } < 100)
    }

    @Test func `a row with the background of a style sheet is made when it comes into view`() throws {
        let theme = ThemeManager()
        theme.addStyleSheet(try StyleSheet("TableCell { background-color: red; font-size: 20; }"))
        #expect(made(in: theme) { ContactItem(title: "Person \($0)", subtitle: "Role") } < 100)
        #expect(made(in: theme) { ObjectItem(title: "Object \($0)", subtitle: "Kind") } < 100)
    }
}
