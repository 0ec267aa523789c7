import SwiftUITestHost
import Testing

/// Observable objects as apps own them: in state, in the environment, in other objects; and bindings into them.
@MainActor
@Suite("Owners of observable objects")
struct ObservableOwnerTests {
    struct Line: Identifiable {
        let id: Int
        var name: String
        var count = 0
    }

    @Observable @MainActor final class Cart {
        var title = "Cart"
        var lines = [Line(id: 1, name: "a"), Line(id: 2, name: "b")]
        var note: String?
        var total: Int { lines.reduce(0) { $0 + $1.count } }
    }

    private struct Page: View {
        @State private var cart = Cart()
        var body: some View {
            VStack {
                TextField("Title", text: $cart.title)
                Text(verbatim: "\(cart.title) \(cart.total)").accessibilityIdentifier("sum")
                ForEach($cart.lines) { $line in
                    Stepper(line.name, value: $line.count)
                }
                Editor()
                Button("Swap") { cart.lines.swapAt(0, 1) }
                Button("Replace") { cart = Cart() }
            }
            .environment(cart)
        }
    }

    private struct Editor: View {
        @Environment(Cart.self) private var cart
        var body: some View {
            @Bindable var cart = cart
            Toggle("Note", isOn: Binding($cart.note, replacing: "note"))
            if let note = Binding($cart.note) { TextField("Note text", text: note) }
        }
    }

    @Test func `bindings of state and of the environment reach properties, elements and optional values`() throws {
        let test = ViewTest(Page())
        try test.tap("Title")
        try test.type("!")
        try test.increment("a")
        try test.increment("b")
        try test.increment("b")
        #expect(try test.element("sum").label == "Cart! 3")
        try test.tap("Swap")
        try test.increment("b")
        #expect(try test.element("sum").label == "Cart! 4")
        try test.activate("Note")
        try test.tap("Note text")
        try test.type("s")
        #expect(try test.element("Note text").value == "notes")
        try test.activate("Note")
        #expect(!test.has("Note text"))
        try test.tap("Replace")
        #expect(try test.element("sum").label == "Cart 0")
        try test.increment("a")
        #expect(try test.element("sum").label == "Cart 1")
    }

    private struct Depth: View {
        let journal: (String) -> Void
        @State private var isLarge = false
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Size") { isLarge.toggle() }
                Button("Count") { count += 1 }
                Reads(journal: journal)
                ReadsNot(journal: journal)
                ReadsOther(journal: journal)
            }
            .environment(\.lineSpacing, isLarge ? 10 : 0)
            .environment(\.counted, count)
        }

        struct Reads: View {
            let journal: (String) -> Void
            @Environment(\.lineSpacing) private var spacing
            var body: some View {
                journal("spacing")
                return Text(verbatim: "\(spacing)")
            }
        }

        struct ReadsNot: View {
            let journal: (String) -> Void
            var body: some View {
                journal("nothing")
                return Inner(journal: journal)
            }

            struct Inner: View {
                let journal: (String) -> Void
                @Environment(\.counted) private var count
                var body: some View {
                    journal("count")
                    return Text(verbatim: "count \(count)")
                }
            }
        }

        struct ReadsOther: View {
            let journal: (String) -> Void
            @Environment(\.locale) private var locale
            @Environment(\.dismiss) private var dismiss
            @Environment(\.openURL) private var openURL
            @Environment(\.isPresented) private var isPresented
            @Environment(\.undo) private var undo
            var body: some View {
                journal("other")
                return Text(verbatim: locale.identifier)
            }
        }
    }

    @Test func `a value of the environment that changes concerns those that read it`() throws {
        var lines: [String] = []
        let journal: (String) -> Void = { lines.append($0) }
        let test = ViewTest(Depth(journal: journal))
        _ = test.texts
        lines = []
        try test.tap("Size")
        _ = test.texts
        #expect(lines == ["spacing"])
        lines = []
        try test.tap("Count")
        #expect(test.has("count 1"))
        #expect(lines == ["count"])
    }
}

private struct CountedKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct UndoKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    fileprivate var counted: Int {
        get { self[CountedKey.self] }
        set { self[CountedKey.self] = newValue }
    }

    fileprivate var undo: (() -> Void)? {
        get { self[UndoKey.self] }
        set { self[UndoKey.self] = newValue }
    }
}

extension Binding where Value == Bool {
    /// True while there is a value; setting it to true stores `value`.
    fileprivate init<T>(_ base: Binding<T?>, replacing value: T) {
        self.init(get: { base.wrappedValue != nil }, set: { base.wrappedValue = $0 ? value : nil })
    }
}
