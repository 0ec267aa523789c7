import Testing

@testable import ArrowChecking

struct FloorsParserTests {
    @Test func `a file has a module, its folder and its floors from the ground up`() throws {
        let floors = try Floors(
            parsing: """
                # A comment.
                module SwiftUI
                sources Sources/Portable/SwiftUICore

                floor Values: Types that every floor reads: no behaviour.
                    Geometry
                    Input/Keyboard
                open floor Views: Folders that may refer to each other.
                    Controls
                """, path: "SwiftUI.floors")
        #expect(floors.module == "SwiftUI")
        #expect(floors.sources == "Sources/Portable/SwiftUICore")
        #expect(
            floors.floors == [
                Floors.Floor(
                    name: "Values", purpose: "Types that every floor reads: no behaviour.",
                    folders: ["Geometry", "Input/Keyboard"]),
                Floors.Floor(
                    name: "Views", purpose: "Folders that may refer to each other.", folders: ["Controls"],
                    isOpen: true),
            ])
        #expect(floors.knownUpward == 0)
        #expect(floors.number(of: "Input/Keyboard") == 1)
        #expect(floors.number(of: "Controls") == 2)
        #expect(floors.number(of: "Input") == nil)
    }

    @Test(arguments: [
        ("module M\nsources S\nfloor A: B.\n  F\nfloor C: D.\n  F", 6, "folder F is already on a floor, in line 4"),
        ("module M\nsources S\n  F", 3, "folder F stands before the first floor"),
        ("module M\nsources S\nfloor A\n  F", 3, "a floor is written `floor NAME: PURPOSE`"),
        ("module M\nsources S\nfloor A: B.\nfloor C: D.\n  F", 4, "floor A has no folder"),
        ("module M\nsources S\nfloor A: B.\n  F\nfloor A: D.\n  G", 5, "a second floor A"),
        ("module M\nmodule N", 2, "a second line `module`"),
        ("module M\nsources S\nknown 0", 3, "`known` needs a number above 0"),
        ("module M\nsources S\nknown 4\nknown 5", 4, "a second line `known`"),
        ("sources S\nfloor A: B.\n  F", 3, "no line `module NAME`"),
        ("module M\nfloor A: B.\n  F", 3, "no line `sources FOLDER`"),
        ("module M\nsources S\n", 3, "no line `floor NAME: PURPOSE`"),
        ("module M\nsources S\nfloor A: B.", 3, "floor A has no folder"),
    ])
    func `an error says the line`(text: String, line: Int, message: String) {
        #expect(throws: FloorsError(path: "M.floors", line: line, message: message)) {
            try Floors(parsing: text, path: "M.floors")
        }
    }
}
