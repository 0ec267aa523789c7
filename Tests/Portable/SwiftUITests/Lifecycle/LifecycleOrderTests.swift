import Combine
import SwiftUITestHost
import Testing

/// The order and number of the calls when views appear, change and disappear.
///
/// Numbers: the number of lines that the test's tasks write: two starts and one cancellation.
@MainActor
@Suite("Order of appearance and change")
struct LifecycleOrderTests {
    private let journal = Journal()

    private struct Rows: View {
        let journal: Journal
        let numbers: [Int]
        let isLazy: Bool
        var body: some View {
            if isLazy {
                ScrollView { LazyVStack { rows } }
            } else {
                VStack { rows }
            }
        }

        private var rows: some View {
            ForEach(numbers, id: \.self) { number in
                Text(verbatim: "\(number)")
                    .onAppear { journal("+\(number)") }
                    .onDisappear { journal("-\(number)") }
                    .onChange(of: numbers.count) { journal("\(number) of \($1)") }
            }
        }
    }

    @Test(arguments: [
        false, true,
    ])
    func `elements come, change and go in the order of the data; those that stay or move are not told`(isLazy: Bool) {
        func rows(_ numbers: [Int]) -> Rows { Rows(journal: journal, numbers: numbers, isLazy: isLazy) }
        let test = ViewTest(rows(Array(0..<12)), DisplayConfiguration(height: 600))
        _ = test.texts
        #expect(journal.take() == (0..<12).map { "+\($0)" })
        test.update(rows((0..<12).reversed()))
        _ = test.texts
        #expect(journal.take() == [])
        test.update(rows([11, 0]))
        _ = test.texts
        let lines = journal.take()
        #expect(lines.filter { $0.hasPrefix("-") } == (1...10).reversed().map { "-\($0)" })
        #expect(lines.filter { !$0.hasPrefix("-") } == ["11 of 2", "0 of 2"])
        test.update(rows([11, 20, 21, 0]))
        _ = test.texts
        let more = journal.take()
        #expect(more.filter { $0.hasPrefix("+") } == ["+20", "+21"])
        #expect(more.filter { !$0.hasPrefix("+") } == ["11 of 4", "0 of 4"])
    }

    private struct Changing: View {
        let journal: Journal
        @State private var value = 1
        @State private var doubled = 2
        var body: some View {
            Button("Change \(value) \(doubled)") {
                value += 1
                value += 1
            }
            .accessibilityIdentifier("change")
            .onAppear { journal("appears") }
            .onChange(of: value, initial: true) { old, new in
                journal("value \(old) \(new)")
                doubled = new * 2
            }
            .onChange(of: doubled) { old, new in journal("doubled \(old) \(new) of \(value)") }
        }
    }

    @Test func `two writes are one change; a change that an action makes is told once, with what came of both`() throws
    {
        let test = ViewTest(Changing(journal: journal))
        #expect(try test.element("change").label == "Change 1 2")
        #expect(journal.take() == ["appears", "value 1 1"])
        try test.tap("change")
        #expect(journal.take() == ["value 1 3", "doubled 2 6 of 3"])
        #expect(try test.element("change").label == "Change 3 6")
    }

    private struct There: View {
        let journal: Journal
        @State private var value = 0
        var body: some View {
            Button("Back and forth") {
                value = 1
                value = 0
            }
            .onChange(of: value) { journal("changed") }
        }
    }

    @Test func `a value that is back when the update comes has not changed`() throws {
        let test = ViewTest(There(journal: journal))
        try test.tap("Back and forth")
        #expect(journal.take() == [])
    }

    private final class Feed: ObservableObject { @Published var count = 0 }

    private struct Listening: View {
        let journal: Journal
        let current: CurrentValueSubject<String, Never>
        let passing: PassthroughSubject<String, Never>
        @ObservedObject var feed: Feed
        var note = ""
        var body: some View {
            Text("listening")
                .onReceive(current) { journal("current \($0)\(note)") }
                .onReceive(passing) { journal("passing \($0)\(note)") }
                .onReceive(feed.$count) { journal("count \($0)\(note)") }
        }
    }

    @Test func `a publisher is subscribed to once: values come once each, whatever is evaluated, to the newest action`()
    {
        let current = CurrentValueSubject<String, Never>("a")
        let passing = PassthroughSubject<String, Never>()
        let feed = Feed()
        func view(_ note: String) -> Listening {
            Listening(journal: journal, current: current, passing: passing, feed: feed, note: note)
        }
        let test = ViewTest(view(""))
        _ = test.texts
        #expect(Set(journal.lines) == ["current a", "count 0"])
        #expect(journal.take().count == 2)
        test.update(view("!"))
        _ = test.texts
        #expect(journal.take() == [])
        passing.send("b")
        passing.send("b")
        current.send("c")
        feed.count = 1
        _ = test.texts
        #expect(journal.take() == ["passing b!", "passing b!", "current c!", "count 1!"])
    }

    private struct Working: View {
        let journal: Journal
        let id: Int
        var body: some View {
            Text("work").task(id: id) {
                await note("start \(id)")
                await withTaskCancellationHandler {
                    try? await Task.sleep(for: .seconds(86_400))
                } onCancel: {
                    MainActor.assumeIsolated { journal("cancel \(id)") }
                }
            }
        }

        @MainActor private func note(_ line: String) async { journal(line) }
    }

    @Test func `a task is cancelled before the next one starts, in the update that changes its identity`() async throws
    {
        let test = ViewTest(Working(journal: journal, id: 1))
        _ = test.texts
        try await test.wait(for: "the first task") { !journal.lines.isEmpty }
        test.update(Working(journal: journal, id: 1))
        test.update(Working(journal: journal, id: 2))
        #expect(journal.lines == ["start 1", "cancel 1"])
        try await test.wait(for: "the second task") { journal.lines.count >= 3 }
        #expect(journal.lines == ["start 1", "cancel 1", "start 2"])
        // A task must not outlive the test.
        withExtendedLifetime(test) {}
    }

    private struct Identified: View {
        let journal: Journal
        let id: Int
        var body: some View {
            Counter(journal: journal).id(id)
        }

        struct Counter: View {
            let journal: Journal
            @State private var count = 0
            var body: some View {
                Button("count \(count)") { count += 1 }
                    .onAppear { journal("+") }
                    .onDisappear { journal("- \(count)") }
            }
        }
    }

    @Test func `another identity ends a view with its state and begins one anew`() throws {
        let test = ViewTest(Identified(journal: journal, id: 1))
        try test.tap("count 0")
        try test.tap("count 1")
        #expect(journal.take() == ["+"])
        test.update(Identified(journal: journal, id: 2))
        #expect(test.has("count 0"))
        #expect(Set(journal.lines) == ["- 2", "+"] && journal.take().count == 2)
        test.update(Identified(journal: journal, id: 1))
        #expect(test.has("count 0"))
    }
}
