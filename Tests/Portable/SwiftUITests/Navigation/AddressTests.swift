import SwiftUITestHost
import Testing

@testable import SwiftUI
@testable import SwiftUICore
@testable import SwiftUINavigation

private struct Box: Codable, Hashable {
    var number: Int
    var name: String
}

private struct Crate: Codable, Hashable {
    var number: Int
    var name: String
}

private enum Kind: String, Codable, Hashable { case small, large }

private struct Hidden: Hashable {}

/// Values as the segments of addresses.
///
/// Numbers: those of the values in the tests.
@MainActor
@Suite("Addresses of values")
struct AddressTextTests {
    private let types: [any (Codable & Hashable).Type] = [Box.self, Crate.self, Int.self, Kind.self, String.self]

    private func roundTrip(_ value: some Codable & Hashable) throws -> String {
        let segments = try #require(AddressText.segments(of: AnyHashable(value), among: types))
        let address = AddressText.address(segments)
        let read = try #require(AddressText.segments(of: address))
        #expect(read == segments)
        // The segments that follow belong to the next value.
        let found = try #require(AddressText.read(read[...] + ["next"], among: types))
        #expect(found.value == AnyHashable(value))
        #expect(found.count == segments.count)
        return address
    }

    @Test func `strings and numbers stand as they are`() throws {
        #expect(try roundTrip(7) == "/7")
        #expect(try roundTrip("Pancakes") == "/Pancakes")
        #expect(try roundTrip("Äpfel & Öl") == "/%C3%84pfel%20&%20%C3%96l")
        #expect(try roundTrip(Kind.small) == "/small")
    }

    @Test func `values that look like another are told apart`() throws {
        #expect(try roundTrip("7") == "/String:7")
        #expect(try roundTrip("small") == "/String:small")
        #expect(try roundTrip("a/b") == "/a%2Fb")
        #expect(try roundTrip("").isEmpty == false)
        #expect(try roundTrip("/").isEmpty == false)
        #expect(try roundTrip("Int:3").isEmpty == false)
        #expect(try roundTrip("\"quoted\"").isEmpty == false)
        #expect(try roundTrip(Box(number: 1, name: "x/y")) != roundTrip(Crate(number: 1, name: "x/y")))
    }

    @Test func `what is no text of a value is no value`() {
        #expect(AddressText.read(["a"], among: [Int.self]) == nil)
        #expect(AddressText.read([], among: types) == nil)
        #expect(AddressText.read(["a"], among: []) == nil)
        #expect(AddressText.segments(of: "/%FF") == nil)
        #expect(AddressText.segments(of: String(repeating: "/a", count: 5000)) == nil)
        #expect(AddressText.segments(of: AnyHashable(Hidden()), among: types) == nil)
    }
}

/// Addresses of windows.
///
/// Numbers: the values on the paths in the tests.
@MainActor
@Suite("Addresses of windows")
struct WindowAddressTests {
    private struct StackApp: App {
        var body: some Scene { WindowGroup { Stack() } }
    }

    private struct Stack: View {
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Three", value: 3)
                    NavigationLink("Own") { Text("own page") }
                    NavigationLink("Hidden", value: Hidden())
                }
                .navigationDestination(for: Int.self) { number in
                    NavigationLink("Name", value: "name \(number)")
                        .navigationDestination(for: String.self) { Text("page of \($0)") }
                }
                .navigationDestination(for: Hidden.self) { _ in Text("hidden page") }
            }
        }
    }

    private func window<A: App>(_ type: A.Type) throws -> (AppHost, AppWindow) {
        let app = AppHost(type)
        let window = try #require(app.openWindow())
        window.view.layout(ProposedViewSize(width: 390, height: 844))
        return (app, window)
    }

    private func labels(_ window: AppWindow) -> [String] {
        window.view.layout(ProposedViewSize(width: 390, height: 844))
        func all(_ elements: [SemanticsElement]) -> [String] { elements.flatMap { [$0.label] + all($0.children) } }
        return all(window.view.semantics)
    }

    @Test func `the path of a stack is the address, and types that a page knows are found on it`() throws {
        let (app, window) = try window(StackApp.self)
        #expect(window.address == "")
        #expect(window.go(to: "/3/name%203"))
        #expect(labels(window).contains("page of name 3"))
        #expect(window.address == "/3/name%203")
        #expect(window.go(to: "/3"))
        #expect(window.address == "/3")
        #expect(labels(window).contains("Name"))
        #expect(window.go(to: ""))
        #expect(labels(window).contains("Three"))
        _ = app
    }

    @Test func `an address that is not understood changes nothing`() throws {
        let (app, window) = try window(StackApp.self)
        #expect(window.go(to: "/3"))
        for address in ["/nothing", "/%FF"] {
            #expect(!window.go(to: address), "\(address)")
            #expect(window.address == "/3", "\(address)")
        }
        _ = app
    }

    @Test func `values that are not Codable end the address`() throws {
        let (app, window) = try window(StackApp.self)
        let link = try #require(find("Hidden", in: window))
        #expect(window.view.perform(.activate, on: link.id))
        window.view.advance(by: 1)
        #expect(labels(window).contains("hidden page"))
        #expect(window.address == "")
        _ = app
    }

    @Test func `going to the start leaves a page without a value`() throws {
        let (app, window) = try window(StackApp.self)
        let link = try #require(find("Own", in: window))
        #expect(window.view.perform(.activate, on: link.id))
        window.view.advance(by: 1)
        #expect(labels(window).contains("own page"))
        #expect(window.go(to: ""))
        window.view.advance(by: 1)
        #expect(labels(window).contains("Three"))
        _ = app
    }

    private func find(_ label: String, in window: AppWindow) -> SemanticsElement? {
        func find(_ elements: [SemanticsElement]) -> SemanticsElement? {
            elements.first { $0.label == label } ?? elements.lazy.compactMap { find($0.children) }.first
        }
        window.view.layout(ProposedViewSize(width: 390, height: 844))
        return find(window.view.semantics)
    }

    private struct SplitApp: App {
        var body: some Scene { WindowGroup { Split() } }
    }

    private struct Split: View {
        @State private var kind: Kind?
        @State private var path: [Int] = []

        var body: some View {
            NavigationSplitView {
                List([Kind.small, .large], id: \.self, selection: $kind) { Text($0.rawValue) }
            } detail: {
                NavigationStack(path: $path) {
                    Text("detail of \(kind?.rawValue ?? "nothing")")
                        .navigationDestination(for: Int.self) { Text("number \($0)") }
                }
            }
        }
    }

    @Test(arguments: [UserInterfaceSizeClass.compact, .regular])
    func `the choice in a column comes before the path of the next`(width: UserInterfaceSizeClass) throws {
        let app = AppHost(SplitApp.self)
        var environment = EnvironmentValues()
        environment.horizontalSizeClass = width
        let window = try #require(app.openWindow(environment: environment))
        window.view.layout(ProposedViewSize(width: width == .compact ? 390 : 1000, height: 700))
        #expect(window.address == "")
        #expect(window.go(to: "/large/5"))
        window.view.advance(by: 1)
        #expect(labels(window).contains("number 5"))
        #expect(window.address == "/large/5")
        #expect(window.go(to: "/small"))
        window.view.advance(by: 1)
        #expect(labels(window).contains("detail of small"))
        #expect(window.address == "/small")
        #expect(window.go(to: ""))
        #expect(window.address == "")
    }

    private struct PlainApp: App {
        var body: some Scene { WindowGroup { NavigationStack { NavigationLink("Own") { Text("own") } } } }
    }

    @Test func `a window whose pages have no values has no address`() throws {
        let (app, window) = try window(PlainApp.self)
        #expect(window.address == nil)
        #expect(!window.go(to: "/3"))
        _ = app
    }
}
