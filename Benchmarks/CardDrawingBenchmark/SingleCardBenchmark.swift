import ComponentGallery

/// One card after another in a warm process: faces, styles and code are loaded, the card's own texts are new.
@MainActor
enum SingleCardBenchmark {
    static func run(_ report: inout Report) {
        var number = 10_000
        func time(_ format: PictureFormat) -> Double {
            // The bytes are what a server or a file gives; to make them is no part of drawing.
            let manifests = (1...51).map { BenchmarkCard.withItems(5, number: number + $0) }
            number += manifests.count
            var rest = manifests[...]
            return milliseconds(runs: manifests.count) { BenchmarkCard.draw(rest.removeFirst(), as: format) }
        }
        report.line("list card with five items, bytes to PNG at 2×", time(.png), "ms", atMost: 15)
        report.line("list card with five items, bytes to SVG", time(.svg), "ms", atMost: 4)
        report.note("list card with five items, bytes to PDF", time(.pdf), "ms")
    }
}
