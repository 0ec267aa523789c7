import Combine
import SwiftUITestHost
import Testing

private struct DocumentKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
    fileprivate var document: String? {
        get { self[DocumentKey.self] }
        set { self[DocumentKey.self] = newValue }
    }
}

/// Values that views publish to the whole scene, wherever the focus is.
@MainActor
struct FocusedSceneValueTests {
    private final class Store: ObservableObject { @Published var name = "store" }

    private struct Reader: View {
        @FocusedValue(\.document) private var document
        @FocusedObject private var store: Store?

        var body: some View {
            Text(verbatim: "\(document ?? "none") \(store?.name ?? "none")").accessibilityIdentifier("reader")
        }
    }

    private struct Page: View {
        @State private var name = "letter"
        @State private var isShown = true
        @State private var text = ""
        @StateObject private var store = Store()
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                Reader()
                Button("Rename") { name = "report" }
                Button("Change") { store.name = "changed" }
                Button("Close") { isShown = false }
                Button("Focus") { isFocused = true }
                TextField("Field", text: $text).focused($isFocused).focusedValue(\.document, "field")
                if isShown { Text("Page").focusedSceneValue(\.document, name).focusedSceneObject(store) }
            }
        }
    }

    @Test func `a value of the scene is read without a focus, and follows its view`() throws {
        let test = ViewTest(Page())
        #expect(try test.element("reader").label == "letter store")
        try test.tap("Rename")
        #expect(try test.element("reader").label == "report store")
        try test.tap("Change")
        #expect(try test.element("reader").label == "report changed")
        try test.tap("Close")
        #expect(try test.element("reader").label == "none none")
    }

    @Test func `a value of the focused view takes precedence`() throws {
        let test = ViewTest(Page())
        try test.tap("Focus")
        #expect(try test.element("reader").label == "field store")
    }

    @Test func `a covered page publishes nothing`() throws {
        struct Stack: View {
            var body: some View {
                VStack {
                    Reader()
                    NavigationStack {
                        NavigationLink("Go") { Text("Second") }.focusedSceneValue(\.document, "first")
                    }
                }
            }
        }
        let test = ViewTest(Stack())
        #expect(try test.element("reader").label == "first none")
        try test.tap("Go")
        #expect(try test.element("reader").label == "none none")
    }
}
