import Testing
import ToolBasics

/// Distances between names, and the known name that a misspelt one means.
///
/// Numbers: insertions, deletions, substitutions and swaps of neighbours, counted by hand (Damerau's distance); the
/// limit of 9 is above all of them.
struct SpellingTests {
    @Test(arguments: [
        ("TitelComponent", "TitleComponent"), ("DetailImage", "DetailImageComponent"), ("no_veiw", "no_view"),
        ("noview", "no_view"),
    ])
    func `the nearest name is found`(_ name: String, _ meant: String) {
        let names = ["SubtitleComponent", "TitleComponent", "DetailImageComponent", "no_view", "no_style"]
        #expect(Spelling.nearest(to: name, among: names) == meant)
    }

    @Test func `a name that is far from all is not guessed`() {
        #expect(Spelling.nearest(to: "Kitchen", among: ["TitleComponent", "no_view"]) == nil)
    }

    @Test(arguments: [("Z", "A"), ("x1", "y2"), ("", "A")])
    func `a name that shares less than half of its letters is not guessed`(_ name: String, _ known: String) {
        #expect(Spelling.nearest(to: name, among: [known]) == nil)
    }

    @Test(arguments: [("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("kitten", "sitting", 3)])
    func `distances`(_ first: String, _ second: String, _ distance: Int) {
        #expect(
            Spelling.distance(Array(first.unicodeScalars), Array(second.unicodeScalars), limit: 9) == distance)
    }
}
