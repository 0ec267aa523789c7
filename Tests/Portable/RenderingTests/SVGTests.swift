import Foundation
import FoundationXML
import Testing
import TextLayout

@testable import Rendering

/// Tests the text of SVG files.
///
/// Numbers: coordinates of the items, rounded to thousandths. Two uses of a definition cut the text into three pieces.
/// Deviations of shadows are half their radius, as in CSS.
@Suite struct SVGTests {
    private func svg(_ items: [DisplayItem], scale: CGFloat = 1, background: RGBAColor? = nil) throws -> String {
        let text = SVGRenderer().render(
            DisplayList(items),
            canvas: Canvas(size: CGSize(width: 100, height: 50), scale: scale, background: background))
        // Every file is read back by an XML parser.
        #expect(XMLParser(data: Data(text.utf8)).parse())
        return text
    }

    @Test(
        arguments: [
            (0, "0"), (1, "1"), (-1, "-1"), (0.5, ".5"), (-0.25, "-.25"), (1.0 / 3, ".333"), (2.0005, "2.001"),
            (1234.5, "1234.5"), (0.0004, "0"), (-0.0004, "0"), (.nan, "0"), (100, "100"), (0.05, ".05"),
        ] as [(Double, String)])
    func numbers(value: Double, text: String) {
        #expect(SVGNumber.text(value) == text)
    }

    @Test func shapes() throws {
        let text = try svg([
            square(1, 2, 3),
            .fill(.roundedRect(CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 4), blue, evenOdd: true),
            .fill(.ellipse(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(RGBAColor(hex: 0x123456, alpha: 0.5))),
            .stroke(
                .ellipse(CGRect(x: 0, y: 0, width: 10, height: 6)), red,
                StrokeAttributes(width: 2, cap: .round, dash: [1, 2])),
        ])
        #expect(text.contains("<rect x=\"1\" y=\"2\" width=\"3\" height=\"3\" fill=\"#f00\"/>"))
        #expect(text.contains("rx=\"4\" fill=\"#00f\" fill-rule=\"evenodd\"/>"))
        #expect(text.contains("<circle cx=\"5\" cy=\"5\" r=\"5\" fill=\"#123456\" fill-opacity=\".5\"/>"))
        #expect(
            text.contains(
                "<ellipse cx=\"5\" cy=\"3\" rx=\"5\" ry=\"3\" fill=\"none\" stroke=\"#f00\" stroke-width=\"2\" stroke-linecap=\"round\""
            ))
        #expect(text.contains("stroke-dasharray=\"1 2\""))
    }

    @Test func `text is text`() throws {
        let text = try svg(textItems("Two words", at: CGPoint(x: 10, y: 4)))
        #expect(text.contains("<text x=\"10\" y=\"20\" font-family=\"Inter,sans-serif\" font-size=\"17\""))
        #expect(text.contains(">Two <tspan x=\""))
        #expect(text.contains(">words</tspan></text>"))
    }

    @Test func `words begin where they are drawn`() throws {
        let frame = TextEngine.shared.layout(TextRequest("Two words", font: .system(size: 17)), width: nil)
        guard case .text(let run) = frame.displayItems(at: .zero, paints: { _ in .black })[0] else { return }
        let start = run.glyphs.first { $0.cluster == 4 }!.position.x
        #expect(try svg([.text(run)]).contains("<tspan x=\"\(SVGNumber.text(start))\">"))
    }

    @Test func `places to break addresses are not written, and letters stay where they are drawn`() throws {
        let frame = TextEngine.shared.layout(
            TextRequest("anna@\u{200B}example.\u{200B}com", font: .system(size: 17)), width: nil)
        guard case .text(let run) = frame.displayItems(at: .zero, paints: { _ in .black })[0] else {
            Issue.record("no text")
            return
        }
        let starts = [8, 19].map { start in run.glyphs.first { $0.cluster == start }!.position.x }
        let text = try svg([.text(run)])
        for (start, word) in zip(starts, ["example.", "com"]) {
            #expect(text.contains("<tspan x=\"\(SVGNumber.text(start))\">\(word)</tspan>"))
        }
        #expect(!text.contains("\u{200B}"))
        let written = run.written()
        #expect(written.run.text == "anna@example.com" && written.places == [5, 13])
        #expect(written.run.glyphs.map(\.cluster) == Array(0..<16))
        #expect(
            written.run.glyphs.map(\.position.x)
                == run.glyphs.filter { ![5, 16].contains($0.cluster) }.map(\.position.x))
    }

    @Test func `places to break of scripts are written`() throws {
        #expect(try svg(textItems("ä\u{200B}ö")).contains("ä\u{200B}ö"))
    }

    @Test func `right to left text`() throws {
        let text = try svg(textItems("שלום"))
        let width = TextEngine.shared.layout(TextRequest("שלום", font: .system(size: 17)), width: nil).lines[0].width
        #expect(text.contains("x=\"\(SVGNumber.text(width))\""))
        #expect(text.contains("direction=\"rtl\""))
    }

    @Test func `everything is escaped`() throws {
        let text = try svg(textItems("<b> & \"quotes\" 'x' ]]> \u{FFFE}"))
        #expect(text.contains("&lt;b&gt;"))
        #expect(text.contains("&amp;"))
        #expect(!text.contains("<b>"))
        #expect(XMLText.escaped("a\u{0}b\u{1F}c\u{FFFF}d\u{9F}e") == "abcde")
    }

    @Test func `gradients are defined once`() throws {
        let paint = Paint.linearGradient(
            [GradientStop(color: .black, location: 0), GradientStop(color: .white.opacity(0.5), location: 1)],
            start: .zero, end: CGPoint(x: 10, y: 0))
        let text = try svg([square(0, 0, 10, paint), square(0, 10, 10, paint)])
        #expect(text.components(separatedBy: "<linearGradient").count == 2)
        #expect(text.components(separatedBy: "url(#p1)").count == 3)
        #expect(text.contains("<stop offset=\"1\" stop-color=\"#fff\" stop-opacity=\".5\"/>"))
    }

    @Test func groups() throws {
        var group = DisplayGroup(DisplayList([square(0, 0, 10)]))
        group.transform = CGAffineTransform(translationX: 3, y: 4)
        group.clip = ClipShape(.ellipse(CGRect(x: 0, y: 0, width: 10, height: 10)))
        group.mask = DisplayList([square(0, 0, 5, .black)])
        group.opacity = 0.5
        group.blendMode = .multiply
        group.filters = [.shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 2)), .saturation(0)]
        group.id = 12
        let text = try svg([.group(group)])
        #expect(
            text.contains(
                "data-id=\"12\" transform=\"translate(3 4)\" clip-path=\"url(#c1)\" mask=\"url(#m2)\" filter=\"url(#f3)\" opacity=\".5\" style=\"mix-blend-mode:multiply\""
            ))
        #expect(text.contains("<feGaussianBlur stdDeviation=\"2\"/>"))
    }

    @Test func `angular gradients become pictures`() throws {
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        let paint = Paint.angularGradient(stops, center: CGPoint(x: 5, y: 5), startAngle: 0, endAngle: 6)
        let text = try svg([square(0, 0, 10, paint)] + textItems("stays text"))
        #expect(text.contains("<image x=\"0\" y=\"0\""))
        #expect(text.contains("data:image/png;base64,"))
        #expect(text.contains("stays"))
    }

    @Test func `operators without name keep their text`() throws {
        let out = DisplayGroup(DisplayList([square(0, 0, 10)]), blendMode: .destinationOut)
        let text = try svg(textItems("searchable") + [.group(out)])
        #expect(text.contains("<image"))
        #expect(text.contains("<g opacity=\"0\">"))
        #expect(text.contains("searchable"))
    }

    @Test func `same list same text`() throws {
        let items = textItems("again") + [square(0, 0, 10)]
        #expect(try svg(items) == svg(items))
    }

    @Test func `a fragment is one element without white space around it, and sets no style`() {
        var fragments = SVGFragments(size: CGSize(width: 100, height: 50), scale: 1)
        #expect(
            fragments.element(square(1, 2, 3)) == "<rect x=\"1\" y=\"2\" width=\"3\" height=\"3\" fill=\"#f00\"/>")
        var mask = DisplayGroup(DisplayList([square(0, 0, 5)]))
        mask.mask = DisplayList([square(1, 1, 2)])
        let attributes = fragments.attributes(of: mask)
        #expect(attributes.definitions.hasPrefix("<defs>"))
        #expect(attributes.definitions.hasSuffix("</defs>"))
        #expect(attributes.definitions.contains(" data-style=\"mask-type:alpha\""))
        #expect(!attributes.definitions.contains(" style="))
    }
}
