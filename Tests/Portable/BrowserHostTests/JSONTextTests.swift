import Foundation
import Testing

@testable import BrowserHost

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
}
