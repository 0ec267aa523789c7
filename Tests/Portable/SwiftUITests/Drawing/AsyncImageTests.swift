import CoreGraphics
import Drawing
import Foundation
import Rendering
import Testing

@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUINavigation
@testable import SwiftUITestHost

/// Pictures that load: the one that is shown, and the number of requests for it.
///
/// Numbers: each picture is as wide in points as the number in its address; a window of 300 points shows three rows of
/// 100.
@MainActor
@Suite("Pictures that are loaded")
struct AsyncImageTests {
    /// A loader that delivers pictures on the test's request.
    private actor Server {
        private(set) var requests: [String] = []
        private(set) var cancelled: [String] = []
        private var waiting: [String: CheckedContinuation<Void, Never>] = [:]
        private var ready: Set<String> = []

        func load(_ url: URL) async throws -> Data {
            let name = url.lastPathComponent
            requests.append(name)
            if !ready.contains(name) {
                await withTaskCancellationHandler {
                    await withCheckedContinuation { waiting[name] = $0 }
                } onCancel: {
                    Task { await self.cancel(name) }
                }
            }
            try Task.checkCancellation()
            return try EncodedPicture.red(width: CGFloat(Int(name) ?? 1))
        }

        private func cancel(_ name: String) {
            cancelled.append(name)
            waiting.removeValue(forKey: name)?.resume()
        }

        func send(_ name: String) {
            ready.insert(name)
            waiting.removeValue(forKey: name)?.resume()
        }
    }

    private let server = Server()

    private func url(_ name: String) -> URL { URL(string: "https://example.com/\(name)")! }

    private struct Picture: View {
        let url: URL?
        var transaction = Transaction()

        var body: some View {
            AsyncImage(url: url, transaction: transaction) { phase in
                switch phase {
                case .empty: Text("Loading")
                case .success(let image): image.accessibilityLabel("Picture")
                case .failure(let error):
                    Text(verbatim: "Failed \((error as? URLError)?.code == .cannotDecodeContentData)")
                }
            }
        }
    }

    private func loading<V: View>(_ view: V) -> some View {
        view.environment(\.imageLoading) { [server] in try await server.load($0) }
    }

    @Test func `another address takes the place of one that is still awaited`() async throws {
        let test = ViewTest(loading(Picture(url: url("40"))))
        _ = test.elements
        try await test.wait(for: "the first request") { await server.requests == ["40"] }
        test.update(loading(Picture(url: url("20"))))
        _ = test.elements
        try await test.wait(for: "the cancellation") { await server.cancelled == ["40"] }
        await server.send("20")
        try await test.wait(for: "Picture")
        #expect(try test.frame(of: "Picture").width == 20)
        await server.send("40")
        try await Task.sleep(for: .milliseconds(50))
        #expect(try test.frame(of: "Picture").width == 20)
        // A nil address keeps the placeholder.
        test.update(loading(Picture(url: nil)))
        #expect(test.has("Loading"))
    }

    @Test func `a picture that comes back on screen is not asked for again`() async throws {
        struct Tabs: View {
            @Binding var tab: Int
            let url: URL
            var body: some View {
                TabView(selection: $tab) {
                    Picture(url: url).tag(0)
                    Text("Other").tag(1)
                }
            }
        }
        let tab = Written(0)
        func view() -> some View { loading(Tabs(tab: tab.binding, url: url("30"))) }
        let test = ViewTest(view(), ContextMenuTests.phone)
        _ = test.elements
        await server.send("30")
        try await test.wait(for: "Picture")
        tab.value = 1
        test.update(view())
        #expect(!test.has("Picture") && test.has("Other"))
        tab.value = 0
        test.update(view())
        #expect(test.has("Picture"))
        try await Task.sleep(for: .milliseconds(50))
        #expect(await server.requests == ["30"])
    }

    @Test func `rows that come into view ask for their pictures, those that are out of view for none`() async throws {
        let list = ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(100..<200, id: \.self) { number in
                    Picture(url: url("\(number)")).frame(width: 300, height: 100)
                }
            }
        }
        let test = ViewTest(loading(list), DisplayConfiguration(width: 300, height: 300))
        _ = test.elements
        try await test.wait(for: "the first rows") { await server.requests.count >= 3 }
        try await Task.sleep(for: .milliseconds(50))
        let first = await server.requests
        #expect(first.count < 12 && first.contains("100"))
        test.scroll(at: CGPoint(x: 150, y: 150), y: 5_000)
        _ = test.elements
        try await test.wait(for: "the rows further down") { await server.requests.contains("150") }
        try await test.wait(for: "the cancellation of the rows above") { await server.cancelled.contains("100") }
    }

    @Test func `the picture comes with the transaction that it was given`() async throws {
        let view = Picture(url: url("50"), transaction: Transaction(animation: .linear(duration: 1)))
        let test = ViewTest(loading(view).frame(width: 100, height: 100), .animated)
        _ = test.displayList
        #expect(!test.isAnimating)
        await server.send("50")
        try await test.wait(for: "Picture")
        test.advance(by: 0.5)
        #expect(test.isAnimating)
        test.advance(by: 1)
        #expect(!test.isAnimating)
    }

    @Test func `a picture within its address needs no server`() async throws {
        let data = try EncodedPicture.red(width: 24).base64EncodedString()
        let test = ViewTest(Picture(url: URL(string: "data:image/png;base64,\(data)")))
        _ = test.elements
        try await test.wait(for: "the picture, or its failure") {
            test.has("Picture") || test.texts.contains { $0.string.hasPrefix("Failed") }
        }
        #expect(try test.frame(of: "Picture").width == 24)
        let text = ViewTest(Picture(url: URL(string: "data:text/plain,hello")))
        _ = text.elements
        try await text.wait(for: "the failure") { text.texts.contains { $0.string == "Failed true" } }
    }
}
