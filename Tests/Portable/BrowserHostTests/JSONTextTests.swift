import Foundation
import Testing

@testable import BrowserHost

/// Tests of the text of messages to the page.
///
/// Numbers: lengths are rounded to a hundredth of a point; others are made up.
@Suite("JSON of frames")
struct JSONTextTests {
    @Test func `strings are escaped`() throws {
        let text = "\"\\\n\r\t\u{1}\u{1F}é😀</script>\u{2028}"
        var json = JSONText()
        json.list([text]) { $0.string($1) }
        #expect(try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String] == [text])
    }

    @Test func `numbers are rounded and finite`() {
        var json = JSONText()
        json.list([1, 0.125, -2.5, .infinity, .nan, 1e300]) { $0.number($1 as Double) }
        #expect(String(decoding: json.bytes, as: UTF8.self) == "[1,0.13,-2.5,0,0,1000000000]")
    }

    @Test func `objects separate their fields, and hold others`() {
        var json = JSONText()
        json.list(0..<2) { json, index in
            json.object { fields in
                fields.add("n", index)
                fields.add("empty", unlessEmpty: "")
                fields.add("off", if: false)
                fields.add("on", trueIf: index == 1)
                fields.add("inner") { $0.object { $0.add(named: "a\"b", "c") } }
            }
        }
        json.object { _ in }
        #expect(
            String(decoding: json.bytes, as: UTF8.self)
                == #"[{"n":0,"inner":{"a\"b":"c"}},{"n":1,"on":true,"inner":{"a\"b":"c"}}]{}"#)
    }

    @Test func `a frame without changes is none`() throws {
        #expect(ServerMessage.Frame(3) { _ in } == nil)
        let frame = try #require(ServerMessage.Frame(3) { $0.add("title", "Order") })
        #expect(
            String(decoding: ServerMessage.frame(frame).json.bytes, as: UTF8.self)
                == #"{"t":"frame","n":3,"title":"Order"}"#)
    }

    @Test func `messages have the fields that the page reads`() {
        let texts = [
            ServerMessage.hello(session: "1-2", .resumed), .end(reason: "Over."), .pong, .go(address: "a/b"),
            .open(url: "https://example.com"), .say("Saved"), .copy("Text"),
        ].map { String(decoding: $0.json.bytes, as: UTF8.self) }
        #expect(
            texts == [
                #"{"t":"hello","session":"1-2","greeting":"resumed"}"#, #"{"t":"end","reason":"Over."}"#,
                #"{"t":"pong"}"#, #"{"t":"go","address":"a/b"}"#, #"{"t":"open","url":"https://example.com"}"#,
                #"{"t":"say","text":"Saved"}"#, #"{"t":"copy","text":"Text"}"#,
            ])
    }
}
