import SwiftUI
import SwiftUITestHost
import Testing

/// Views that exist for assistive technology only.
///
/// Numbers: half of the 80 points that the chart of the test is wide.
@MainActor
struct SemanticsContentTests {
    private final class Counter {
        var count = 0
    }

    private struct Part: View {
        let counter: Counter
        let text: String

        var body: some View {
            counter.count += 1
            return Text(text)
        }
    }

    @Test func `they are made when the semantics are first read`() {
        let counter = Counter()
        let test = ViewTest(
            Color.red.frame(width: 50, height: 50).accessibilityElement().accessibilityLabel("Chart")
                .accessibilityChildren { Part(counter: counter, text: "Point") })
        _ = test.size
        #expect(counter.count == 0)
        #expect(test.elements.contains { $0.label == "Point" })
        #expect(counter.count == 1)
        _ = test.elements
        #expect(counter.count == 1)
    }

    @Test func `they follow changes before and after`() {
        let counter = Counter()
        func view(_ text: String) -> some View {
            Color.red.frame(width: 50, height: 50).accessibilityElement().accessibilityLabel("Chart")
                .accessibilityChildren { Part(counter: counter, text: text) }
        }
        let test = ViewTest(view("One"))
        _ = test.size
        test.update(view("Two"))
        #expect(counter.count == 0)
        #expect(test.elements.contains { $0.label == "Two" })
        test.update(view("Three"))
        #expect(test.elements.contains { $0.label == "Three" })
        #expect(!test.elements.contains { $0.label == "Two" })
    }

    @Test func `those made later exist at once, with frames in the view`() throws {
        struct Page: View {
            @State private var isShown = false

            var body: some View {
                VStack {
                    Button("Show") { isShown = true }
                    if isShown {
                        Color.red.frame(width: 80, height: 40).accessibilityElement().accessibilityLabel("Chart")
                            .accessibilityChildren {
                                GeometryReader { geometry in
                                    Color.clear.frame(width: geometry.size.width / 2, height: 10)
                                        .accessibilityElement().accessibilityLabel("Half")
                                }
                            }
                    }
                }
            }
        }
        let test = ViewTest(Page())
        try test.tap("Show")
        #expect(try test.frame(of: "Half").width == 40)
        #expect(try test.frame(of: "Half").minX == test.frame(of: "Chart").minX)
    }
}
