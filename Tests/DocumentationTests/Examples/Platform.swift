// The code has the form of the pages.
// swift-format-ignore-file
// Pages of the modules FioriSwiftUI, SwiftUI, Combine and SwiftUITestHost

import SwiftUITestHost
import Testing

// example
import FioriSwiftUI
import SwiftUI

struct SalesPage: View {
    let sales: ChartModel

    var body: some View {
        List {
            Section {
                ObjectHeader(title: "Net Sales", subtitle: "This quarter") { EmptyView() }
                ChartView(sales).frame(height: 240)
            }
            Section {
                ContactItem(title: "Laurel Osborn", subtitle: "Sales Manager")
            } header: {
                SectionHeader(title: "Contact")
            }
        }
    }
}
// end

// example
import SwiftUI

struct GreetingView: View {
    @State private var name = ""

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Text(name.isEmpty ? "Who are you?" : "Hello, \(name)!")
        }
    }
}
// end

// example
struct Tally: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Button("Count") { count += 1 }
            Text("\(count) times")
        }
    }
}
// end

@MainActor
@Suite("Documentation: the example of the test host")
struct TestHostExample {
    // example
    @Test("A tap on the button counts")
    @MainActor func counting() throws {
        let test = ViewTest(Tally(), DisplayConfiguration(width: 390, height: 844))
        #expect(test.has("Count"))
        try test.tap("Count")
        #expect(try test.text("1 times").frame.minX >= 0)
    }
    // end
}
