import Foundation
import Testing

@testable import SwiftUI
@testable import SwiftUIControls
@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUITestHost

/// Mistakes of apps: no crash or hang, and a line in the log that names the cause.
///
/// Numbers: counts of views, rows and taps in the tests. Limits of evaluations and readers bound this implementation,
/// with room above today's values.
@MainActor
@Suite("Robustness", .serialized)
struct RobustnessTests {
    private final class Counter {
        var count = 0
        var host: ViewTest<AnyView>?
    }

    /// The lines that an action causes in the runtime's log.
    private func log(_ action: () throws -> Void) rethrows -> [String] {
        let lines = Lines()
        let outer = Log.sink
        Log.sink = { lines.add($0) }
        defer { Log.sink = outer }
        try action()
        return lines.all
    }

    private final class Lines: @unchecked Sendable {
        private var lines: [String] = []
        private let lock = NSLock()

        func add(_ line: String) { lock.withLock { lines.append(line) } }
        var all: [String] { lock.withLock { lines } }
    }

    private struct WritingBody: View {
        let evaluations: Counter
        @State private var count = 0
        @State private var other = 0
        var body: some View {
            evaluations.count += 1
            count += 1
            return Button("\(other) \(count > 0)") { other += 1 }.accessibilityIdentifier("button")
        }
    }

    @Test func `a body that writes state is warned of once, does not loop, and still follows later changes`() throws {
        let evaluations = Counter()
        let lines = try log {
            let test = ViewTest(WritingBody(evaluations: evaluations))
            #expect(try test.element("button").label == "0 true")
            #expect(evaluations.count <= 6)
            evaluations.count = 0
            try test.tap("button")
            try test.tap("button")
            #expect(try test.element("button").label == "2 true")
            #expect(evaluations.count <= 24)
        }
        #expect(lines.count == 1)
        #expect(
            lines.first?.contains("WritingBody was written while the body of WritingBody was evaluated") == true)
    }

    private struct Restless: View {
        @State private var count = 0
        @State private var runs = true
        var body: some View {
            Button("count \(count)") { runs = false }.accessibilityIdentifier("stop")
                .onChange(of: count, initial: true) { if runs { count += 1 } }
        }
    }

    @Test func `a view that never settles is stopped and named, and can be used afterwards`() throws {
        let lines = try log {
            let test = ViewTest(Restless())
            try test.tap("stop")
            let label = try test.element("stop").label
            #expect(try test.element("stop").label == label)
        }
        #expect(lines.contains { $0.contains("did not settle") && $0.contains("Restless") })
    }

    private final class Feed: ObservableObject, @unchecked Sendable {
        @Published var count = 0
    }

    private struct FeedView: View {
        @ObservedObject var feed: Feed
        @State private var received = 0
        var body: some View {
            Text(verbatim: "\(feed.count) \(received)").accessibilityIdentifier("text")
                .onReceive(feed.$count) { received = $0 }
        }
    }

    @Test func `publishers may fire from other threads, which is said once with the view that follows them`()
        async throws
    {
        let lines = Lines()
        let outer = Log.sink
        Log.sink = { lines.add($0) }
        defer { Log.sink = outer }
        let feed = Feed()
        let test = ViewTest(FeedView(feed: feed))
        await Task.detached { for value in 1...100 { feed.count = value } }.value
        try await test.wait(for: "the last value") { try test.element("text").label == "100 100" }
        #expect(
            lines.all.filter { $0.contains("Feed has announced a change to FeedView from a thread other") }.count == 1)
    }

    private struct Sum: View {
        let numbers: Binding<[Int]>
        var body: some View { Text(verbatim: "\(numbers.wrappedValue.count)").accessibilityIdentifier("count") }
    }

    @Test func `state may be written and read from many threads at once`() async throws {
        let location = StateLocation([Int]())
        let test = ViewTest(Sum(numbers: Binding(location: location)))
        let binding = Binding(location: location)
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for number in 0..<500 { binding.wrappedValue = [writer, number] + binding.wrappedValue.prefix(5) }
                }
            }
            for _ in 0..<50 {
                _ = test.elements
                await Task.yield()
            }
        }
        binding.wrappedValue = [1, 2, 3]
        try await test.wait(for: "the last value") { try test.element("count").label == "3" }
    }

    private struct Holder: View {
        let isShown: Bool
        let make: () -> Feed
        var body: some View { if isShown { Owner(make: make) } }

        struct Owner: View {
            @StateObject private var feed: Feed
            init(make: @escaping () -> Feed) { _feed = StateObject(wrappedValue: make()) }
            var body: some View { Text(verbatim: "\(feed.count)") }
        }
    }

    @Test func `objects are released with their view, and what outlives the view may still be written`() {
        weak var feed: Feed?
        let make = {
            let made = Feed()
            feed = made
            return made
        }
        let test = ViewTest(Holder(isShown: true, make: make))
        #expect(feed != nil)
        var kept = feed
        test.update(Holder(isShown: false, make: make))
        kept?.count = 5
        kept = nil
        #expect(feed == nil)
        #expect(test.texts.isEmpty)
    }

    @Test func `a host asked to update, lay out and take events in the middle of an update does not go round`() throws {
        struct Screen: View {
            let counter: Counter
            @State private var count = 0
            var body: some View {
                Button("\(count)") {
                    count += 1
                    _ = counter.host?.elements
                    if count < 3 { try? counter.host?.tap("button") }
                }
                .accessibilityIdentifier("button")
                .onChange(of: count) {
                    counter.count += 1
                    _ = counter.host?.elements
                }
            }
        }
        let counter = Counter()
        let test = ViewTest(AnyView(Screen(counter: counter)))
        counter.host = test
        try test.tap("button")
        #expect(counter.count > 0)
        let label = try test.element("button").label
        // Taps that arrive during the first one are handled after it.
        #expect(label == "3")
        try test.tap("button")
        #expect(try test.element("button").label == "4")
        counter.host = nil
    }

    @Test func `a host that a body asks to update, lay out or take a touch goes on with that body, and names it`()
        throws
    {
        struct Greedy: View {
            let counter: Counter
            @State private var count = 0
            var body: some View {
                counter.count += 1
                if counter.count < 10 {
                    counter.host?.advance(by: 0.1)
                    _ = counter.host?.elements
                    counter.host?.tap(at: CGPoint(x: 10, y: 10))
                }
                return Button("\(count)") { count += 1 }.accessibilityIdentifier("button")
            }
        }
        let counter = Counter()
        let test = ViewTest(AnyView(Greedy(counter: counter)), DisplayConfiguration(width: 100, animates: true))
        counter.host = test
        let lines = try log {
            try test.tap("button")
            _ = try test.element("button").label
            try test.tap("button")
        }
        #expect(lines.contains { $0.contains("update was asked for while the body of Greedy was evaluated") })
        let label = try test.element("button").label
        #expect(Int(label).map { $0 >= 2 } ?? false)
        counter.host = nil
    }

    /// Runs a question once while it measures its views, and counts its measurements in its cache.
    private struct Asking: Layout {
        final class Question: @unchecked Sendable {
            var ask: (() -> Void)?
        }

        let question: Question

        func makeCache(subviews: Subviews) -> Int { 0 }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            cache += 1
            let ask = question.ask
            question.ask = nil
            ask?()
            let size = subviews[0].sizeThatFits(proposal)
            return CGSize(width: size.width, height: size.height * CGFloat(cache))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
            subviews[0].place(at: bounds.origin, proposal: proposal)
        }
    }

    @Test func `a layout that asks its own host while it measures gets an answer, and keeps what is its own`() {
        let question = Asking.Question()
        let test = ViewTest(Asking(question: question) { Color.red.frame(width: 20, height: 10) })
        var answer: CGSize?
        question.ask = {
            MainActor.assumeIsolated { answer = test.sizeThatFits(ProposedViewSize(width: 50, height: 50)) }
        }
        let size = test.sizeThatFits(ProposedViewSize(width: 60, height: 60))
        #expect(answer == CGSize(width: 20, height: 10))
        #expect(size == CGSize(width: 20, height: 10))
        #expect(test.sizeThatFits(ProposedViewSize(width: 70, height: 70)) == CGSize(width: 20, height: 20))
    }

    /// Proposes a wider place in each pass, so that a grid needs lines of another length each time.
    private struct Growing: Layout {
        final class Width: @unchecked Sendable {
            // Wider than the place, which alignment guides may ask for as well.
            var value: CGFloat = 200
        }

        let width: Width

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            width.value += 10
            return subviews[0].sizeThatFits(ProposedViewSize(width: width.value, height: nil))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews[0].place(at: bounds.origin, proposal: proposal)
        }
    }

    @Test func `a layout that proposes another size in each pass ends, with a line in the log`() {
        let lines = log {
            let test = ViewTest(
                Growing(width: Growing.Width()) {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 10), spacing: 0)]) {
                        ForEach(0..<2000, id: \.self) { _ in Color.red.frame(height: 1) }
                    }
                })
            #expect(test.sizeThatFits(ProposedViewSize(width: 100, height: nil)).height > 0)
        }
        #expect(lines.count { $0.contains("still asked for other views after 64 passes") } == 1)
    }

    @Test func `an action that keeps the screen waiting is told with the screen and what it was for`() throws {
        struct Slow: View {
            var body: some View {
                Button("Slow") { Thread.sleep(forTimeInterval: 0.05) }.keyboardShortcut("s")
                    .accessibilityAction(named: "Later") { Thread.sleep(forTimeInterval: 0.05) }
            }
        }
        let usual = Log.hang
        Log.hang = .milliseconds(40)
        defer { Log.hang = usual }
        let lines = try log {
            let test = ViewTest(Slow(), DisplayConfiguration(width: 100))
            try test.tap("Slow")
            test.press("s", modifiers: .command)
            try test.perform("Later", on: "Slow")
        }
        for event in ["a touch at (", "a key", "“Later”"] {
            #expect(lines.contains { $0.hasPrefix("Slow has taken ") && $0.contains(" ms to handle \(event)") })
        }
    }

    @Test func `an action may take long, and one that fails asynchronously harms nobody`() async throws {
        struct Failure: Error {}
        struct Screen: View {
            @State private var text = "idle"
            var body: some View {
                VStack {
                    Button("Slow") {
                        Thread.sleep(forTimeInterval: 0.05)
                        text = "slow"
                    }
                    Button("Fail") {
                        Task {
                            do { throw Failure() } catch { text = "failed" }
                        }
                    }
                    Text(verbatim: text).accessibilityIdentifier("text")
                }
            }
        }
        let test = ViewTest(Screen())
        try test.tap("Slow")
        #expect(try test.element("text").label == "slow")
        try test.tap("Fail")
        try await test.wait(for: "the failure") { try test.element("text").label == "failed" }
    }

    @Test func `a finger on a view that goes away, and actions and cursors for elements that are gone, do nothing`()
        throws
    {
        struct Screen: View {
            let isShown: Bool
            let counter: Counter
            var body: some View {
                if isShown {
                    Button("Go") { counter.count += 1 }.accessibilityAction(named: "More") { counter.count += 1 }
                }
            }
        }
        let counter = Counter()
        let test = ViewTest(Screen(isShown: true, counter: counter))
        let element = try test.element("Go")
        let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
        test.send(.began, at: point)
        test.update(Screen(isShown: false, counter: counter))
        test.send(.moved, at: point)
        test.send(.ended, at: point)
        let lines = log {
            #expect(!test.host.perform(.named("More"), on: element.id))
            #expect(!test.host.moveCursor(to: element.id))
        }
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.contains("no longer there in Screen") })
        #expect(counter.count == 0)
    }

    @Observable @MainActor final class Model { var count = 0 }

    @Test func `a missing environment object is named with its view, and with what to do`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            struct Lonely: View {
                @EnvironmentObject private var feed: Feed
                var body: some View { Text(verbatim: "\(feed.count)") }
            }
            _ = ViewTest(Lonely())
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(
            message.contains("No ObservableObject of type Feed found for Lonely. Set one with environmentObject(_:)"))
        let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            struct Alone: View {
                @Environment(Model.self) private var model
                var body: some View { Text(verbatim: "\(model.count)") }
            }
            _ = ViewTest(Alone())
        }
        let second = String(decoding: try #require(other).standardErrorContent, as: UTF8.self)
        #expect(second.contains("No observable object of type Model found for Alone. Set one with environment(_:)"))
    }

    private final class Token {
        nonisolated(unsafe) static var alive = 0
        init() { Self.alive += 1 }
        deinit { Self.alive -= 1 }
    }

    private struct Row: View {
        let shared: Binding<Int>
        @State private var token = Token()
        var body: some View { Text(verbatim: "\(shared.wrappedValue) \(type(of: token))") }
    }

    private struct Changing: View {
        let generation: Int
        let shared: StateLocation<Int>
        var body: some View {
            ForEach(0..<3) { Row(shared: Binding(location: shared)).id($0 + generation * 3) }
            Text(verbatim: "\(generation)").accessibilityLabel("generation")
        }
    }

    @Test func `however many updates there were, only what is on screen is kept`() {
        let shared = StateLocation(1)
        let test = ViewTest(Changing(generation: 0, shared: shared))
        for generation in 1...10_000 { test.update(Changing(generation: generation, shared: shared)) }
        #expect(test.texts.count == 4)
        #expect(Token.alive == 3)
        // Removed rows are purged from the readers of the value.
        #expect(shared.readerCount < 64)
    }
}
