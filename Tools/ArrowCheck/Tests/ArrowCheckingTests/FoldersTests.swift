import Testing

@testable import ArrowChecking

struct FoldersTests {
    @Test(arguments: [
        ("S/Text/Lines/Line.swift", "Text"), ("S/Exports.swift", "."), ("S/Input/Focus/Focus.swift", "Input"),
        ("S/Input/Keyboard/Key.swift", "Input/Keyboard"),
        ("S/Input/Keyboard/Press.swift", "Input/Keyboard/Press.swift"),
        ("S/Input/Keyboards/Key.swift", "Input"),
    ])
    func `a file counts for the innermost name, or else for its direct subfolder`(path: String, folder: String) {
        let folders = Folders(sources: "S", named: ["Input/Keyboard", "Input/Keyboard/Press.swift"])
        #expect(folders.folder(of: path) == folder)
    }

    @Test func `files outside the source folder count for none`() {
        #expect(Folders(sources: "Sources/A").folder(of: "Sources/AB/C/D.swift") == nil)
    }

    @Test func `the source folder is the innermost of all files`() {
        #expect(Folders.common(of: ["S/M/A/X.swift", "S/M/B/C/Y.swift"]) == "S/M")
        #expect(Folders.common(of: ["S/M/A/X.swift", "S/M/A/B/Y.swift", "S/M/Z.swift"]) == "S/M")
        #expect(Folders.common(of: []) == "")
    }
}
