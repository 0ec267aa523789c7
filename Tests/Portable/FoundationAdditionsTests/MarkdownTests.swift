import Testing

@testable import FoundationAdditions

private func markdown(
    _ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
) throws -> AttributedString {
    try AttributedString(markdown: text, options: .init(interpretedSyntax: syntax))
}

/// The stretches of a text with what they mean.
private func intents(_ text: AttributedString) -> [String] {
    text.runs.map { run in
        "\(String(text.characters[run.range])):\(run.inlinePresentationIntent?.rawValue ?? 0)"
    }
}

/// The blocks that each stretch of a text is in.
private func blocks(_ text: AttributedString) -> [String] {
    text.runs.map { run in
        let kinds = run.presentationIntent?.components.map(\.kind.debugDescription) ?? []
        return "\(String(text.characters[run.range])): \(kinds.joined(separator: " < "))"
    }
}

@Suite struct InlineMarkdownTests {
    @Test(arguments: [
        AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace,
    ])
    func emphasis(syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws {
        let text = try markdown("a *b* **c** ***d*** `e` ~~f~~", syntax)
        #expect(intents(text) == ["a :0", "b:1", " :0", "c:2", " :0", "d:3", " :0", "e:4", " :0", "f:32"])
    }

    /// cmark-gfm keeps the characters that its extensions read in tables that all parsers share.
    @Test func `several at once`() async throws {
        let text = String(repeating: "*b* ~~a~~ ", count: 40)
        let expected = Array(repeating: ["b:1", " :0", "a:32", " :0"], count: 40).flatMap(\.self).dropLast()
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    try (0..<200).count { _ in intents(try markdown(text)) != Array(expected) }
                }
            }
            let wrong = try await group.reduce(into: []) { $0.append($1) }
            #expect(wrong == [0, 0, 0, 0])
        }
    }

    @Test func links() throws {
        let text = try AttributedString(
            markdown: "see [the *page*](page.html) and ![a picture](x.png)",
            baseURL: URL(string: "https://example.org/a/"))
        let links = text.runs.compactMap { run in run.link.map { (String(text.characters[run.range]), $0) } }
        #expect(links.map(\.0) == ["the ", "page"])
        #expect(links.first?.1.absoluteString == "https://example.org/a/page.html")
        let image = text.runs.first { $0.imageURL != nil }
        #expect(image?.imageURL?.absoluteString == "https://example.org/a/x.png")
        #expect(image.map { String(text.characters[$0.range]) } == "a picture")
    }

    @Test func `line ends`() throws {
        #expect(intents(try markdown("a\nb")) == ["a:0", " :64", "b:0"])
        #expect(intents(try markdown("a  \nb")) == ["a:0", "\n:128", "b:0"])
        #expect(String(try markdown("a\n\nb\n c", .inlineOnly).characters) == "a b c")
        #expect(String(try markdown("a  \nb\\\nc", .inlineOnly).characters) == "a\nb\nc")
    }

    @Test(arguments: [
        "# no heading", "- no list", "1. no list", "> no quote", "    no code", "  a\n\n\tb  \n", "```\nx", "---", "",
        " ", "a  b", "[x]: http://y.z", "<div>\nx", "|a|b|\n|-|-|",
    ])
    func `whitespace and blocks stay`(text: String) throws {
        let parsed = try markdown(text, .inlineOnlyPreservingWhitespace)
        #expect(String(parsed.characters) == text)
        #expect(parsed.runs.allSatisfy { $0.presentationIntent == nil })
    }

    @Test func `emphasis across lines`() throws {
        let text = try markdown("**a**\n_b_\nc", .inlineOnlyPreservingWhitespace)
        #expect(intents(text) == ["a:2", "\n:0", "b:1", "\nc:0"])
    }

    @Test func `escapes and entities`() throws {
        #expect(String(try markdown(#"\*a\* &amp; &lt;b&gt;"#).characters) == "*a* & <b>")
        #expect(intents(try markdown("a <b>c</b>")) == ["a :0", "<b>:256", "c:0", "</b>:256"])
    }
}

/// Tests blocks of Markdown: headings, lists, quotes, code and tables.
///
/// Numbers: places in the Markdown of each test: ordinals of items, lines and columns from 1. Three runs are "a", "b "
/// and "c"; 3,000 quotes and the paragraph in them are 3,001 blocks.
@Suite struct BlockMarkdownTests {
    @Test func `headings and paragraphs`() throws {
        let text = try markdown("# A\n\nb\n\n---\n\nc")
        #expect(blocks(text) == ["A: header 1", "b: paragraph", "\u{2E3B}: thematicBreak", "c: paragraph"])
    }

    @Test func lists() throws {
        let text = try markdown("- a\n- b\n    1. c\n")
        #expect(
            blocks(text) == [
                "a: paragraph < listItem 1 < unorderedList", "b: paragraph < listItem 2 < unorderedList",
                "c: paragraph < listItem 1 < orderedList < listItem 2 < unorderedList",
            ])
        let numbers = try markdown("3. a\n4. b")
        #expect(blocks(numbers).first == "a: paragraph < listItem 3 < orderedList")
        let last = text.runs.reversed().first { _ in true }
        #expect(last?.presentationIntent?.indentationLevel == 2)
    }

    @Test func `code and quotes`() throws {
        let text = try markdown("> q\n\n```swift\nlet a = 1\n```\n")
        #expect(blocks(text) == ["q: paragraph < blockQuote", "let a = 1\n: codeBlock 'swift'"])
    }

    @Test func tables() throws {
        let text = try markdown("|a|b|\n|:-:|--:|\n|c|d|\n")
        #expect(
            blocks(text) == [
                "a: tableCell 0 < tableHeaderRow < table [center, right]",
                "b: tableCell 1 < tableHeaderRow < table [center, right]",
                "c: tableCell 0 < tableRow 1 < table [center, right]",
                "d: tableCell 1 < tableRow 1 < table [center, right]",
            ])
    }

    @Test func `identities tell blocks apart`() throws {
        let text = try markdown("a\n\nb *c*")
        let identities = text.runs.compactMap { $0.presentationIntent?.components.first?.identity }
        #expect(identities.count == 3)
        #expect(identities[0] != identities[1])
        #expect(identities[1] == identities[2])
    }

    @Test func `positions and language`() throws {
        let text = try AttributedString(
            markdown: "# A\n\nb c", options: .init(languageCode: "en", appliesSourcePositionAttributes: true))
        let position = text.runs.compactMap(\.markdownSourcePosition).last
        #expect(position == .init(startLine: 3, startColumn: 1, endLine: 3, endColumn: 3))
        #expect(text.languageIdentifier == "en")
    }

    @Test func `deep nesting does not overflow`() throws {
        let text = try markdown(String(repeating: "> ", count: 3000) + "a")
        #expect(text.runs.first?.presentationIntent?.components.count == 3001)
    }

    @Test func `data must be text`() throws {
        #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF, 0xFE])) }
        #expect(String(try AttributedString(markdown: Data("*ä*".utf8)).characters) == "ä")
    }
}

@Suite struct AttributedStringLocalizedTests {
    @Test func `values are no markdown`() {
        let text = AttributedString(
            localized: "**\("*Mia*")** has \(1200) _apples_", locale: Locale(identifier: "en_US"))
        #expect(intents(text) == ["*Mia*:2", " has 1,200 :0", "apples:1"])
    }

    @Test func `values keep their attributes`() {
        var name = AttributedString("Mia")
        name.link = URL(string: "https://example.org")
        let text = AttributedString(localized: "**\(name)** left", options: .applyReplacementIndexAttribute)
        let run = text.runs.first { $0.link != nil }
        #expect(run?.inlinePresentationIntent == .stronglyEmphasized)
        #expect(run?.replacementIndex == 1)
        #expect(String(text.characters) == "Mia left")
    }

    @Test func translated() {
        let url = Bundle.module.url(forResource: "Fixtures", withExtension: nil)
        let resource = LocalizedStringResource(
            "**\("Mia")** left", locale: Locale(identifier: "de"),
            bundle: .atURL(url?.appendingPathComponent("Tables.resources") ?? Bundle.main.bundleURL))
        #expect(intents(AttributedString(localized: resource)) == ["Mia:2", " ist :0", "gegangen:1"])
    }
}
