import Combine
import SwiftUITestHost
import Testing

/// The order and count of appearances, disappearances, tasks and change actions of views.
@MainActor
struct LifecycleTests {
    private struct Page: View {
        let journal: Journal
        @State private var isShown = true
        @State private var value = 1

        var body: some View {
            VStack {
                Button("toggle") { isShown.toggle() }
                Button("increase") { value += 1 }
                if isShown {
                    Text("inner")
                        .onAppear { journal("inner appears") }
                        .onDisappear { journal("inner disappears") }
                }
            }
            .onAppear { journal("outer appears") }
            .onChange(of: value) { old, new in journal("\(old) became \(new)") }
            .onChange(of: value, initial: true) { journal("value is \(value)") }
        }
    }

    @Test func `inner views appear before outer ones`() {
        let journal = Journal()
        let test = ViewTest(Page(journal: journal))
        _ = test.texts
        #expect(journal.lines == ["inner appears", "outer appears", "value is 1"])
    }

    @Test func `views disappear when their branch does`() throws {
        let journal = Journal()
        let test = ViewTest(Page(journal: journal))
        journal.lines.removeAll()
        try test.tap("toggle")
        #expect(journal.lines == ["inner disappears"])
        try test.tap("toggle")
        #expect(journal.lines == ["inner disappears", "inner appears"])
    }

    @Test func `changes are told once with old and new value`() throws {
        let journal = Journal()
        let test = ViewTest(Page(journal: journal))
        journal.lines.removeAll()
        try test.tap("increase")
        #expect(journal.lines == ["1 became 2", "value is 2"])
        test.update(Page(journal: journal))
        #expect(journal.lines.count == 2)
    }

    /// Apple's documentation of the modifier: values that its action has captured are those before the change.
    @available(*, deprecated)
    @Test func `actions of the older kind have captured the old value`() throws {
        struct Page: View {
            let journal: Journal
            @State private var value = 1
            var body: some View {
                Button("increase") { value += 1 }
                    .onChange(of: value) { [value] new in journal("\(value) became \(new)") }
            }
        }
        let journal = Journal()
        let test = ViewTest(Page(journal: journal))
        try test.tap("increase")
        try test.tap("increase")
        #expect(journal.lines == ["1 became 2", "2 became 3"])
    }

    @Test func `another identity is another view`() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Owner: View {
            let identity: Int
            var body: some View { Counter().id(identity) }
        }
        let test = ViewTest(Owner(identity: 1))
        try test.tap("count 0")
        #expect(test.has("count 1"))
        test.update(Owner(identity: 2))
        #expect(test.has("count 0"))
    }

    @Test func `publishers are heard while the view is there`() throws {
        let journal = Journal()
        let subject = PassthroughSubject<Int, Never>()
        struct Listener: View {
            let subject: PassthroughSubject<Int, Never>
            let journal: Journal
            @State private var isShown = true
            var body: some View {
                VStack {
                    Button("toggle") { isShown.toggle() }
                    if isShown { Text("listening").onReceive(subject) { journal("received \($0)") } }
                }
            }
        }
        let test = ViewTest(Listener(subject: subject, journal: journal))
        subject.send(1)
        try test.tap("toggle")
        subject.send(2)
        #expect(journal.lines == ["received 1"])
    }

    @Test func `tasks run and are cancelled with their view`() async throws {
        let journal = Journal()
        struct Worker: View {
            let journal: Journal
            @State private var isShown = true
            @State private var id = 1
            var body: some View {
                VStack {
                    Button("toggle") { isShown.toggle() }
                    Button("again") { id += 1 }
                    if isShown {
                        Text("working").task(id: id) {
                            await record("start \(id)")
                            do { try await Task.sleep(for: .seconds(86_400)) } catch { await record("cancelled") }
                        }
                    }
                }
            }
            @MainActor private func record(_ line: String) async { journal(line) }
        }
        let test = ViewTest(Worker(journal: journal))
        func settle(_ count: Int) async throws {
            try await test.wait(for: "\(count) lines") { journal.lines.count >= count }
        }
        try await settle(1)
        #expect(journal.lines == ["start 1"])
        try test.tap("again")
        try await settle(3)
        #expect(Set(journal.lines) == ["start 1", "cancelled", "start 2"])
        try test.tap("toggle")
        try await settle(4)
        #expect(journal.lines.filter { $0 == "cancelled" }.count == 2)
    }
}
