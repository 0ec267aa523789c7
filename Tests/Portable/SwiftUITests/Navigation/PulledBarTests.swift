import Foundation
@testable import SwiftUIControls
@testable import SwiftUIInteraction
@testable import SwiftUINavigation
@testable import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Bars above content that is pulled down.
///
/// Numbers: margins of 16 on the display of 390. The resistance of pulled content (30 to 90 of 100 points), the growth
/// of a title by a tenth over 150 points, and the gap of 60 for a refresh are as drawn today; not compared with a
/// device.
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
        try ["Inbox", "Search", "Row 0", "Add"].map { try test.frame(of: $0).midY }
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

    private struct Titled: View {
        var title = "Inbox"
        var canRefresh = false

        var body: some View {
            NavigationStack {
                if canRefresh { list.refreshable { try? await Task.sleep(for: .seconds(60)) } } else { list }
            }
        }

        private var list: some View {
            List(0..<30, id: \.self) { Text("Row \($0)") }.navigationTitle(title)
        }
    }

    /// Pulls the list down. Returns the distance that it has moved, and the frames of the title before and after.
    private func pullTitle(
        _ view: Titled, _ configuration: DisplayConfiguration, by distance: CGFloat = 100
    ) throws -> (way: CGFloat, before: CGRect, after: CGRect) {
        let test = ViewTest(view, configuration)
        let (before, row) = (try test.frame(of: view.title), try test.frame(of: "Row 0").minY)
        test.touch(at: CGPoint(x: 195, y: 300))
        try test.move(to: CGPoint(x: 195, y: 310))
        try test.move(to: CGPoint(x: 195, y: 310 + distance))
        return (try test.frame(of: "Row 0").minY - row, before, try test.frame(of: view.title))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a large title grows from its leading edge as it is pulled, up to a tenth`(
        _ direction: LayoutDirection
    ) throws {
        var screen = phone
        screen.layoutDirection = direction
        let (way, before, after) = try pullTitle(Titled(), screen)
        #expect(way > 30 && isNear(after.width / before.width, 1 + way / 1500, by: 0.005))
        #expect(isNear(after.height / before.height, after.width / before.width, by: 0.001))
        if direction == .leftToRight {
            #expect(isNear(after.minX, 16, by: 0.01) && after.maxX > before.maxX)
        } else {
            #expect(isNear(after.maxX, 390 - 16, by: 0.01) && after.minX < before.minX)
        }
        let far = try pullTitle(Titled(), screen, by: 500)
        #expect(isNear(far.after.width / before.width, 1.1, by: 0.001))
    }

    @Test func `it grows no wider than the bar has room`() throws {
        let wide = try pullTitle(Titled(title: "Correspondence of old"), phone, by: 500)
        #expect(wide.before.width > 330 && wide.before.width < 356, "\(wide.before)")
        #expect(isNear(wide.after.width, 358, by: 0.5))
        let full = try pullTitle(Titled(title: "Correspondence of all the years"), phone, by: 500)
        #expect(isNear(full.after.width, full.before.width, by: 0.6))
    }

    @Test func `it grows only beyond the gap in which a refresh shows`() throws {
        let short = try pullTitle(Titled(canRefresh: true), phone)
        #expect(short.way > 30 && short.way < 60 && short.after.width == short.before.width)
        let long = try pullTitle(Titled(canRefresh: true), phone, by: 300)
        #expect(isNear(long.after.width / long.before.width, 1 + (long.way - 60) / 1500, by: 0.005))
    }

    @Test func `it keeps its size where motion is reduced`() throws {
        var screen = phone
        screen.accessibility = .reduceMotion
        let (way, before, after) = try pullTitle(Titled(), screen, by: 500)
        #expect(way > 100 && after.width == before.width)
    }
}
