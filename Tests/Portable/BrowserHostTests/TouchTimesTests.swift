import Testing

@testable import BrowserHost

/// Tests the times of touches on the clock of a window.
///
/// Numbers: the clock at the finger's first touch, in seconds, plus the milliseconds that have passed in the page since
/// then; bounded by the clock and by the finger's last time.
@Suite("Times of touches")
struct TouchTimesTests {
    @Test func `a flick keeps its speed though the app takes its touches late`() {
        var times = TouchTimes()
        #expect(times.time(of: 1, .began, at: 5000, clock: 2) == 2)
        #expect(times.time(of: 1, .moved, at: 5100, clock: 2.9) == 2.1)
        #expect(times.time(of: 1, .ended, at: 5120, clock: 2.9) == 2.12)
    }

    @Test func `times never go back and never run ahead of the clock`() {
        var times = TouchTimes()
        _ = times.time(of: 1, .began, at: 5000, clock: 2)
        #expect(times.time(of: 1, .moved, at: 9000, clock: 2.5) == 2.5)
        #expect(times.time(of: 1, .moved, at: 4000, clock: 2.6) == 2.5)
        #expect(times.time(of: 1, .moved, at: nil, clock: 2.7) == 2.7)
    }

    @Test func `fingers are timed for themselves, and forgotten when they are up`() {
        var times = TouchTimes()
        _ = times.time(of: 1, .began, at: 1000, clock: 1)
        _ = times.time(of: 2, .began, at: 1500, clock: 4)
        #expect(times.time(of: 1, .moved, at: 1250, clock: 5) == 1.25)
        #expect(times.time(of: 2, .cancelled, at: 1750, clock: 5) == 4.25)
        #expect(times.time(of: 2, .moved, at: 1800, clock: 6) == 6)
        #expect(times.time(of: 3, .moved, at: 1800, clock: 7) == 7)
    }
}
