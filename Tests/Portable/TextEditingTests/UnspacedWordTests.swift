import Testing
import TextEditing

/// Words in scripts that are written without spaces between them.
///
/// Numbers: places are bytes of the texts in UTF-8, three for each character of Han and for its full stop.
@Suite("Words without spaces")
struct UnspacedWordTests {
    /// All words of a text as the Option key with the right arrow goes through them.
    private func forward(_ text: String) -> [String] {
        let text = EditableText(text)
        var (words, place) = ([String](), 0)
        while place < text.length {
            let end = text.wordEnd(after: place)
            words.append(text[place..<end])
            place = end
        }
        return words
    }

    private func backward(_ text: String) -> [String] {
        let text = EditableText(text)
        var (words, place) = ([String](), text.length)
        while place > 0 {
            let start = text.wordStart(before: place)
            words.insert(text[start..<place], at: 0)
            place = start
        }
        return words
    }

    @Test(arguments: [
        ["我们", "今天", "去", "北京"], ["カタカナ", "の", "テスト"], ["สวัสดี", "ชาว", "โลก"], ["ខ្ញុំ", "ស្រឡាញ់", "អ្នក"],
        ["中文", "abc", "混合"],
    ])
    func `keys with Option stop at the ends of words that nothing is written between`(words: [String]) {
        #expect(forward(words.joined()) == words)
        #expect(backward(words.joined()) == words)
    }

    @Test func `signs go with the word that is reached over them`() {
        #expect(forward("天気。散歩 one 日本") == ["天気", "。散歩", " one", " 日本"])
        #expect(backward("天気。散歩 one 日本") == ["天気。", "散歩 ", "one ", "日本"])
    }

    @Test func `words with spaces stay whole, whatever stands in them`() {
        #expect(forward("don't re-use foo_bar 3 여러분") == ["don't", " re", "-use", " foo_bar", " 3", " 여러분"])
    }

    @Test func `a double tap selects one word, and what is written together at its end is another`() {
        let text = EditableText("我们今天。Hello")
        #expect(text[text.word(at: 0)] == "我们" && text[text.word(at: 3)] == "我们")
        #expect(text[text.word(at: 6)] == "今天")
        #expect(text[text.word(at: 12)] == "今天", "at the end of a word that one counts")
        #expect(text[text.word(at: 15)] == "Hello")
        #expect(text.word(around: 3) == nil, "a tap puts the cursor anywhere in such a script")
    }

    @Test func `text of many thousand characters without a space is gone through`() {
        let text = EditableText(String(repeating: "今天去北京", count: 2_000))
        #expect(text[text.word(at: 15_000)] == "今天")
    }
}
