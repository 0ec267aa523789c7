import Foundation
import Testing

@testable import SwiftUI
@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// Apps, their scenes and windows.
///
/// Numbers: the number of windows that are open, and the default size that the scene sets.
@MainActor
@Suite("Apps and scenes")
struct AppTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0
        @SceneStorage("kept") private var kept = 0
        var body: some View {
            VStack {
                Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier("count")
                Button("kept \(kept)") { kept += 1 }.accessibilityIdentifier("kept")
            }
        }
    }

    private struct TwoWindows: App {
        var body: some Scene {
            WindowGroup("Documents") { Counter(name: "document") }
            WindowGroup("Notes", id: "notes") { Counter(name: "note") }
        }
    }

    @Test func `each window has a state of its own, and so has what its scene stores`() throws {
        let app = AppTest(TwoWindows.self)
        let first = try app.window()
        let second = try app.openWindow()
        let notes = try app.openWindow(id: "notes")
        #expect(app.titles == ["Documents", "Documents", "Notes"])
        try first.tap("count")
        try first.tap("kept")
        try second.tap("count")
        try second.tap("count")
        #expect(try first.element("count").label == "document 1")
        #expect(try second.element("count").label == "document 2")
        #expect(try notes.element("count").label == "note 0")
        #expect(try first.element("kept").label == "kept 1")
        #expect(try second.element("kept").label == "kept 0")
        #expect(throws: ViewTestError.self) { try app.openWindow(id: "none") }
    }

    private struct WithUniqueWindow: App {
        var body: some Scene {
            WindowGroup("Main") { Counter(name: "main") }
            Window("About", id: "about") { Counter(name: "about") }
        }
    }

    @Test func `a window of which there is one comes to the front again`() throws {
        let app = AppTest(WithUniqueWindow.self)
        let about = try app.openWindow(id: "about")
        try about.tap("count")
        _ = try app.openWindow()
        #expect(app.titles == ["Main", "About", "Main"])
        let again = try app.openWindow(id: "about")
        #expect(app.titles == ["Main", "Main", "About"])
        #expect(try again.element("count").label == "about 1")
    }

    @Test func `a window that is restored has its stored values, but not its state`() throws {
        let app = AppTest(TwoWindows.self)
        try app.window().tap("count")
        try app.window().tap("kept")
        let window = app.host.windows[0]
        app.host.close(window)
        #expect(app.titles.isEmpty)
        let restored = try app.openWindow(storage: window.storage)
        #expect(try restored.element("count").label == "document 0")
        #expect(try restored.element("kept").label == "kept 1")
    }

    private struct Shared: App {
        @State private var total = 0
        @Environment(\.scenePhase) private var phase
        var body: some Scene {
            WindowGroup("Total \(total)") { Content(total: $total) }
                .environment(\.locale, Locale(identifier: "de_DE"))
                .defaultSize(width: 300, height: 200)
                .onChange(of: total) { total = min(total, 3) }
                .onChange(of: phase) { AppTests.phases.append(phase) }
        }

        struct Content: View {
            @Binding var total: Int
            @Environment(\.locale) private var locale
            @Environment(\.scenePhase) private var phase
            var body: some View {
                Button("\(total) \(locale.identifier) \(String(describing: phase))") { total += 1 }
                    .accessibilityIdentifier("button")
            }
        }
    }

    private static var phases: [ScenePhase] = []

    @Test func `state of the app is shared by its windows; scenes change the environment and follow values`() throws {
        let app = AppTest(Shared.self)
        let first = try app.window()
        let second = try app.openWindow()
        #expect(try first.element("button").label == "0 de_DE active")
        try first.tap("button")
        #expect(try second.element("button").label == "1 de_DE active")
        #expect(app.titles == ["Total 1", "Total 1"])
        #expect(app.host.windows[0].defaultSize == CGSize(width: 300, height: 200))
        for _ in 0..<4 { try second.tap("button") }
        #expect(try first.element("button").label == "3 de_DE active")
    }

    @Test func `a window knows its own phase, the app the most active one`() throws {
        Self.phases = []
        let app = AppTest(Shared.self)
        let first = try app.window()
        try app.openWindow()
        app.host.windows[0].phase = .background
        #expect(try first.element("button").label == "0 de_DE background")
        #expect(Self.phases == [.active])
        app.host.windows[1].phase = .inactive
        app.host.windows[1].phase = .background
        #expect(Self.phases == [.active, .inactive, .background])
    }

    private struct Orders: App {
        var body: some Scene {
            WindowGroup { Start() }
            WindowGroup(for: Int.self) { $order in
                Button("Order \(order ?? 0)") { order = 7 }.accessibilityIdentifier("order")
            }
            WindowGroup(id: "text", for: String.self) { $text in
                Text(text)
            } defaultValue: {
                "new"
            }
        }

        struct Start: View {
            @Environment(\.openWindow) private var openWindow
            @Environment(\.dismissWindow) private var dismissWindow
            @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
            @State private var url = ""
            var body: some View {
                VStack {
                    Button("Open 4") { openWindow(value: 4) }
                    Button("Open 5") { openWindow(value: 5) }
                    Button("Open text") { openWindow(id: "text") }
                    Button("Close 4") { dismissWindow(value: 4) }
                    Button("Close this") { dismissWindow() }
                    Text(verbatim: "\(supportsMultipleWindows) \(url)").accessibilityIdentifier("url")
                }
                .onOpenURL { url = $0.lastPathComponent }
            }
        }
    }

    @Test func `windows are opened for values, once for each, and closed by them`() throws {
        let app = AppTest(Orders.self)
        let start = try app.window()
        try start.tap("Open 4")
        #expect(try app.window().element("order").label == "Order 4")
        try start.tap("Open 5")
        #expect(app.host.windows.count == 3)
        try start.tap("Open 4")
        #expect(app.host.windows.count == 3)
        #expect(try app.window().element("order").label == "Order 4")
        try start.tap("Close 4")
        #expect(try app.window().element("order").label == "Order 5")
        try app.window().tap("order")
        #expect(try app.window().element("order").label == "Order 7")
        try start.tap("Open text")
        #expect(try app.window().has("new"))
        #expect(try start.element("url").label == "true ")
    }

    @Test func `a window that dismisses windows without a name is closed itself, the others stay`() throws {
        let app = AppTest(Orders.self)
        let start = try app.window()
        try start.tap("Open 4")
        let second = try app.openWindow()
        #expect(app.host.windows.count == 3)
        try second.tap("Close this")
        #expect(app.host.windows.count == 2)
        #expect(second.elements.isEmpty)
        #expect(start.has("Close this"))
        #expect(try app.window(1).element("order").label == "Order 4")
    }

    private struct Leaving: App {
        var body: some Scene {
            WindowGroup { Page(name: "first") }
            WindowGroup(id: "second") { Page(name: "second") }
        }

        struct Page: View {
            let name: String
            @Environment(\.dismiss) private var dismiss
            @State private var isUp = false
            @StateObject private var belongings = Belongings()
            var body: some View {
                VStack {
                    Button("Leave \(name)") { dismiss() }
                    Button("Sheet") { isUp = true }.sheet(isPresented: $isUp) { Sheet() }
                }
                .onDisappear { AppTests.left.append(name) }
                .onAppear { AppTests.belongings.append(WeakBelongings(object: belongings)) }
            }
        }

        struct Sheet: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Leave sheet") { dismiss() } }
        }

        final class Belongings: ObservableObject {}
    }

    private struct WeakBelongings { weak var object: Leaving.Belongings? }
    private static var belongings: [WeakBelongings] = []
    private static var left: [String] = []

    @Test
    func `a window is closed by its own view, after what it presents, and lets go of its state; the last one stays`()
        throws
    {
        Self.belongings = []
        Self.left = []
        let app = AppTest(Leaving.self)
        let first = try app.window()
        let second = try app.openWindow(id: "second")
        try second.tap("Sheet")
        try second.tap("Leave sheet")
        #expect(app.host.windows.count == 2)
        #expect(!second.has("Leave sheet"))
        #expect(Self.belongings.count == 2 && Self.belongings.allSatisfy { $0.object != nil })
        try second.tap("Leave second")
        #expect(app.host.windows.count == 1)
        #expect(second.elements.isEmpty)
        #expect(Self.belongings.count { $0.object != nil } == 1)
        #expect(Self.left == ["second"])
        try first.tap("Leave first")
        #expect(app.host.windows.count == 1)
        #expect(first.has("Leave first"))
    }

    @Test func `a window that closes leaves the app the phase of the others, and tells its views before it goes`()
        throws
    {
        Self.phases = []
        let app = AppTest(Shared.self)
        _ = try app.window()
        try app.openWindow()
        app.host.windows[0].phase = .inactive
        #expect(Self.phases == [.active])
        app.host.close(app.host.windows[1])
        #expect(Self.phases == [.active, .inactive])
        app.host.close(app.host.windows[0])
        #expect(Self.phases == [.active, .inactive, .background])
    }

    @Test func `URLs go to the window in front`() throws {
        let app = AppTest(Orders.self)
        #expect(app.host.open(URL(string: "orders://show/12")!))
        #expect(try app.window().element("url").label == "true 12")
    }

    @Test func `scenes are composed of scenes with state of their own`() throws {
        struct Inner: Scene {
            @StateObject private var model = Model()
            var body: some Scene {
                Group {
                    WindowGroup("One") { Button("\(model.count)") { model.count += 1 } }
                    WindowGroup("Two", id: "two") { Text(verbatim: "two \(model.count)") }
                }
            }
        }
        struct Outer: App {
            var body: some Scene { Inner() }
        }
        let app = AppTest(Outer.self)
        try app.window().tap("0")
        let two = try app.openWindow(id: "two")
        #expect(two.has("two 1"))
        try app.window(0).tap("1")
        #expect(two.has("two 2"))
    }

    private final class Model: ObservableObject {
        @Published var count = 0
    }

    @Test func `an app and its windows are let go`() throws {
        weak var host: AppHost?
        weak var window: AppWindow?
        do {
            let app = AppTest(Shared.self)
            try app.window().tap("button")
            host = app.host
            window = app.host.windows[0]
            #expect(window != nil)
        }
        #expect(host == nil)
        #expect(window == nil)
    }
}
