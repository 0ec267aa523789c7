import QuartzCore
import Testing

/// The clock of animations.
///
/// Numbers: a wait of 50 ms, of which the clock shows at least that and no minute.
@Suite("QuartzCore: the time of media")
struct MediaTimeTests {
    @Test func `the clock goes on with real time, and agrees with the system's`() async throws {
        let start = CACurrentMediaTime()
        try await Task.sleep(for: .milliseconds(50))
        let elapsed: CFTimeInterval = CACurrentMediaTime() - start
        #expect(elapsed >= 0.049 && elapsed < 60)
        #expect(abs(start - ProcessInfo.processInfo.systemUptime) < 60)
    }
}
