import Testing

@testable import TextLayout

@Suite(.serialized) struct CacheTests {
    @Test func sameRequestSameFrame() {
        #expect(layout("cached", width: 100) === layout("cached", width: 100))
        #expect(layout("cached", width: 100) !== layout("cached", width: 101))
    }

    /// Measuring again must cost at most a twentieth of measuring first; medians of several rounds, since machines pause.
    @Test func measuringAgainIsFast() {
        let engine = TextEngine()
        let requests = (0..<100).map { TextRequest("Measured string number \($0)", font: .system(size: 17)) }
        func round() -> Duration {
            ContinuousClock().measure { for request in requests { _ = engine.layout(request, width: 200) } }
        }
        var (cold, warm): ([Duration], [Duration]) = ([], [])
        for _ in 0..<7 {
            engine.removeCachedLayouts()
            cold.append(round())
            warm.append(round())
        }
        #expect(warm.sorted()[3] * 20 <= cold.sorted()[3])
    }

    @Test func forgetsTheOldest() {
        var cache = GenerationalCache<Int, Int>(capacity: 2)
        for key in 0..<5 { cache.insert(key, for: key) }
        #expect(cache.value(for: 0) == nil)
        #expect(cache.value(for: 2) == 2 && cache.value(for: 3) == 3)
        cache.insert(9, for: 9)
        // What was asked for lately outlives what was not.
        #expect(cache.value(for: 3) == 3)
    }
}
