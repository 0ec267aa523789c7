import Combine
import Foundation
import SwiftUITestHost
import Testing

/// Actions that follow changes and change something themselves.
///
/// Numbers: the number of lines that the test's tasks write: two starts and one end.
@MainActor
@Suite("Chains of changes")
struct ChangeChainTests {
    private let journal = Journal()

    private struct Chain: View {
        let journal: Journal
        @State private var a = 0
        @State private var b = 0
        @State private var c = 0
        var body: some View {
            VStack {
                Button("Go") {
                    a = 1
                    a = 2
                }
                Button("Clamp") { c = 99 }
                Text(verbatim: "\(a) \(b) \(c)")
            }
            .onChange(of: a) { old, new in
                journal("a \(old) \(new)")
                b = new * 10
            }
            .onChange(of: b) { old, new in
                journal("b \(old) \(new), a is \(a)")
                c = new + 1
            }
            .onChange(of: c) { old, new in
                journal("c \(old) \(new)")
                if new > 50 { c = 50 }
            }
            .onChange(of: [a, b, c]) { journal("all \($0) \($1)") }
        }
    }

    @Test func `a change that follows from another is told in the same update, each with what it was and is`() throws {
        let test = ViewTest(Chain(journal: journal))
        try test.tap("Go")
        #expect(test.has("2 20 21"))
        #expect(
            journal.take() == [
                "a 0 2", "all [0, 0, 0] [2, 0, 0]", "b 0 20, a is 2", "all [2, 0, 0] [2, 20, 0]", "c 0 21",
                "all [2, 20, 0] [2, 20, 21]",
            ])
        try test.tap("Clamp")
        #expect(test.has("2 20 50"))
        #expect(journal.lines.filter { $0.hasPrefix("c") } == ["c 21 99", "c 99 50"])
    }

    private struct Receiver: View {
        let journal: Journal
        let subject: CurrentValueSubject<Int, Never>
        @State private var number = 0
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown {
                    Text(verbatim: "number \(number)")
                        .onReceive(subject) {
                            journal("got \($0), had \(number)")
                            number = $0
                        }
                }
                Button("Toggle") { isShown.toggle() }
            }
        }
    }

    @Test
    func
        `a publisher's values come with the current state, from the value that it has at first, while the view is there`()
        throws
    {
        let subject = CurrentValueSubject<Int, Never>(1)
        let test = ViewTest(Receiver(journal: journal, subject: subject))
        #expect(test.has("number 1"))
        subject.send(2)
        subject.send(3)
        #expect(test.has("number 3"))
        #expect(journal.take() == ["got 1, had 0", "got 2, had 1", "got 3, had 2"])
        try test.tap("Toggle")
        subject.send(4)
        #expect(journal.take().isEmpty)
        try test.tap("Toggle")
        #expect(journal.take() == ["got 4, had 3"])
    }

    private struct Working: View {
        let journal: Journal
        @State private var id: Int? = 1
        @State private var count = 0
        var body: some View {
            VStack {
                Text(verbatim: "id \(id ?? 0) count \(count)")
                    .task(id: id) { [id] in
                        journal("start \(id ?? 0)")
                        await withTaskCancellationHandler {
                            try? await Task.sleep(for: .seconds(1000))
                        } onCancel: {
                        }
                        journal("end \(id ?? 0) \(Task.isCancelled)")
                    }
                Button("Twice") {
                    id = 2
                    id = nil
                }
                Button("Count") { count += 1 }
                Button("Back") {
                    id = 5
                    id = nil
                }
            }
        }
    }

    @Test
    func `a task starts once for the last of several identities, nil among them, and not for one that comes back`()
        async throws
    {
        let test = ViewTest(Working(journal: journal))
        func settle(_ count: Int) async throws {
            try await test.wait(for: "\(count) lines") { journal.lines.count >= count }
        }
        try await settle(1)
        #expect(journal.lines == ["start 1"])
        try test.tap("Count")
        try test.tap("Twice")
        try await settle(3)
        #expect(Set(journal.lines) == ["start 1", "end 1 true", "start 0"])
        try test.tap("Back")
        try await Task.sleep(for: .milliseconds(30))
        #expect(journal.lines.count == 3)
    }

    private struct Moving: View {
        let journal: Journal
        @State private var id = 1
        @State private var isLeft = true
        var body: some View {
            VStack {
                Counter(journal: journal).id(id)
                Button("Renew") { id += 1 }
                Button("Both") {
                    id += 1
                    isLeft.toggle()
                }
            }
        }
    }

    private struct Counter: View {
        let journal: Journal
        @State private var count = 0
        var body: some View {
            Button("count \(count)") { count += 1 }
                .onAppear { journal("appear \(count)") }
                .onDisappear { journal("disappear \(count)") }
                .onChange(of: count, initial: true) { journal("change \($0) \($1)") }
        }
    }

    @Test func `another identity begins with its first state, and appears before the one before disappears`() throws {
        let test = ViewTest(Moving(journal: journal))
        try test.tap("count 0")
        #expect(Set(journal.take()) == ["change 0 0", "appear 0", "change 0 1"])
        try test.tap("Renew")
        #expect(test.has("count 0"))
        let lines = journal.take()
        #expect(Set(lines) == ["change 0 0", "appear 0", "disappear 1"])
        #expect(lines.last == "disappear 1")
    }
}
