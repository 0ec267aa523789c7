import Expectations
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Line breaks in texts that have one line.
///
/// Numbers: a line of a text is less than 28 high, in a card of 400.
@MainActor
struct TextInLinesTests {
    @Test func `one line has spaces in place of line breaks`() {
        #expect("a\nb\r\nc\n\nd\n".text(inLines: 1) == "a b c d")
        #expect("a\nb".text(inLines: 2) == "a\nb" && "a\nb".text(inLines: nil) == "a\nb")
        #expect("a  b".text(inLines: 1) == "a  b")
    }

    @Test func `titles and descriptions of lists, and titles of headers, show their whole text`() async throws {
        let test = await CardTest.view(
            CardTest.manifest(
                "List",
                [
                    "header": [
                        "title": "Line\nbreaks", "titleMaxLines": 1, "subTitle": "Sub\ntitle", "subTitleMaxLines": 1,
                    ],
                    "content": [
                        "data": ["json": [1]],
                        "item": ["title": "First line\nsecond line", "description": "Pump failed\nreplace seal"],
                    ],
                ]))
        expectAll(
            ["Line breaks", "Sub title", "First line second line", "Pump failed replace seal"], count: 4...
        ) { text in
            #expect((try? test.text(text).frame.height) ?? 99 < 28, "\(text)")
        }
        #expect(!test.svg().contains("…"))
    }

    @Test func `titles of groups, labels and buttons show their whole text`() async throws {
        let test = await CardTest.view(
            CardTest.manifest(
                "Object",
                [
                    "content": [
                        "groups": [
                            [
                                "title": "Group\ntitle",
                                "items": [
                                    ["label": "La\nbel", "value": "First\nsecond"],
                                    ["label": "Short", "value": "Third\nfourth", "maxLines": 1],
                                ],
                            ]
                        ]
                    ],
                    "footer": ["actionsStrip": [["text": "Ok\ngo"]]],
                ]))
        expectAll(["Group title", "La bel:", "Third fourth", "Ok go"], count: 4...) { text in
            #expect((try? test.text(text).frame.height) ?? 99 < 28, "\(text)")
        }
        #expect(try test.text("First\nsecond").frame.height > 28)
    }
}
