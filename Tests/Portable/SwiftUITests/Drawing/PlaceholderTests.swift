import CoreGraphics
import Drawing
import Foundation
import Rendering
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUINavigation
@testable import SwiftUITestHost

/// Views stand in for pictures that load, and for content that is unavailable.
///
/// Numbers: a picture of 40 × 10 pixels at scale 2; the middle of the display of 390 × 844 within safe areas of 47 and
/// 34. Sizes and spacing of unavailable content are by eye, not compared with a device.
@MainActor
@Suite("Pictures that are loaded, and what stands where there is nothing")
struct PlaceholderTests {
    private struct Phases: View {
        let url: URL?

        var body: some View {
            AsyncImage(url: url, scale: 2) { phase in
                switch phase {
                case .empty: Text("Loading")
                case .success(let image):
                    VStack {
                        image.accessibilityLabel("Picture"); Text("Loaded")
                    }
                case .failure: Text("Failed")
                }
            }
        }
    }

    @Test func `a picture from a file is shown in its scale, what is no picture fails`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let good = folder.appendingPathComponent("good.png")
        try EncodedPicture.red(width: 40).write(to: good)
        let bad = folder.appendingPathComponent("bad.png")
        try Data("no picture".utf8).write(to: bad)

        let test = ViewTest(Phases(url: good))
        #expect(test.has("Loading"))
        try await test.wait(for: "Loaded")
        #expect(try test.frame(of: "Picture").size == CGSize(width: 20, height: 5))
        test.update(Phases(url: bad))
        #expect(test.has("Loading"))
        try await test.wait(for: "Failed")
        let missing = ViewTest(Phases(url: folder.appendingPathComponent("missing.png")))
        try await missing.wait(for: "Failed")
        #expect(ViewTest(Phases(url: nil)).has("Loading"))
    }

    @Test func `bytes come from the environment's loader, asked once for a picture`() async throws {
        actor Requests {
            var urls: [String] = []
            func add(_ url: URL) { urls.append(url.absoluteString) }
        }
        struct Refused: Error {}
        let requests = Requests()
        let data = try EncodedPicture.red(width: 8)
        let load: @Sendable (URL) async throws -> Data = { url in
            await requests.add(url)
            if url.lastPathComponent == "no" { throw Refused() }
            return data
        }
        let good = URL(string: "https://example.com/yes")!
        let test = ViewTest(Phases(url: good).environment(\.imageLoading, load))
        try await test.wait(for: "Loaded")
        test.update(Phases(url: good).environment(\.imageLoading, load))
        #expect(test.has("Loaded"))
        let refused = ViewTest(
            Phases(url: URL(string: "https://example.com/no")!).environment(\.imageLoading, load))
        try await refused.wait(for: "Failed")
        #expect(await requests.urls == ["https://example.com/yes", "https://example.com/no"])
    }

    @Test func `a placeholder stands in until the picture is there`() async throws {
        let data = try EncodedPicture.red(width: 8)
        let view = AsyncImage(url: URL(string: "https://example.com/a")) { image in
            VStack {
                image; Text("Loaded")
            }
        } placeholder: {
            Text("Wait")
        }
        let test = ViewTest(view.environment(\.imageLoading) { _ in data })
        #expect(test.has("Wait"))
        try await test.wait(for: "Loaded")
        #expect(!test.has("Wait"))
    }

    @Test func `unavailable content has its picture over title, description and actions in the middle`() throws {
        let test = ViewTest(
            ContentUnavailableView {
                Label("No Mail", systemImage: "tray")
            } description: {
                Text("New mail will be shown here.")
            } actions: {
                Button("Refresh") {}
            }, ContextMenuTests.phone)
        let title = try test.text("No Mail").frame
        let picture = try #require(test.images.first).frame
        let description = try test.text("New mail will be shown here.").frame
        let button = try test.frame(of: "Refresh")
        #expect(picture.maxY <= title.minY && title.maxY <= description.minY && description.maxY <= button.minY)
        for frame in [picture, title, description, button] { #expect(abs(frame.midX - 195) < 1) }
        let middle = (picture.minY + button.maxY) / 2
        #expect(abs(middle - (47 + 844 - 34) / 2) < 12)
    }

    @Test func `a search that finds nothing names what was searched for`() throws {
        struct Search: View {
            @State var text = ""

            var body: some View {
                NavigationStack { ContentUnavailableView.search.searchable(text: $text) }
            }
        }
        #expect(ViewTest(Search(), ContextMenuTests.phone).texts.contains { $0.string == "No Results" })
        let test = ViewTest(Search(text: "figs"), ContextMenuTests.phone)
        #expect(test.texts.contains { $0.string == "No Results for “figs”" })
        #expect(test.texts.contains { $0.string == "Check the spelling or try a new search." })
    }
}
