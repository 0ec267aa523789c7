import Foundation
import Testing
import UnifiedLogging
import os.log

/// `os_log` in its older form, with formats as C's `printf` has them.
///
/// Numbers: the formats of Apple's documentation of `os_log`, and C's `printf`.
@Suite("os: os_log with formats")
struct LogFormatTests {
    private func open(_ format: String, _ arguments: any CVarArg...) -> String {
        LogFormat(format).text(of: arguments, showingPrivateValues: true)
    }
    private func hidden(_ format: String, _ arguments: any CVarArg...) -> String {
        LogFormat(format).text(of: arguments, showingPrivateValues: false)
    }

    @Test func `arguments take the places of specifiers`() {
        #expect(open("plain, 100%%") == "plain, 100%")
        #expect(open("%@ has %d of %ld, %.2f", "Ann", 3, 4, 1.5) == "Ann has 3 of 4, 1.50")
        #expect(open("%5d|%-5d|%05d", 7, 7, 7) == "    7|7    |00007")
        #expect(open("%x %X %o %u", 255, 255, 8, 7) == "ff FF 10 7")
        #expect(open("%lld %llu", Int64.min, UInt64.max) == "-9223372036854775808 18446744073709551615")
        #expect(open("%*d", 4, 7) == "   7")
        #expect(open("%s", "text") == "text")
        #expect(open("%c", Int32(65)) == "A")
        #expect(open("%{bool}d %{BOOL}d", 1, 0) == "true NO")
        #expect(open("%@", NSError(domain: "d", code: 3).domain as NSString) == "d")
    }

    @Test func `missing arguments and ends of formats do no harm`() {
        #expect(open("%d and %d", 1) == "1 and <decode: missing data>")
        #expect(open("50%") == "50%")
        #expect(open("%", 1) == "%")
        #expect(open("%{public", 1).isEmpty == false)
    }

    @Test func `texts are private and numbers public unless the format says otherwise`() {
        #expect(hidden("%@ %d", "Ann", 3) == "<private> 3")
        #expect(hidden("%{public}@ %{private}d %{public}s", "Ann", 3, "x") == "Ann <private> x")
        #expect(hidden("%{private, mask.hash}@", "Ann").hasPrefix("<mask.hash: '"))
        #expect(open("%{sensitive}@", "4711") == "<private>")
    }

    @Test func `each form of the function writes a message`() {
        let written = WrittenMessages("test.functions")
        let log = OSLog(subsystem: "test.functions", category: "x")
        os_log("plain", log: log)
        os_log("%{public}@ %d", log: log, type: .info, "Ann", 3)
        os_log(.error, log: log, "%{public}@", "failed")
        os_log(.debug, log: log, "\(5) items")
        os_log("count %d", log: log, type: .fault, 7)
        os_log("discarded", log: .disabled)
        #expect(written.texts == ["plain", "Ann 3", "failed", "5 items", "count 7"])
        #expect(written.levels == [.notice, .info, .error, .debug, .critical])
    }
}
