import Foundation
import Synchronization
import Testing

@testable import TextLayout

/// Tests the errors of faces that are missing, and the text in place of them.
///
/// Numbers: one box for each of eight letters; a line at 20 points is 1.193 × 20, rounded up to half a point, 24
/// (Docs/Facts/IOSMetrics.md, "Text styles"). JetBrains Mono is 0.6 em wide: 12 points for two letters at 10. 5
/// points are a lower limit for the width of a box, chosen for this test.
@Suite struct FontErrorTests {
    /// Collects what an engine reports.
    private final class Reports: Sendable {
        let errors = Mutex<[FontError]>([])
        var all: [FontError] { errors.withLock { $0 } }
    }

    private static let missing = FontCatalog.Family(
        "Nowhere", package: "fonts-nowhere", in: ["/nowhere/fonts"], files: ["Nowhere.otf"], isRequired: true)

    @Test func `missing face names its package`() throws {
        let reports = Reports()
        let engine = TextEngine(catalog: [Self.missing]) { error in reports.errors.withLock { $0.append(error) } }
        let expected = FontError.missingFace(
            family: "Nowhere", package: "fonts-nowhere", searched: ["/nowhere/fonts"])
        #expect(throws: expected) { try engine.validate() }
        #expect(expected.description.contains("apt-get install fonts-nowhere"))
        #expect(expected.description.contains("/nowhere/fonts"))
    }

    @Test func `text without faces is boxes`() {
        let reports = Reports()
        let engine = TextEngine(catalog: [Self.missing]) { error in reports.errors.withLock { $0.append(error) } }
        let frame = engine.layout(TextRequest("two words", font: .system(size: 20)), width: 60)
        #expect(frame.lines.count == 2)
        #expect(frame.size.height == 48)
        #expect(frame.displayItems(at: .zero, paints: { _ in .black }).count == 8)
        for _ in 0..<5 { _ = engine.layout(TextRequest("more", font: .system(size: 12)), width: nil) }
        #expect(reports.all.count == 1)
    }

    @Test func `missing design falls back and is reported once`() {
        let reports = Reports()
        let engine = TextEngine(catalog: [FontCatalog.text]) { error in reports.errors.withLock { $0.append(error) } }
        #expect(throws: Never.self) { try engine.validate() }
        for text in ["one", "two"] {
            let frame = engine.layout(
                TextRequest(text, font: FontDescriptor(family: .named("Comic"), size: 17)), width: nil)
            #expect(frame.size.width > 0)
        }
        #expect(reports.all == [.unknownFamily("Comic")])
    }

    @Test func `characters that no face has are boxes and name the packages`() {
        let reports = Reports()
        let absent = FontCatalog.Family(
            "Han", package: "fonts-han", in: ["/nowhere"], files: ["han.ttc"], isFallback: true)
        let engine = TextEngine(catalog: [FontCatalog.text, absent]) { error in
            reports.errors.withLock { $0.append(error) }
        }
        let frame = engine.layout(TextRequest("漢", font: .system(size: 17)), width: nil)
        #expect(frame.size.width > 5)
        guard case .text(let run) = frame.displayItems(at: .zero, paints: { _ in .black }).first else {
            Issue.record("nothing is drawn")
            return
        }
        #expect(run.glyphs.map(\.id) == [0])
        #expect(reports.all == [.missingFace(family: "Han", package: "fonts-han", searched: ["/nowhere"])])
    }

    /// Faces of scripts that no text has are neither loaded nor missed.
    @Test func `a scripts face is missed when text needs it`() {
        let reports = Reports()
        let absent = FontCatalog.Family(
            "Thai", package: "fonts-thai", in: ["/nowhere"], files: ["thai.ttf"], isFallback: true,
            characters: [0x0E00...0x0E7F])
        let engine = TextEngine(catalog: [FontCatalog.text, absent]) { error in
            reports.errors.withLock { $0.append(error) }
        }
        for text in ["漢", "น"] {
            #expect(reports.all.isEmpty)
            _ = engine.layout(TextRequest(text, font: .system(size: 17)), width: nil)
        }
        #expect(reports.all == [.missingFace(family: "Thai", package: "fonts-thai", searched: ["/nowhere"])])
    }

    @Test func `registered files`() throws {
        let engine = TextEngine(catalog: [FontCatalog.text]) { _ in }
        #expect(!engine.hasFamily("JetBrains Mono"))
        try engine.register(fontFile: "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf")
        let frame = engine.layout(
            TextRequest("ii", font: FontDescriptor(family: .named("JetBrains Mono"), size: 10)), width: nil)
        #expect(frame.size.width == 12)
        #expect(throws: FontError.unreadableFile("/etc/hostname")) { try engine.register(fontFile: "/etc/hostname") }
    }

    /// As with Core Text, a face has names of its own besides that of its family.
    @Test func `registered faces by their own names`() throws {
        let engine = TextEngine(catalog: [FontCatalog.text]) { _ in }
        for weight in ["Regular", "Bold"] {
            try engine.register(fontFile: "/usr/share/fonts/truetype/quicksand/Quicksand-\(weight).ttf")
        }
        func width(_ family: String, weight: Int = 400) -> CGFloat {
            let font = FontDescriptor(family: .named(family), size: 40, weight: weight)
            return engine.layout(TextRequest("Hamburgefonts", font: font), width: nil).size.width
        }
        #expect(width("Quicksand-Bold") == width("Quicksand", weight: 700))
        #expect(width("Quicksand Bold") == width("Quicksand", weight: 700))
        #expect(width("Quicksand-Bold") > width("Quicksand-Regular"))
        #expect(engine.errors.isEmpty)
    }
}
