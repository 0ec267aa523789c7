import SwiftUITestHost
import Testing

@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUIInteraction

/// Elements of lazy containers appear when they come into view and disappear when they go out of it.
///
/// Numbers: a window of 200 points shows four rows of 50. The other limits bound how many rows and observers this
/// implementation keeps.
@MainActor
@Suite("Appearing in lazy containers")
struct LazyAppearanceTests {
    private final class Log: @unchecked Sendable {
        var lines: [String] = []

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private struct Row: View {
        let number: Int
        let log: Log
        @State private var count = 0

        var body: some View {
            Color.gray.frame(height: 50)
                .accessibilityIdentifier("\(number)")
                .onTapGesture { count += 1 }
                .onAppear { log.lines.append("+\(number)") }
                .onDisappear { log.lines.append("-\(number)") }
        }
    }

    private struct Rows: View {
        var numbers = Array(0..<1000)
        let log: Log

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Row(number: $0, log: log) } }
            }
        }
    }

    private let window = DisplayConfiguration(width: 100, height: 200)
    private let middle = CGPoint(x: 50, y: 100)

    @Test func `rows appear and disappear as they are scrolled`() {
        let log = Log()
        let test = ViewTest(Rows(log: log), window)
        _ = test.displayList
        // The row that begins at the lower edge is in view.
        let first = log.take()
        #expect(first.prefix(4) == ["+0", "+1", "+2", "+3"] && first.count <= 5)
        test.scroll(at: middle, y: 110)
        _ = test.displayList
        let down = log.take()
        #expect(down.filter { $0.hasPrefix("-") } == ["-0", "-1"])
        #expect(down.contains("+5") && down.contains("+6") && !down.contains("+2"))
        test.scroll(at: middle, y: -110)
        _ = test.displayList
        let up = log.take()
        #expect(up.contains("+0") && up.contains("+1") && up.contains("-6"))
        #expect(!up.contains("+2") && !up.contains("-0"))
    }

    @Test func `a row with state of its own disappears once, however far it is away`() throws {
        let log = Log()
        let test = ViewTest(Rows(log: log), window)
        try test.tap("1")
        test.scroll(at: middle, y: 20_000)
        _ = test.displayList
        test.scroll(at: middle, y: 400)
        _ = test.displayList
        #expect(log.take().filter { $0 == "-1" }.count == 1)
        test.scroll(at: middle, y: -30_000)
        _ = test.displayList
        #expect(log.take().filter { $0 == "+1" }.count == 1)
    }

    @Test func `rows that go with their data disappear, those that come appear`() {
        let log = Log()
        let test = ViewTest(Rows(log: log), window)
        _ = test.displayList
        log.lines = []
        test.update(Rows(numbers: [0, 2, 7, 3] + Array(8..<100), log: log))
        _ = test.displayList
        #expect(Set(log.take()).isSuperset(of: ["-1", "+7"]))
        test.update(Rows(numbers: [5], log: log))
        _ = test.displayList
        let last = log.take()
        #expect(Set(last).isSuperset(of: ["-0", "-2", "-7", "-3", "+5"]) && !last.contains("-1"))
        test.update(Rows(numbers: [], log: log))
        _ = test.displayList
        #expect(log.take() == ["-5"])
    }

    @Test func `rows of lists, too`() {
        let log = Log()
        let test = ViewTest(
            List { Section("Head") { ForEach(0..<1000) { Row(number: $0, log: log) } } }.listStyle(.plain),
            DisplayConfiguration(width: 300, height: 400))
        _ = test.displayList
        #expect(log.take().starts(with: ["+0", "+1", "+2"]))
        test.scroll(at: CGPoint(x: 150, y: 200), y: 5000)
        _ = test.displayList
        let lines = log.take()
        #expect(lines.contains("-0") && lines.contains("-2") && lines.filter { $0.hasPrefix("+") }.count < 12)
    }

    @Test func `rows that are written one by one, too`() {
        let log = Log()
        let test = ViewTest(
            List {
                Group {
                    Row(number: 0, log: log); Row(number: 1, log: log); Row(number: 2, log: log)
                    Row(number: 3, log: log); Row(number: 4, log: log); Row(number: 5, log: log)
                }
                VStack { Row(number: 6, log: log) }.padding(4)
                ForEach(7..<40) { number in if number > 0 { Row(number: number, log: log) } }
            }
            .listStyle(.plain), DisplayConfiguration(width: 300, height: 200))
        _ = test.displayList
        let first = log.take()
        #expect(first.starts(with: ["+0", "+1"]) && !first.contains("+5") && !first.contains("+6"))
        #expect(!first.contains("+20"))
        test.scroll(at: CGPoint(x: 150, y: 100), y: 400)
        _ = test.displayList
        let second = log.take()
        #expect(second.contains("-0") && second.contains("+6") && second.contains("+7"))
        test.scroll(at: CGPoint(x: 150, y: 100), y: -400)
        _ = test.displayList
        let third = log.take()
        #expect(third.contains("+0") && third.contains("-6") && third.filter { $0 == "+0" }.count == 1)
    }

    @Test func `a header that stays in view does not disappear`() {
        let log = Log()
        let test = ViewTest(
            List {
                ForEach(0..<3) { section in
                    Section {
                        ForEach(0..<20) { Text("Row \($0)") }
                    } header: {
                        Row(number: section, log: log)
                    }
                }
            }
            .listStyle(.plain), DisplayConfiguration(width: 300, height: 400))
        _ = test.displayList
        #expect(log.take() == ["+0"])
        test.scroll(at: CGPoint(x: 150, y: 200), y: 300)
        _ = test.displayList
        #expect(log.take().isEmpty)
        test.scroll(at: CGPoint(x: 150, y: 200), y: 800)
        _ = test.displayList
        #expect(log.take() == ["+1", "-0"])
    }

    private final class Follower: ViewNode, BranchVisibilityObserver {
        func visibilityDidChange() {}
    }

    @Test func `a page forgets rows that are gone`() {
        let graph = ViewGraph()
        let page = BranchVisibility(outer: nil)
        let stays = Follower(inputs: _ViewInputs(graph: graph, parent: nil, environment: EnvironmentValues()))
        page.observe(stays)
        for _ in 0..<10_000 {
            page.observe(Follower(inputs: _ViewInputs(graph: graph, parent: nil, environment: EnvironmentValues())))
        }
        #expect(page.observerCount <= 128)
        withExtendedLifetime(stays) {}
    }

    private struct Ticking: View {
        let number: Int
        let log: Log

        var body: some View {
            Color.gray.frame(height: 50)
                .task {
                    log.lines.append("start \(number)")
                    try? await Task.sleep(for: .seconds(86_400))
                    log.lines.append("cancelled \(number)")
                }
        }
    }

    @Test func `a task ends with its row out of view, and begins anew with it`() async throws {
        let log = Log()
        let test = ViewTest(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1000) { Ticking(number: $0, log: log) } }
            }, window)
        func wait(for line: String) async throws {
            try await test.wait(for: "“\(line)”") { log.lines.contains(line) }
        }
        _ = test.displayList
        try await wait(for: "start 0")
        log.lines = []
        test.scroll(at: middle, y: 160)
        _ = test.displayList
        try await wait(for: "cancelled 0")
        test.scroll(at: middle, y: -160)
        _ = test.displayList
        try await wait(for: "start 0")
    }
}
