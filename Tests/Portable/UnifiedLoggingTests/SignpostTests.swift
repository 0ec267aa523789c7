import Foundation
import OSLog
import Testing

/// Signposts as messages of the level `trace`.
///
/// Numbers: chosen in the tests.
@Suite("os: signposts")
struct SignpostTests {
    @Test func `an interval has a begin and an end with the time between them`() throws {
        let written = WrittenMessages("test.interval")
        let signposter = OSSignposter(subsystem: "test.interval", category: .pointsOfInterest)
        #expect(signposter.isEnabled)
        let state = signposter.beginInterval("Load", "\(3) orders")
        signposter.emitEvent("Found", id: OSSignpostID(7))
        signposter.endInterval("Load", state)
        #expect(written.texts.count == 3)
        #expect(written.texts[0] == "begin Load: 3 orders")
        #expect(written.texts[1] == "event Found #7")
        #expect(written.texts[2].hasPrefix("end Load after "))
        #expect(written.levels == [.trace, .trace, .trace])
        #expect(written.categories == ["PointsOfInterest", "PointsOfInterest", "PointsOfInterest"])
    }

    @Test func `a call within an interval gives its result and its error`() {
        struct Failure: Error {}
        let written = WrittenMessages("test.call")
        let signposter = OSSignposter(logger: Logger(subsystem: "test.call", category: "x"))
        #expect(signposter.withIntervalSignpost("Sum") { 1 + 2 } == 3)
        #expect(throws: Failure.self) {
            try signposter.withIntervalSignpost("Fail", id: signposter.makeSignpostID()) { throw Failure() }
        }
        #expect(written.texts.map { $0.prefix(8) } == ["begin Su", "end Sum ", "begin Fa", "end Fail"])
    }

    @Test func `identities differ, but for the same object`() {
        let log = OSLog(subsystem: "test.identity", category: "x")
        let object = NSObject()
        #expect(OSSignpostID(log: log) != OSSignpostID(log: log))
        #expect(OSSignpostID(log: log, object: object) == OSSignpostID(log: log, object: object))
    }

    @Test func `the older function writes signposts, too`() {
        let written = WrittenMessages("test.older")
        let log = OSLog(subsystem: "test.older", category: "x")
        os_signpost(.begin, log: log, name: "Draw")
        os_signpost(.event, log: log, name: "Draw", "row %d", 4)
        os_signpost(.end, log: log, name: "Draw")
        os_signpost(.event, log: log, name: "Draw", signpostID: .invalid)
        #expect(written.texts == ["begin Draw", "event Draw: row 4", "end Draw"])
    }

    @Test func `the state of an interval is carried by a coder`() throws {
        let signposter = OSSignposter.disabled
        #expect(!signposter.isEnabled)
        let state = signposter.beginInterval("x", id: OSSignpostID(12))
        let data = try JSONEncoder().encode([state])
        #expect(String(decoding: data, as: UTF8.self) == "[12]")
        _ = try JSONDecoder().decode([OSSignpostIntervalState].self, from: data)
    }
}
