import Foundation
import Testing

@testable import TextLayout

/// Tests faces by name that are not there.
///
/// Numbers: weights of OpenType's classes (`usWeightClass`): thin 100, light 300, regular 400, medium 500, semibold 600,
/// bold 700, black 900.
@Suite struct FaceNameTests {
    private static func face(_ name: String, weight: Int = 400) -> FontFace? {
        let engine = TextEngine { _ in }
        let frame = engine.layout(
            TextRequest("Ag", font: FontDescriptor(family: .named(name), size: 17, weight: weight)), width: nil)
        guard case .text(let run) = frame.displayItems(at: .zero, paints: { _ in .black }).first else { return nil }
        return run.face
    }

    @Test(arguments: [
        ("HelveticaNeue-Thin", 100, false), ("HelveticaNeue-Light", 300, false), ("HelveticaNeue", 400, false),
        ("HelveticaNeue-Medium", 500, false), ("HelveticaNeue-Bold", 700, false), ("HelveticaNeue-Italic", 400, true),
        ("HelveticaNeue-LightItalic", 300, true), ("HelveticaNeue-BoldItalic", 700, true),
        ("HelveticaNeue-CondensedBlack", 900, false), ("Helvetica-BoldOblique", 700, true),
        ("Arial-BoldMT", 700, false), ("ArialMT", 400, false), ("Avenir-Heavy", 800, false),
        ("AvenirNext-DemiBold", 600, false), ("AvenirNextCondensed-Regular", 400, false),
        ("Helvetica Neue Light", 300, false), ("Gill Sans Semi Bold Italic", 600, true), ("Foo-Bar", 400, false),
        ("Inter-SemiBold", 600, false),
    ])
    func `the name of an absent face gives weight and slant`(name: String, weight: Int, isItalic: Bool) throws {
        let face = try #require(Self.face(name))
        #expect(face.weight == weight && face.isItalic == isItalic)
        #expect(face.family == "Inter")
    }

    @Test(arguments: [
        ("Georgia-Bold", "Caladea", 700), ("TimesNewRomanPS-BoldItalicMT", "Caladea", 700),
        ("Courier", "JetBrains Mono", 400), ("Menlo-Bold", "JetBrains Mono", 700),
        ("ArialRoundedMTBold", "Quicksand", 400), ("Caladea-Bold", "Caladea", 700),
    ])
    func `an absent face is drawn in the nearest design`(name: String, family: String, weight: Int) throws {
        let face = try #require(Self.face(name))
        #expect(face.family == family && face.weight == weight)
    }

    @Test func `a requested weight makes a face by name bolder only`() throws {
        #expect(try #require(Self.face("HelveticaNeue-Light", weight: 700)).weight == 700)
        #expect(try #require(Self.face("HelveticaNeue-Bold", weight: 400)).weight == 700)
    }

    @Test(arguments: ["", "-", "-Bold", "Bold", "Foo-", "Foo-Bar", "Foo-Boldly", "Comic", "Bodoni 72"])
    func `names without a style say nothing`(name: String) { #expect(FaceName(name) == nil) }

    @Test func `an absent face is reported by its name`() {
        let engine = TextEngine { _ in }
        _ = engine.layout(
            TextRequest("A", font: FontDescriptor(family: .named("HelveticaNeue-Light"), size: 17)), width: nil)
        #expect(engine.errors == [.unknownFamily("HelveticaNeue-Light")])
    }
}
