import Foundation
import Testing
import UnifiedLogging

/// The text of messages: formats, alignment and privacy.
///
/// Numbers: the examples of Apple's documentation of `OSLogMessage` in kind (private texts, public numbers), and C's `printf`.
@Suite("os: messages")
struct OSLogMessageTests {
    private struct Failure: Error, CustomStringConvertible { var description: String { "no paper" } }

    private func open(_ message: OSLogMessage) -> String { message.text(showingPrivateValues: true) }
    private func hidden(_ message: OSLogMessage) -> String { message.text(showingPrivateValues: false) }

    @Test func `values of all kinds are written`() {
        let name = "Ann"
        #expect(open("plain") == "plain")
        #expect(open("\(1) \(UInt8(2)) \(name) \(true) \(1.5)") == "1 2 Ann true 1.500000")
        #expect(open("\(Float(0.25), format: .fixed(precision: 1))") == "0.2")
        #expect(open("\(Int?.none.debugDescription)") == "nil")
        #expect(open("\(Failure())") == "no paper")
        #expect(open("\(Failure() as any Error)") == "no paper")
        #expect(open("\(Optional<any Error>.none)") == "(null)")
        #expect(open("\(String.self) \([1, 2]) \(1...3)") == "String [1, 2] 1...3")
        #expect(open("\(NSNumber(value: 3))") == "3")
        #expect(open("\(URL(string: "https://example.com")!)") == "https://example.com")
    }

    @Test func `integers have digits, signs and prefixes as asked`() {
        #expect(open("\(255, format: .hex)") == "ff")
        #expect(open("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0xFF")
        #expect(open("\(7, format: .decimal(minDigits: 3))") == "007")
        #expect(open("\(7, format: .decimal(explicitPositiveSign: true))") == "+7")
        #expect(open("\(-7, format: .decimal(explicitPositiveSign: true, minDigits: 2))") == "-07")
        #expect(open("\(8, format: .octal(includePrefix: true))") == "0o10")
        #expect(open("\(UInt64.max)") == "18446744073709551615")
        #expect(open("\(Int.min)") == "-9223372036854775808")
    }

    @Test func `numbers with a point have the notation of printf`() {
        #expect(open("\(3.14159, format: .fixed(precision: 2))") == "3.14")
        #expect(open("\(3.14159, format: .fixed(precision: 0, explicitPositiveSign: true))") == "+3")
        #expect(open("\(12345.0, format: .exponential(precision: 1))") == "1.2e+04")
        #expect(open("\(12345.0, format: .exponential(uppercase: true))") == "1.234500E+04")
        #expect(open("\(0.5, format: .hybrid)") == "0.5")
        #expect(open("\(1.0, format: .hex)") == "0x1p+0")
    }

    @Test func `values stand in columns`() {
        #expect(open("\("ab", align: .right(columns: 5))|") == "   ab|")
        #expect(open("\("ab", align: .left(columns: 5))|") == "ab   |")
        #expect(open("\(12, align: .right(columns: 4))|") == "  12|")
        #expect(open("\("abcdef", align: .left(columns: 3))|") == "abcdef|")
    }

    @Test func `truth has two pairs of words`() {
        #expect(open("\(true) \(false, format: .truth)") == "true false")
        #expect(open("\(true, format: .answer) \(false, format: .answer)") == "yes no")
    }

    @Test func `texts are private and numbers public unless the message says otherwise`() {
        let name = "Ann"
        #expect(hidden("\(name) has \(3)") == "<private> has 3")
        #expect(hidden("\(name, privacy: .public) has \(3, privacy: .private)") == "Ann has <private>")
        #expect(hidden("\(Failure() as any Error)") == "<private>")
        #expect(hidden("\(true) \(0.5)") == "true 0.500000")
        #expect(hidden("\(name, privacy: .sensitive)") == "<private>")
    }

    @Test func `sensitive values stay hidden where private ones are shown`() {
        #expect(open("\("Ann", privacy: .private) \("4711", privacy: .sensitive)") == "Ann <private>")
    }

    @Test func `equal values have equal masks`() {
        let (first, second) = (
            hidden("\("Ann", privacy: .private(mask: .hash))"), hidden("\("Ann", privacy: .auto(mask: .hash))")
        )
        #expect(first == second)
        #expect(first.hasPrefix("<mask.hash: '") && first.hasSuffix("'>"))
        #expect(first != hidden("\("Bob", privacy: .private(mask: .hash))"))
    }

    @Test func `memory is written as addresses and digits`() {
        let bytes: [UInt8] = [0x0A, 0xFF]
        bytes.withUnsafeBytes { buffer in
            let message: OSLogMessage = "\(buffer, privacy: .public)"
            #expect(hidden(message) == "0AFF")
        }
    }
}
