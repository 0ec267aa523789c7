import Foundation
import Testing

@testable import BrowserHost

/// Messages from pages, which any client that reaches the server can send.
///
/// Numbers: fields of the messages in the tests; pages have 100 to 8192 points and a scale of 1 to 4 (Docs/LiveHost.md,
/// "Protocol"). The 40 letters of a locale are a bound of `ClientDisplay` alone.
@Suite("Messages from pages")
struct ClientMessageTests {
    private func decode(_ text: String) throws -> ClientMessage { try ClientMessage(Data(text.utf8)) }

    @Test func `messages of the protocol are understood`() throws {
        #expect(
            try decode(#"{"t":"touch","id":1,"phase":"began","x":10,"y":20.5}"#)
                == .touch(id: 1, phase: .began, x: 10, y: 20.5))
        #expect(
            try decode(#"{"t":"key","key":"a","text":"A","modifiers":1,"phase":"down"}"#)
                == .key(name: "a", text: "A", modifiers: 1, phase: .down))
        #expect(try decode(#"{"t":"text","kind":"compose","text":"か"}"#) == .text(.compose, "か"))
        #expect(try decode(#"{"t":"wheel","x":1,"y":2,"dx":0,"dy":-3}"#) == .wheel(x: 1, y: 2, dx: 0, dy: -3))
        #expect(try decode(#"{"t":"shown","n":7}"#) == .shown(7))
        guard
            case .hello(let session, let display, _) = try decode(
                #"{"t":"hello","width":800,"height":600,"dark":true}"#)
        else {
            Issue.record("no hello")
            return
        }
        #expect(session == nil)
        #expect(display.width == 800 && display.height == 600 && display.isDark && display.scale == 1)
    }

    @Test(arguments: [
        "", "{", "[]", "7", "{}", #"{"t":"dance"}"#, #"{"t":"touch","x":1,"y":2}"#,
        #"{"t":"touch","id":1,"phase":"began","x":1e300,"y":2}"#,
        #"{"t":"touch","id":1,"phase":"sideways","x":1,"y":2}"#,
        #"{"t":"key","phase":"down"}"#, #"{"t":"text","text":"x"}"#, #"{"t":"hello"}"#, #"{"t":"shown"}"#,
        #"{"t":"touch","id":99999999999999999999,"phase":"began","x":1,"y":2}"#,
    ])
    func `everything else is refused`(text: String) {
        #expect(throws: ClientMessage.Malformed.self) { try decode(text) }
    }

    @Test func `sizes of pages are bounded`() throws {
        guard
            case .display(let display) = try decode(
                #"{"t":"display","width":1,"height":900000,"scale":64,"locale":"\#(String(repeating: "x", count: 500))"}"#
            )
        else {
            Issue.record("no display")
            return
        }
        #expect(display.width == 100 && display.height == 8192 && display.scale == 4)
        #expect(display.locale.count == 40)
    }
}
