import CoreGraphics
import SwiftUITestHost
import Testing

@testable import SwiftUI

/// What stands above bars that come and go.
@MainActor
@Suite("Bars that come and go")
struct LeavingBarTests {
    private struct Page: View {
        @State var hidesTabs = false
        @State var hasBar = false
        @State var hidesTitle = false

        var body: some View {
            TabView {
                NavigationStack {
                    ScrollView { Color.green.frame(height: 2_000) }
                        .safeAreaInset(edge: .top) { Text("above") }
                        .safeAreaInset(edge: .bottom) {
                            HStack {
                                Button("Tabs") { withAnimation(.linear(duration: 1)) { hidesTabs.toggle() } }
                                Button("Bar") { withAnimation(.linear(duration: 1)) { hasBar.toggle() } }
                                Button("Title") { withAnimation(.linear(duration: 1)) { hidesTitle.toggle() } }
                            }
                            .frame(height: 50)
                        }
                        .toolbar { if hasBar { ToolbarItem(placement: .bottomBar) { Text("In the bar") } } }
                        .toolbar(hidesTabs ? .hidden : .visible, for: .tabBar)
                        .toolbar(hidesTitle ? .hidden : .visible, for: .navigationBar)
                        .navigationTitle("Title of it").navigationBarTitleDisplayMode(.inline)
                }
                .tabItem { Text("First") }
                Text("b").tabItem { Text("Second") }
            }
        }
    }

    private let phone = DisplayConfiguration(
        width: 390, height: 800, safeAreaInsets: EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0),
        animates: true)

    /// Where something stands at the start, in the middle and at the end of what a button does.
    private func way(_ test: ViewTest<Page>, of name: String, after button: String) throws -> [CGFloat] {
        var places: [CGFloat] = [try test.frame(of: name).midY]
        try test.tap(button)
        test.advance(by: 0.5)
        places.append(try test.frame(of: name).midY)
        test.advance(by: 0.6)
        return places + [try test.frame(of: name).midY]
    }

    private func isHalfway(_ way: [CGFloat], by distance: CGFloat) -> Bool {
        isNear(way[2] - way[0], distance, by: 0.6) && isNear(way[1] - way[0], distance / 2, by: 3)
    }

    @Test("What stands on a tab bar goes down with it, and up again")
    func tabs() throws {
        let test = ViewTest(Page(), phone)
        #expect(try isHalfway(way(test, of: "Tabs", after: "Tabs"), by: 49))
        #expect(!test.has("Second"))
        #expect(try isHalfway(way(test, of: "Tabs", after: "Tabs"), by: -49))
        #expect(test.has("Second"))
    }

    @Test("What stands on a toolbar at the bottom goes up and down with it")
    func toolbar() throws {
        let test = ViewTest(Page(), phone)
        #expect(try isHalfway(way(test, of: "Bar", after: "Bar"), by: -44))
        #expect(test.has("In the bar"))
        #expect(try isHalfway(way(test, of: "Bar", after: "Bar"), by: 44))
        #expect(!test.texts.contains { $0.string == "In the bar" })
    }

    @Test("What stands below a navigation bar goes up with it, and down again")
    func title() throws {
        let test = ViewTest(Page(), phone)
        #expect(try isHalfway(way(test, of: "above", after: "Title"), by: -44))
        #expect(try isHalfway(way(test, of: "above", after: "Title"), by: 44))
    }
}
