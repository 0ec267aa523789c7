import ComponentGallery
import FioriIntegrationCards
import SwiftUI

/// Cards with 10,000 items: a few of them shown, and all of them in a list that scrolls.
@MainActor
enum LongListBenchmark {
    private static let count = 10_000

    private struct Page: View {
        let card: ResolvedCard

        var body: some View {
            ScrollView {
                CardView(resolved: card).padding(16)
            }
        }
    }

    static func run(_ report: inout Report) {
        let host = BenchmarkCard.Host(items: .array((0..<count).map(BenchmarkCard.item)))
        func manifest(_ maxItems: Int) -> Data {
            BenchmarkCard.manifest(number: 0, data: "\"extension\": {\"method\": \"getData\"}", maxItems: maxItems)
        }
        let few = manifest(5)
        report.line(
            "list card with 10,000 loaded items, bytes to PNG of 5 of them",
            milliseconds { BenchmarkCard.draw(few, host, as: .png) }, "ms", atMost: 30)

        let all = BenchmarkCard.load(manifest(count), host).card
        var environment = EnvironmentValues()
        environment.displayScale = 2
        let page = ViewHost(Page(card: all), environment: environment)
        func draw() {
            page.layout(ProposedViewSize(width: 390, height: 844))
            _ = page.displayList
        }
        report.note("first display list of a card with 10,000 items", milliseconds(runs: 1, draw), "ms")
        let frame = milliseconds(runs: 201) {
            page.scroll(at: CGPoint(x: 100, y: 400), by: CGSize(width: 0, height: 30))
            draw()
        }
        report.line("a frame of scrolling through a card with 10,000 items", frame, "ms", atMost: 4)
    }
}
