import Testing

@testable import BrowserHost

@Suite("Limits of messages in a second")
struct MessageRateTests {
    @Test func limitsCountInSeconds() {
        let start = ContinuousClock.now
        var rate = MessageRate(limit: 3, now: start)
        let taken = [0, 0, 10, 20, 999, 1000].map { time in
            rate.take(now: start + .milliseconds(time))
        }
        #expect(taken == [true, true, true, false, false, true])
    }
}
