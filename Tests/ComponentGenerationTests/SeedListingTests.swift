import Foundation
import Testing

@testable import ComponentGeneration

/// The seeds' own listings, compared with the code that is generated from their declarations.
struct SeedListingTests {
    struct Listing: CustomTestStringConvertible, Sendable {
        enum Comparison: Sendable {
            /// All tokens, in order, and no others.
            case whole
            /// Every line of the listing, in order; the listing leaves things out.
            case lines
            /// The same for text inside a comment, word by word.
            case wholeText, textLines
        }

        let name: String
        let declarations: String
        let file: String
        let comparison: Comparison

        init(_ name: String, _ declarations: String, _ file: String, _ comparison: Comparison = .lines) {
            self.name = name
            self.declarations = declarations
            self.file = file
            self.comparison = comparison
        }

        var testDescription: String { name }
        var dialect: Dialect { declarations == "classic" ? .classic : .current }
    }

    static let listings = [
        Listing("000-PersonDetailItem+API", "classic", "/PersonDetailItem+API.generated.swift", .whole),
        Listing("000-PersonDetailItem+View", "classic", "/PersonDetailItem+View.generated.swift", .wholeText),
        Listing("000-PersonDetailItem-title", "classic", "/PersonDetailItem+API.generated.swift"),
        Listing("000-Component+Protocols-ActionItems", "classic", "Component+Protocols.generated.swift"),
        Listing("000-ContactItem+API", "classic", "/ContactItem+API.generated.swift"),
        Listing("000-ProfileHeader+API", "classic", "/ProfileHeader+API.generated.swift"),
        Listing("000-ProfileHeader+Init", "classic", "/ProfileHeader+Init.generated.swift"),
        Listing("000-icons-initializer", "classic", "/IconItem+API.generated.swift"),
        Listing("000-KPIProgressItem+API", "classic", "/KPIProgressItem+API.generated.swift"),
        Listing("000-WelcomeScreen+API", "classic", "/WelcomeScreen+API.generated.swift"),
        Listing("000-WelcomeScreen-no_nil_check", "classic", "/WelcomeScreen+API.generated.swift"),
        Listing("000-TextInput+API", "classic", "/TextInput+API.generated.swift"),
        Listing("001-PersonDetailItem+API", "current", "/PersonDetailItem+API.generated.swift", .whole),
        Listing("001-PersonDetailItem+View", "current", "/PersonDetailItem+View.generated.swift", .wholeText),
        Listing("001-PersonDetailItem-title", "current", "/PersonDetailItem+API.generated.swift"),
        Listing("001-ContactItem+API", "current", "/ContactItem+API.generated.swift"),
        Listing("001-ProfileHeader+API", "current", "/ProfileHeader+API.generated.swift"),
        Listing("001-ProfileHeader+Init", "current", "/ProfileHeader+Init.generated.swift"),
        Listing("001-icons-initializer", "current", "/IconItem+API.generated.swift"),
        Listing("001-KPIProgressItem+API", "current", "/KPIProgressItem+API.generated.swift"),
        Listing("001-TextInput+API", "current", "/TextInput+API.generated.swift"),
        Listing("001-UserConsentPage+API", "current", "/UserConsentPage+API.generated.swift"),
        Listing("001-UserConsentView+API", "current", "/UserConsentView+API.generated.swift"),
        Listing("002-ContactItem+Init", "classic", "/ContactItem+Init.generated.swift"),
        Listing("003-PersonDetailItem+API", "classic", "/PersonDetailItem+API.generated.swift"),
        Listing("003-PersonDetailItem+View", "classic", "/PersonDetailItem+View.generated.swift", .textLines),
        Listing("003-PersonDetailItem-title", "classic", "/PersonDetailItem+API.generated.swift"),
        Listing("003-Component+Protocols-ActionItems", "classic", "Component+Protocols.generated.swift"),
        Listing("003-ContactItem+API", "classic", "/ContactItem+API.generated.swift"),
        Listing("003-ProfileHeader+API", "classic", "/ProfileHeader+API.generated.swift"),
        Listing("004-ContactItem+API-builders", "current", "/ContactItem+API.generated.swift"),
        Listing("004-ContactItem+API", "current", "/ContactItem+API.generated.swift"),
        Listing("004-ContactItem+Init", "current-with-footnote", "/ContactItem+Init.generated.swift"),
    ]

    @Test(arguments: listings)
    func `a listing is what is generated`(_ listing: Listing) throws {
        let declarations = try TestFiles.text("Seeds/Declarations/\(listing.declarations).swift")
        let result = generate(declarations, dialect: listing.dialect, initializers: .conditional)
        #expect(result.messages == [])
        // The word that generated code adds: components can be built off the main actor.
        let generated = result.file(listing.file).replacing("nonisolated ", with: "")
        let shown = try Errata().corrected(TestFiles.text("Seeds/Listings/\(listing.name).txt"), of: listing.name)
        switch listing.comparison {
        case .whole: #expect(tokens(shown) == tokens(generated))
        case .wholeText: #expect(words(shown) == words(generated.replacing(GeneratedText.header, with: "")))
        case .lines: expectLines(of: shown, in: generated, tokens)
        case .textLines: expectLines(of: shown, in: generated, words)
        }
    }

    /// Each line of the listing must come, as one run, after the line before it.
    private func expectLines(of shown: String, in generated: String, _ elements: (String) -> [String]) {
        let all = elements(generated)
        var position = 0
        for line in shown.split(whereSeparator: \.isNewline) {
            for part in line.components(separatedBy: "...") {
                let run = elements(part.withoutEllipsisEdges)
                guard !run.isEmpty else { continue }
                guard let found = all.firstIndex(of: run, from: position) else {
                    Issue.record("not generated, or not in this order: \(part)")
                    return
                }
                position = found + run.count
            }
        }
        #expect(position > 0)
    }

    @Test
    func `every listing is compared, and every erratum is one of a listing's`() throws {
        let names = Set(Self.listings.map(\.name))
        let files = try FileManager.default.contentsOfDirectory(atPath: TestFiles.folder + "/Seeds/Listings")
        let errata = try Errata()
        let compared = names.union(["002-ContactItem+API"])
        #expect(Set(files.map { $0.replacing(".txt", with: "") }) == compared)
        #expect(Set(errata.rows.map(\.listing)).isSubset(of: names))
    }
}

/// The table of `ERRATA.md`.
struct Errata {
    struct Row {
        let listing, shown, generated, reason: String
    }

    let rows: [Row]

    init() throws {
        let text = try TestFiles.text("Seeds/ERRATA.md")
        let table = text.components(separatedBy: "\n## ")[0]
        rows = table.split(separator: "\n").filter { $0.hasPrefix("| 0") }.map { line in
            let cells = line.dropFirst().dropLast().components(separatedBy: " | ").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            let code = cells.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "`")) }
            return Row(listing: cells[0], shown: code[1], generated: code[2], reason: cells[3])
        }
    }

    /// The listing as it should have been.
    func corrected(_ text: String, of listing: String) -> String {
        rows.filter { $0.listing == listing }.reduce(text) { text, row in
            #expect(text.contains(row.shown), "the erratum of \(listing) does not apply: \(row.shown)")
            return text.replacing(row.shown, with: row.generated)
        }
    }
}

extension String {
    /// A part beside a left-out passage may begin or end in the comma that went with it.
    fileprivate var withoutEllipsisEdges: String {
        trimmingCharacters(in: CharacterSet(charactersIn: ", "))
    }
}
