import SwiftUITestHost
import Testing

/// Views in an `AnyView` are made when they come into view, if their type says how many they are.
///
/// Numbers: rows of 50 points in a window of 200; four rows are in view, and a lazy stack keeps as many before and after
/// those as it shows.
@MainActor
@Suite("Erased views in lazy containers")
struct LazyErasedViewTests {
    private let window = DisplayConfiguration(width: 100, height: 200)

    @MainActor private final class Record {
        var evaluated: [Int] = []
        var events: [String] = []
    }

    private struct Row: View {
        let number: Int
        let record: Record
        @State private var taps = 0

        var body: some View {
            record.evaluated.append(number)
            return Button("\(number): \(taps)") { taps += 1 }.frame(height: 50).accessibilityIdentifier("row \(number)")
                .onAppear { record.events.append("+\(number)") }
                .onDisappear { record.events.append("-\(number)") }
        }
    }

    private func rows(_ record: Record) -> some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { AnyView(Row(number: $0, record: record)) }
            }
        }
    }

    @Test func `only those in view are made, appear and disappear`() throws {
        let record = Record()
        let test = ViewTest(rows(record), window)
        #expect(test.has("row 3"))
        #expect(Set(record.evaluated) == Set(0..<5))
        #expect(record.events == ["+0", "+1", "+2", "+3", "+4"])
        record.events = []
        test.scroll(at: CGPoint(x: 50, y: 100), y: 1025)
        #expect(try test.frame(of: "row 20").minY == -25)
        #expect(Set(record.events) == Set((20...24).map { "+\($0)" } + (0...4).map { "-\($0)" }))
    }

    @Test func `state stays while a view is out of view`() throws {
        let test = ViewTest(rows(Record()), window)
        try test.tap("row 1")
        test.scroll(at: CGPoint(x: 50, y: 100), y: 3000)
        test.scroll(at: CGPoint(x: 50, y: 100), y: -3000)
        #expect(try test.element("row 1").label == "1: 1")
    }

    private struct Replaced: View {
        @State private var isText = true

        var body: some View {
            VStack(spacing: 0) {
                Button("Replace") { isText.toggle() }.frame(height: 40)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { number in
                            isText
                                ? AnyView(Text("text \(number)").frame(height: 50))
                                : AnyView(
                                    Group {
                                        block("first \(number)", height: 20)
                                        block("second \(number)", height: 20)
                                    })
                        }
                    }
                }
            }
        }
    }

    @Test func `another type with another number of views takes the place, in view and out of view`() throws {
        let test = ViewTest(Replaced(), window)
        #expect(test.has("text 0"))
        try test.tap("Replace")
        #expect(try test.frame(of: "second 0").minY == 60)
        #expect(try test.frame(of: "first 3").minY == 160)
        test.scroll(at: CGPoint(x: 50, y: 100), y: 2000)
        #expect(try test.frame(of: "first 50").minY == 40)
    }

    private struct Jumping: View {
        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("Jump") { proxy.scrollTo("mark 70", anchor: .top) }.frame(height: 40)
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<100, id: \.self) { number in
                                AnyView(block("row \(number)", height: 50).id("mark \(number)"))
                            }
                        }
                    }
                }
            }
        }
    }

    @Test func `a view with an identity is found before it is made`() throws {
        let test = ViewTest(Jumping(), window)
        #expect(test.has("row 0"))
        try test.tap("Jump")
        #expect(try test.frame(of: "row 70").minY == 40)
    }
}
