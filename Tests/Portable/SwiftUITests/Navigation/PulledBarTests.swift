import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUI

/// Bars above content that is pulled down.
@MainActor
@Suite("Bars over content that is pulled")
struct PulledBarTests {
    private struct Page: View {
        var mode = NavigationBarItem.TitleDisplayMode.large
        @State private var query = ""

        var body: some View {
            NavigationStack {
                List(0..<30, id: \.self) { Text("Row \($0)") }
                    .navigationTitle("Inbox")
                    .navigationBarTitleDisplayMode(mode)
                    .searchable(text: $query)
                    .toolbar { Button("Add") {} }
            }
        }
    }

    private let phone = DisplayConfiguration(
        width: 390, height: 844, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

    private func places(_ test: ViewTest<Page>) throws -> [CGFloat] {
        try ["Inbox", "Search", "Row 0", "Add"].map { try test.frame(of: $0).minY }
    }

    private func pull(_ test: ViewTest<Page>) throws {
        test.touch(at: CGPoint(x: 195, y: 400))
        try test.move(to: CGPoint(x: 195, y: 420))
        try test.move(to: CGPoint(x: 195, y: 500))
    }

    @Test func `a large title and the search field stay with the content, the row stays where it is`() throws {
        let test = ViewTest(Page(), phone)
        let before = try places(test)
        try pull(test)
        let after = try places(test)
        let way = after[2] - before[2]
        #expect(way > 30 && way < 90)
        #expect(abs(after[0] - before[0] - way) <= 1 && abs(after[1] - before[1] - way) <= 1)
        #expect(after[3] == before[3])
        try test.lift()
        test.advance(by: 2)
        #expect(try places(test) == before)
    }

    @Test func `a title in the row stays`() throws {
        let test = ViewTest(Page(mode: .inline), phone)
        let before = try places(test)
        try pull(test)
        let after = try places(test)
        #expect(after[0] == before[0] && after[3] == before[3] && after[2] > before[2] + 30)
    }
}
