import Foundation
import Testing
import os

/// The levels of `Logger`, and the handler of swift-log that its messages go to.
///
/// Numbers: the levels of Apple's documentation of `Logger`, and those of swift-log that mean the same.
@Suite("os: Logger")
struct LoggerTests {
    @Test func `each level is that of swift-log`() {
        let written = WrittenMessages("test.levels")
        let logger = Logger(subsystem: "test.levels", category: "all")
        logger.trace("1")
        logger.debug("2")
        logger.info("3")
        logger.notice("4")
        logger.log("5")
        logger.warning("6")
        logger.error("7")
        logger.critical("8")
        logger.fault("9")
        #expect(written.texts == ["1", "2", "3", "4", "5", "6", "7", "8", "9"])
        #expect(
            written.levels == [.trace, .debug, .info, .notice, .notice, .warning, .error, .critical, .critical])
        #expect(written.categories.allSatisfy { $0 == "all" })
    }

    @Test func `a level can be a value`() {
        let written = WrittenMessages("test.values")
        let logger = os.Logger(subsystem: "test.values", category: "")
        for type in [OSLogType.default, .info, .debug, .error, .fault] { logger.log(level: type, "x") }
        #expect(written.levels == [.notice, .info, .debug, .error, .critical])
        #expect(written.categories == ["", "", "", "", ""])
    }

    @Test func `values of discarded messages are not computed`() {
        let written = WrittenMessages("test.quiet")
        let logger = Logger(subsystem: "test.quiet", category: "x")
        var count = 0
        func number() -> Int {
            count += 1
            return count
        }
        withoutActuallyEscaping(number) { number in
            logger.info("\(number())")
            #expect(count == 0)
            logger.error("\(number())")
        }
        #expect(count == 1)
        #expect(written.texts == ["1"])
        let log = OSLog(subsystem: "test.quiet", category: "x")
        #expect(!log.isEnabled(type: .info))
        #expect(log.isEnabled(type: .fault))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
    }

    @Test func `loggers are shared between tasks`() async {
        let written = WrittenMessages("test.tasks")
        let logger = Logger(subsystem: "test.tasks", category: "x")
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<20 { group.addTask { logger.info("\(number)") } }
        }
        #expect(Set(written.texts) == Set((0..<20).map { "\($0)" }))
    }
}
