import Testing

@testable import TextLayout

@Suite(.serialized) struct CacheTests {
    @Test func sameRequestSameFrame() {
        #expect(layout("cached", width: 100) === layout("cached", width: 100))
        #expect(layout("cached", width: 100) !== layout("cached", width: 101))
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
