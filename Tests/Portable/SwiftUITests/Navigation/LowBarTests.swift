import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUINavigation

/// A phone that lies on its side.
///
/// Numbers: bars of 32 points in low windows (UIKit), 44 and 52 more with a large title of 34 otherwise
/// (Docs/Facts/IOSMetrics.md); middles follow from the window of 844 × 390 and its insets. Tab titles of 12 are not compared with a
/// device.
@MainActor
@Suite("Bars in low windows")
struct LowBarTests {
    private let low = DisplayConfiguration(
        width: 844, height: 390, verticalSizeClass: .compact,
        safeAreaInsets: EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47))

    private struct Page: View {
        var add: () -> Void = {}

        var body: some View {
            NavigationStack {
                ScrollView { Text("Top").frame(maxWidth: .infinity) }
                    .navigationTitle("Places")
                    .toolbar {
                        ToolbarItem { Button("Add") { add() } }
                        ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
                    }
            }
        }
    }

    @Test func `are 32 high and have no large titles`() throws {
        let test = ViewTest(Page(), low)
        let title = try test.frame(of: "Places")
        #expect(abs(title.midX - 422) <= 0.5 && abs(title.midY - 16) <= 0.5)
        #expect(try test.text("Places").fontSize == 17)
        #expect(try abs(test.frame(of: "Add").midY - 16) <= 0.5)
        #expect(try test.frame(of: "Top").minY == CGFloat(32))
        #expect(try abs(test.frame(of: "Sort").midY - (390 - 21 - 16)) <= 0.5)
    }

    @Test func `a title becomes large when the window gets high`() throws {
        struct Turning: View {
            @State private var isHigh = false

            var body: some View {
                Page(add: { isHigh = true }).environment(\.verticalSizeClass, isHigh ? .regular : .compact)
            }
        }
        let test = ViewTest(Turning(), low)
        try test.tap("Add")
        #expect(try test.frame(of: "Top").minY == CGFloat(96))
        #expect(try test.text("Places").fontSize == 34)
    }

    @Test func `tabs share the bar, with titles beside their pictures`() throws {
        let tabs = TabView {
            Color.red.tabItem { Label("Mail", systemImage: "envelope") }
            Color.blue.tabItem { Label("People", systemImage: "person") }
        }
        let test = ViewTest(tabs, low)
        let (mail, people) = (try test.element("Mail").frame, try test.element("People").frame)
        #expect(mail.height == 32 && mail.maxY == CGFloat(390 - 21))
        #expect(mail.width == people.width && mail.maxX == people.minX)
        let title = try test.text("Mail")
        #expect(title.fontSize == 12 && abs(title.frame.midY - mail.midY) <= 0.5)
        #expect(title.frame.midX > mail.midX)
    }

    @Test func `a badge stands between the picture and the title`() throws {
        let tabs = TabView {
            Color.red.tabItem { Label("Mail", systemImage: "envelope") }.badge(1200)
            Color.blue.tabItem { Label("People", systemImage: "person") }
        }
        for look in [low, DisplayConfiguration(width: 1024, height: 768, horizontalSizeClass: .regular)] {
            let test = ViewTest(tabs, look)
            #expect(try test.text("1,200").frame.maxX <= test.text("Mail").frame.minX - 4)
            #expect(try test.text("1,200").frame.midY < test.text("Mail").frame.midY)
        }
    }
}
