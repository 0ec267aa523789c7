import TextLayout

/// Measuring text again against measuring it for the first time.
enum TextBenchmark {
    static func run(_ report: inout Report) {
        let requests = (0..<100).map {
            TextRequest("Text number \($0) of one hundred, long enough to wrap", font: .system(size: 15))
        }
        let engine = TextEngine.shared
        let cold = milliseconds(prepare: { engine.removeCachedLayouts() }) {
            for request in requests { _ = engine.layout(request, width: 200) }
        }
        let warm = milliseconds {
            for _ in 0..<100 { for request in requests { _ = engine.layout(request, width: 200) } }
        }
        report.note("measuring a string the first time", cold * 10, "µs")
        report.note("measuring it again", warm / 10, "µs")
        report.line("first time against again", (cold / 100) / (warm / 10_000), "×", atLeast: 20)
    }
}
