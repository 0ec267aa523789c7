import FoundationAdditions
import Testing

/// Units of time and the clock of Core Foundation.
///
/// Numbers: the definitions of <dispatch/time.h>; the clock counts seconds since 1 January 2001, as `Date` does. Two readings
/// are less than a minute apart.
@Suite("Foundation: units of time")
struct TimeUnitTests {
    @Test func `units are parts of a second`() {
        #expect(NSEC_PER_SEC == 1_000_000_000)
        #expect(NSEC_PER_MSEC == 1_000_000)
        #expect(NSEC_PER_USEC == 1000)
        #expect(USEC_PER_SEC == 1_000_000)
        #expect(type(of: NSEC_PER_SEC) == UInt64.self)
    }

    @Test func `the clock counts seconds since the reference date`() {
        let before = Date.timeIntervalSinceReferenceDate
        let time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
        let elapsed: CFTimeInterval = CFAbsoluteTimeGetCurrent() - time
        // The system may set its clock meanwhile, and does so on virtual machines.
        #expect(abs(time - before) < 60)
        #expect(abs(elapsed) < 60)
    }
}
