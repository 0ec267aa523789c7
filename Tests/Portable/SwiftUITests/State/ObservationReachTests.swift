import Foundation
import Observation
import SwiftUITestHost
import Testing

/// The places in which an observable object may be read so that views follow it.
@MainActor
@Suite("The reach of observation")
struct ObservationReachTests {
    @Observable @MainActor final class Part: Identifiable {
        let id: Int
        var name: String
        init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
    }

    @Observable @MainActor final class Whole {
        var title = "title"
        var parts = [Part(1, "one"), Part(2, "two")]
        var selected: Part?
        var isShown = false
        @ObservationIgnored var ignored = 0
        var summary: String { "\(title): " + parts.map(\.name).joined(separator: ",") }
    }

    private struct Summary: View {
        let whole: Whole
        var body: some View { Text(verbatim: whole.summary) }
    }

    @Test func `computed properties follow all that they read, in objects in arrays too`() {
        let whole = Whole()
        let test = ViewTest(Summary(whole: whole))
        whole.parts[1].name = "zwei"
        #expect(test.has("title: one,zwei"))
        whole.parts.append(Part(3, "three"))
        whole.title = "T"
        #expect(test.has("T: one,zwei,three"))
        whole.parts[2].name = "drei"
        #expect(test.has("T: one,zwei,drei"))
        let gone = whole.parts.removeFirst()
        _ = test.texts
        let before = test.bodyEvaluations
        gone.name = "nobody"
        whole.ignored = 1
        _ = test.texts
        #expect(test.bodyEvaluations == before)
    }

    private struct Closures: View {
        let part: Part
        let kind: String
        var body: some View {
            switch kind {
            case "geometry": GeometryReader { _ in Text(part.name) }
            case "overlay": Color.red.frame(width: 200, height: 50).overlay { Text(part.name) }
            case "button":
                Button {
                } label: {
                    Text(part.name)
                }
            case "lazy":
                ScrollView { LazyVStack { ForEach(0..<3) { index in Text(index == 1 ? part.name : "other") } } }
            case "list": List { ForEach(0..<3) { index in Text(index == 1 ? part.name : "other") } }
            case "section":
                List {
                    Section {
                        Text("row")
                    } header: {
                        Text(part.name).textCase(nil)
                    }
                }
            case "sheet": Text("page").sheet(isPresented: .constant(true)) { Text(part.name) }
            case "navigation":
                NavigationStack {
                    Text("page").navigationDestination(isPresented: .constant(true)) { Text(part.name) }
                }
            case "title": NavigationStack { Text("page").navigationTitle(part.name) }
            case "toolbar":
                NavigationStack { Text("page").toolbar { Button(part.name) {} } }
            case "timeline": TimelineView(.explicit([.distantPast])) { _ in Text(part.name) }
            case "fits": ViewThatFits { Text(part.name) }
            case "equatable": Wrapped(part: part).equatable()
            case "inset": Color.red.frame(height: 90).safeAreaInset(edge: .bottom) { Text(part.name) }
            case "menu": Menu(part.name) { Button("a") {} }
            case "label":
                Label {
                    Text(part.name)
                } icon: {
                    Image(systemName: "star")
                }
            case "alert": Text("page").alert(part.name, isPresented: .constant(true)) { Button("OK") {} }
            case "modifier": Text("").modifier(Naming(part: part))
            default: Text(part.name)
            }
        }
    }

    private struct Naming: ViewModifier {
        let part: Part
        func body(content: Content) -> some View {
            VStack {
                content; Text(part.name)
            }
        }
    }

    private struct Wrapped: View, Equatable {
        let part: Part
        nonisolated static func == (lhs: Wrapped, rhs: Wrapped) -> Bool { true }
        var body: some View { Text(part.name) }
    }

    @Test(arguments: [
        "plain", "geometry", "overlay", "button", "lazy", "list", "section", "sheet", "navigation", "title",
        "toolbar", "timeline", "fits", "equatable", "inset", "menu", "label", "alert", "modifier",
    ])
    func `closures that views are given follow what they read`(kind: String) {
        let part = Part(1, "old")
        let test = ViewTest(
            Closures(part: part, kind: kind), DisplayConfiguration(width: 390, height: 700))
        test.advance(by: 1)
        #expect(test.texts.contains { $0.string == "old" })
        for name in ["new", "newer"] {
            part.name = name
            test.advance(by: 1)
            #expect(test.texts.contains { $0.string == name }, "\(kind) shows \(name)")
        }
    }

    @Observable final class Shared: @unchecked Sendable { var count = 0 }

    private struct Counting: View {
        let shared: Shared
        var body: some View { Text(verbatim: "count \(shared.count)") }
    }

    @Test func `what another thread changes is shown`() async throws {
        let shared = Shared()
        let test = ViewTest(Counting(shared: shared))
        for round in 1...20 {
            await Task.detached { shared.count += 1 }.value
            try await test.wait(for: "count \(round)")
        }
    }

    @Test func `however fast another thread writes, the last value is shown`() async throws {
        let shared = Shared()
        let test = ViewTest(Counting(shared: shared))
        for round in 1...20 {
            let writing = Task.detached { for _ in 0..<200 { shared.count += 1 } }
            for _ in 0..<5 {
                _ = test.texts
                await Task.yield()
            }
            await writing.value
            try await test.wait(for: "count \(round * 200)")
        }
    }

    /// Increments the count on another thread, in as many calls as `times` states.
    private final class Overtaking {
        var times = 0

        func add(to shared: Shared) {
            guard times > 0 else { return }
            times -= 1
            let written = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                shared.count += 1
                written.signal()
            }
            written.wait()
        }
    }

    private struct Overtaken: View {
        let shared: Shared
        let overtaking: Overtaking
        var body: some View {
            let count = shared.count
            let _ = overtaking.add(to: shared)
            Text(verbatim: "count \(count)")
        }
    }

    @Test(arguments: 1...3)
    func `what another thread changes while a body is evaluated that has read it before is shown`(writes: Int)
        async throws
    {
        let shared = Shared()
        let overtaking = Overtaking()
        let test = ViewTest(Overtaken(shared: shared, overtaking: overtaking))
        #expect(test.has("count 0"))
        overtaking.times = writes
        await Task.detached { shared.count += 1 }.value
        try await test.wait(for: "count \(1 + writes)")
    }

    private struct Editing: View {
        @Bindable var part: Part
        var body: some View {
            TextField("Name", text: $part.name)
            Text(verbatim: "name \(part.name)")
        }
    }

    private struct Screen: View {
        @State private var whole = Whole()
        var body: some View {
            VStack {
                ForEach(whole.parts) { part in
                    Button("select \(part.name)") { whole.selected = part }
                }
                if let selected = whole.selected { Editing(part: selected) }
                @Bindable var bound = whole
                TextField("Title", text: $bound.title)
                Text(whole.summary)
            }
        }
    }

    @Test func `bindings to objects change with the object that they are made of`() throws {
        let test = ViewTest(Screen())
        try test.tap("select two")
        try test.tap("Name")
        try test.type("!")
        #expect(test.has("name two!") && test.has("title: one,two!") && test.has("select two!"))
        try test.tap("select one")
        #expect(try test.element("Name").value == "one")
        test.advance(by: 1)
        try test.tap("Name")
        try test.type("?")
        #expect(test.has("title: one?,two!"))
        test.advance(by: 1)
        try test.tap("Title")
        try test.type("s")
        #expect(test.has("titles: one?,two!"))
    }
}
