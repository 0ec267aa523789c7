import SwiftUITestHost
import Testing

@testable import SwiftUICore
@testable import SwiftUINavigation

/// A navigation stack inside a row of a page.
@MainActor
@Suite("Stacks in rows")
struct NestedStackTests {
    @Test func `the page of a column keeps its bar around a stack in a row`() throws {
        struct Screen: View {
            @State private var choice: Int? = 1
            var body: some View {
                NavigationSplitView {
                    List(selection: $choice) { Text("One").tag(1) }.navigationTitle("Contents")
                } detail: {
                    NavigationStack {
                        List { NavigationStack { Text("Inner") }.frame(height: 100) }.navigationTitle("Page")
                    }
                }
            }
        }
        let configuration = DisplayConfiguration(width: 390, height: 844)
        let test = ViewTest(Screen(), configuration)
        #expect(test.elements.contains { $0.label == "Page" && $0.isHeader })
        #expect(test.elements.contains { $0.label == "Contents" && $0.role == "button" })
    }
}
