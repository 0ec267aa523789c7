import SwiftUITestHost
import Testing

/// Values that outlive views: in the user's defaults, in the environment's measures, in objects.
///
/// Numbers: 34 points grow as the text styles do: body from 17 to 40, a large title from 34 to 52 (Human Interface
/// Guidelines, Typography); 7 is the stored value.
@MainActor
struct StorageTests {
    @Observable @MainActor final class Model { var name = "a" }

    enum Choice: String { case first, second }

    private struct Settings: View {
        @AppStorage private var name: String
        @AppStorage private var choice: Choice
        @AppStorage private var optional: Int?

        init(store: UserDefaults) {
            _name = AppStorage(wrappedValue: "nobody", "name", store: store)
            _choice = AppStorage(wrappedValue: .first, "choice", store: store)
            _optional = AppStorage("optional", store: store)
        }

        var body: some View {
            VStack {
                Button(name) { name = "somebody" }
                Button(choice.rawValue) { choice = .second }
                Button(optional.map { "\($0)" } ?? "none") { optional = optional == nil ? 7 : nil }
            }
        }
    }

    @Test func `defaults are read written and shared`() throws {
        let suite = "test-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: suite))
        defer { store.removePersistentDomain(forName: suite) }
        let first = ViewTest(Settings(store: store))
        let second = ViewTest(Settings(store: store))
        try first.tap("nobody")
        try first.tap("first")
        try first.tap("none")
        #expect(store.string(forKey: "name") == "somebody")
        #expect(store.string(forKey: "choice") == "second")
        #expect(store.integer(forKey: "optional") == 7)
        #expect(second.texts.map(\.string) == ["somebody", "second", "7"])
        try second.tap("7")
        #expect(store.object(forKey: "optional") == nil)
        #expect(first.has("none"))
    }

    @Test func `changes of the defaults themselves are followed`() throws {
        struct Screen: View {
            let store: UserDefaults
            var body: some View {
                VStack {
                    Settings(store: store)
                    Button("reset") { store.removeObject(forKey: "name") }
                }
            }
        }
        let suite = "test-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: suite))
        defer { store.removePersistentDomain(forName: suite) }
        let test = ViewTest(Screen(store: store))
        try test.tap("nobody")
        #expect(test.has("somebody"))
        try test.tap("reset")
        #expect(test.has("nobody"))
        store.set("somebody else", forKey: "name")
        test.advance(by: 0.1)
        #expect(test.has("somebody else"))
    }

    @Test func `scenes of their own do not share what is stored`() throws {
        struct Page: View {
            @SceneStorage("page") private var page = 1
            @SceneStorage("page") private var same = 1
            var body: some View { Button("page \(page) \(same)") { page += 1 } }
        }
        struct Pages: View {
            var body: some View {
                VStack {
                    Page()
                    Page().accessibilityIdentifier("second")
                }
            }
        }
        let first = ViewTest(Pages())
        try first.tap("second")
        #expect(first.texts.map(\.string) == ["page 2 2", "page 2 2"])
        #expect(ViewTest(Pages()).texts.map(\.string) == ["page 1 1", "page 1 1"])
    }

    @Test func `views with one key follow each other and bindings`() throws {
        struct Reader: View {
            @AppStorage("shared") private var name = "nobody"
            var body: some View { Text(name).accessibilityIdentifier("reader") }
        }
        struct Writer: View {
            @AppStorage("shared") private var name = "nobody"
            var body: some View { Field(name: $name) }
        }
        struct Field: View {
            @Binding var name: String
            var body: some View { TextField("Name", text: $name) }
        }
        let suite = "test-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: suite))
        defer { store.removePersistentDomain(forName: suite) }
        let test = ViewTest {
            VStack {
                Reader()
                Writer()
            }
            .defaultAppStorage(store)
        }
        try test.tap("Name")
        try test.type("!")
        #expect(try test.element("reader").label == "nobody!")
        #expect(store.string(forKey: "shared") == "nobody!")
    }

    @Test func `scaled metrics grow with their text style`() throws {
        struct Bar: View {
            @ScaledMetric private var byBody: CGFloat = 34
            @ScaledMetric(relativeTo: .largeTitle) private var byTitle: CGFloat = 34
            var body: some View { Color.red.frame(width: byBody, height: byTitle) }
        }
        let usual = ViewTest(Bar())
        #expect(usual.sizeThatFits(.unspecified) == CGSize(width: 34, height: 34))
        let large = ViewTest(Bar(), DisplayConfiguration(dynamicTypeSize: .accessibility3))
        // Body grows from 17 to 40 points, large title from 34 to 52.
        #expect(large.sizeThatFits(.unspecified) == CGSize(width: 80, height: 52))
    }

    @Test func `namespaces differ by place and stay`() throws {
        struct Place: View {
            @Namespace private var namespace
            @State private var taps = 0
            let report: (Namespace.ID) -> Void
            var body: some View {
                report(namespace)
                return Button("tap \(taps)") { taps += 1 }
            }
        }
        var seen: [Namespace.ID] = []
        let test = ViewTest {
            VStack {
                Place { seen.append($0) }
            }
        }
        try test.tap("tap 0")
        #expect(seen.count == 2 && seen[0] == seen[1])
        _ = ViewTest(Place { seen.append($0) }).texts
        #expect(seen.last != seen[0])
    }

    @Test func `bindable reaches observable properties`() throws {

        struct Editor: View {
            @Bindable var model: Model
            var body: some View { Field(name: $model.name) }
        }
        struct Field: View {
            @Binding var name: String
            var body: some View { Button(name) { name += "!" } }
        }
        let test = ViewTest(Editor(model: Model()))
        try test.tap("a")
        #expect(test.has("a!"))
    }
}
