import Foundation
import Testing

@testable import IntegrationCardModel

/// The estimate of the time that an SVG picture takes.
///
/// Numbers: sides are three times those of the pictures in points and 192 at least (`VectorCost.sharpScale`, `sharpSide`), cut
/// to those that `VectorCost.sides` lists.
@Suite struct VectorCostTests {
    private func cost(_ content: String, size: String = "width='64' height='32'") throws -> VectorCost {
        try VectorCost(Array("<svg xmlns='http://www.w3.org/2000/svg' \(size)>\(content)</svg>".utf8))
    }

    @Test(arguments: [
        ("width='64' height='32'", 64.0, 32.0), ("viewBox='0 0 24 12'", 24, 12), ("width='1in'", 96, 96),
        ("width='48' viewBox='0 0 24 12'", 48, 24), ("width='100%' height='50%' viewBox='0 0 10 5'", 10, 5),
        ("", 100, 100),
    ]) func `the size is that of the root`(_ size: String, _ width: Double, _ height: Double) throws {
        let cost = try cost("", size: size)
        #expect(cost.size.width == width && cost.size.height == height)
        #expect(cost.side == Int(max(3 * max(width, height), 192)))
    }

    @Test func `pictures in large frames have more pixels, as far as they are quickly drawn`() throws {
        func side(_ content: String, _ frame: Double, _ size: String = "viewBox='0 0 24 12'") throws -> Int? {
            let text = "<svg xmlns='http://www.w3.org/2000/svg' \(size)>\(content)</svg>"
            return try CardImage(Data(text.utf8)).vectorSide(inFrameOf: frame)
        }
        let path = "<path d='M0 0h24v12h-24z'/>"
        #expect(try side(path, 300) == 900)
        #expect(try side(path, 300, "width='24' height='12'") == 900)
        #expect(try side(path, 300, "") == 900)
        #expect(try side(path, 20) == 192)
        #expect(try side(path, 9000) == 1024)
        // Half of the pixels are tried, too.
        let many = String(repeating: path, count: 80)
        #expect(try side(many, 300) == 450)
        let filter = "<filter id='f'><feTurbulence/></filter><path filter='url(#f)' d='M0 0h9'/>"
        #expect(try side(String(repeating: filter, count: 12), 300) == 192)
    }

    @Test func `pictures of apps are drawn`() throws {
        let icons = [
            "<path d='M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2zm0 18'/>",
            "<defs><linearGradient id='g'><stop offset='0'/><stop offset='1'/></linearGradient></defs><rect fill='url(#g)' width='9' height='9'/>",
            "<filter id='s'><feDropShadow dx='1' dy='1' stdDeviation='2'/></filter><circle r='9' filter='url(#s)'/>",
            "<clipPath id='c'><rect width='9' height='9'/></clipPath><g clip-path='url(#c)'><circle r='9' opacity='.5'/></g>",
            "<style>.a{fill:url(#g);stroke-dasharray:2 3}</style><path class='a' d='M0 0h9v9z'/>",
            "<symbol id='s' viewBox='0 0 9 9'><path d='M0 0h9'/></symbol><use href='#s'/><text>Text &amp; more</text>",
        ]
        for icon in icons { #expect(try cost(icon).side == 192, "\(icon)") }
        #expect(try cost(icons.joined() + String(repeating: icons[0], count: 200)).side == 192)
    }

    @Test func `blended layers cost more than clear ones`() throws {
        func drawn(_ style: String, _ count: Int) throws -> VectorCost {
            let layer = "<rect style='\(style)' width='1' height='1'/>"
            return try cost(String(repeating: layer, count: count), size: "width='1000' height='1000'")
        }
        #expect(try drawn("opacity:.5", 100).side > drawn("mix-blend-mode:hue", 100).side)
        #expect(throws: CardDataError.self) { try drawn("mix-blend-mode:hue", 3_000) }
    }

    @Test func `great letters are counted, and endless ones refused`() throws {
        let letters = { (count: Int) in String(repeating: "W", count: count) }
        #expect(try cost("<text font-size='300'>\(letters(12))</text>").side == 192)
        #expect(try cost("<text font-size='900'>\(letters(3))</text>", size: "viewBox='0 0 2000 1000'").side == 2000)
        for content in [
            "<text font-size='12000'>\(letters(1_400))</text>", "<text font-size='2e6'>\(letters(400))</text>",
            "<text font-size='1e30'>W</text>", "<text style='font: 9e8px Arial'>W</text>",
            "<style>text{font-size:1e7%}</style><text>W</text>", "<text word-spacing='1e8'>W W</text>",
            "<text font-size='30em'><tspan font-size='30em'><tspan font-size='3000%'>W</tspan></tspan></text>",
        ] {
            #expect(throws: CardDataError.imageRefused("its texts are too large"), "\(content.prefix(60))") {
                try cost(content)
            }
        }
        #expect(throws: CardDataError.imageRefused("its texts take too long")) {
            try cost("<text font-size='400'>\(letters(1_600))</text>")
        }
    }

    @Test(arguments: [
        "<path stroke='red' stroke-width='1e9' d='M0 0h9'/>", "<g stroke-width='1e9' stroke='red'><rect/></g>",
        "<style>path{stroke:red;stroke-width:2e6%}</style><path d='M0 0h9'/>",
        "<path style='stroke : red; stroke-width: 9e4em' d='M0 0h9'/>",
        "<g stroke='red'><path transform='scale(1e6)' d='M0 0h9'/></g>",
        "<g stroke='red' style='transform: scale(1e6)'><path d='M0 0h9'/></g>",
        "<style>g{transform:skewX(1.5707963rad)}</style><g stroke='red'><path d='M0 0h9'/></g>",
        "<path stroke='red' transform='skewY(89.9999)' d='M0 0h9'/>",
        "<path stroke='red' transform='matrix(1 0 0 1e6 0 0)' d='M0 0h9'/>",
        "<svg viewBox='0 0 1e-4 1'><path stroke='red' d='M0 0h9'/></svg>",
        "<symbol id='s' viewBox='0 0 1 1'><circle stroke='red' r='9'/></symbol><use href='#s' width='1e6'/>",
        "<marker id='m'><path stroke='red' stroke-width='20' d='M0 0h9'/></marker>"
            + "<path marker-end='url(#m)' stroke-width='9e3' d='M0 0h9'/>",
        "<mask id='m' maskContentUnits='objectBoundingBox'><path stroke='red' d='M0 0h9'/></mask>"
            + "<path mask='url(#m)' d='M0 0h90000'/>",
        "<pattern id='p'><circle stroke='red' stroke-width='1e8'/></pattern><pattern id='q' href='#p'/>"
            + "<path fill='url(#q)' d='M0 0h9'/>",
        "<g vector-effect='non-scaling-stroke' stroke='red' stroke-width='1e5'>"
            + "<path transform='scale(1e-3)' d='M0 0h9'/></g>",
        "<g stroke='red' stroke-width='1e9'><mask id='m'><path d='M0 0h9'/></mask></g><path mask='url(#m)' d='M0 0h9'/>",
    ]) func `endless lines are refused`(_ content: String) {
        #expect(throws: CardDataError.imageRefused("its lines are too wide"), "\(content)") { try cost(content) }
    }

    @Test(arguments: [
        "<path stroke='red' stroke-width='900' d='M0 0h9'/>", "<g stroke-width='1e9'><path d='M0 0h9'/></g>",
        "<path stroke='none' stroke-width='1e9' d='M0 0h9'/>",
        "<path style='stroke: none' transform='scale(1e6)' d='M0'/>",
        "<path transform='matrix(1 0 0 1 1e6 1e6)' stroke='red' d='M0 0h9'/>",
        "<path stroke='red' transform='rotate(90 1e5 1e5) translate(1e6)' d='M0 0h9'/>",
        "<symbol id='s' viewBox='0 0 24 24'><path stroke='red' stroke-width='3' d='M0 0h9'/></symbol><use href='#s'/>",
        "<marker id='m' viewBox='0 0 10 10'><path stroke='red' d='M0 0h9'/></marker>"
            + "<path stroke='red' marker-end='url(#m)' stroke-width='90' d='M0 0h9'/>",
    ]) func `wide lines are drawn`(_ content: String) throws {
        #expect(try cost(content).side == 192)
    }

    @Test func `letters of pictures smaller than a pixel are measured in pixels`() {
        #expect(throws: CardDataError.imageRefused("its texts are too large")) {
            try cost("<text font-size='50'>aaa</text>", size: "viewBox='0 0 .001 .001'")
        }
        #expect(throws: CardDataError.imageRefused("its texts are too large")) {
            try cost("<svg width='1e6' height='1e6' viewBox='0 0 1 1'><text>aaa</text></svg>")
        }
    }

    private static func ones(_ count: Int) -> String { String(repeating: "1 ", count: count) }

    @Test(arguments: [
        ("<feConvolveMatrix order='21' kernelMatrix='\(ones(441))'/>", "more than 81 kernelMatrix"),
        ("<feConvolveMatrix kernelMatrix='\(ones(441))'/>", "more than 81 kernelMatrix"),
        ("<feConvolveMatrix order='10'/>", "more than 9 rows"),
        ("<feConvolveMatrix order='3 99'/>", "more than 9 rows"),
        ("<feConvolveMatrix order='0'/>", "without rows"), ("<feConvolveMatrix order='1.5'/>", "without rows"),
        ("<feColorMatrix values='\(ones(21))'/>", "more than 20 values"),
        ("<feFuncR tableValues='\(ones(4_097))'/>", "more than 4096 tableValues"),
        ("<feSpecularLighting kernelUnitLength='1'/>", "has a kernelUnitLength"),
        ("<feConvolveMatrix kernelUnitLength='1'/>", "has a kernelUnitLength"),
    ]) func `filters that nothing uses are bounded, too`(_ step: String, _ reason: String) {
        #expect {
            _ = try cost("<filter id='f'>\(step)</filter><rect/>")
        } throws: { error in
            "\(error)".contains(reason)
        }
    }

    @Test func `attributes with a prefix do not stand for those without`() {
        #expect(throws: CardDataError.imageRefused("its texts are too large")) {
            try cost("<text font-size='2e6' a:font-size='1'>W</text>")
        }
        #expect(throws: CardDataError.imageRefused("its texts are too large")) {
            try cost("<text a:font-size='1' font-size='2e6'>W</text>")
        }
    }

    @Test(arguments: [
        "<feDropShadow dx='3' dy='1' stdDeviation='0.5' flood-color='blue' flood-opacity='.5'/>",
        "<feDropShadow in=\"SourceGraphic\" result=\"r\"></feDropShadow>",
        "<feOffset dx='0'/><feDropShadow style='flood-color:red'\n/>",
    ]) func `drop shadows are the filters that they stand for`(_ shadow: String) throws {
        let text = "<svg xmlns='http://www.w3.org/2000/svg' width='9'><filter id='f'>\(shadow)</filter></svg>"
        let image = try CardImage(Data(text.utf8))
        let expanded = try #require(String(data: image.data, encoding: .utf8))
        #expect(!expanded.contains("feDropShadow") && expanded.contains("<feMergeNode in=\"ds1s\"/>"))
        #expect(expanded.contains(shadow.contains("'3'") ? "dx=\"3\" dy=\"1\"" : "dx=\"2\" dy=\"2\""))
        #expect(expanded.hasSuffix("</filter></svg>") && (try? VectorCost(Array(image.data))) != nil)
    }

    @Test func `drop shadows do not make a picture grow without a bound`() {
        let shadows = String(repeating: "<feDropShadow/>", count: 10_000)
        let text = Data("<svg xmlns='http://www.w3.org/2000/svg' width='9'>\(shadows)</svg>".utf8)
        #expect(VectorDropShadow.expanded(in: text).count < text.count + 100 * 600)
        let long = Data("<svg width='9'><feDropShadow\(String(repeating: " a='1'", count: 20_000))".utf8)
        #expect(VectorDropShadow.expanded(in: long) == long)
    }

    @Test func `pictures of many parts are drawn smaller`() throws {
        let map = String(repeating: "<path d='M0 0h4000v2000h-4000z'/>", count: 2000)
        let cost = try cost(map, size: "width='4000' height='2000'")
        #expect(cost.side < 1024 && cost.time <= VectorCost.maximumTime)
    }

    @Test(arguments: [
        ("<filter id='f'><feGaussianBlur stdDeviation='1e9'/></filter><rect filter='url(#f)'/>", "feGaussianBlur"),
        ("<filter id='f'><feImage href='#a'/></filter><rect style='filter:url(#f)'/>", "feImage"),
        ("<filter id='f' x='1e30'><feTile/></filter><rect filter='url(#f)'/>", "feTile"),
        ("<g id='a'><use href='#a'/></g><use href='#a'/>", "itself"),
        ("<foreignObject/>", "foreignObject"), ("<g>", "not balanced"), ("</svg></svg>", "not balanced"),
        ("<style>@import 'x'</style>", "imports"), ("<g style='f\\69lter:none'/>", "escapes"),
        ("<image href='data:image/svg+xml,%3Csvg/%3E'/>", "another kind"),
    ]) func `what cannot be bounded is refused by name`(_ content: String, _ reason: String) {
        #expect {
            _ = try cost(content)
        } throws: { error in
            "\(error)".contains(reason)
        }
    }

    @Test func `elements have a thousand attributes at most`() throws {
        let attributes = (0..<1_000).map { "a\($0)='1'" }.joined(separator: " ")
        _ = try cost("<g \(attributes)/>")
        #expect {
            _ = try cost("<g \(attributes) b='1'/>")
        } throws: { error in
            "\(error)".contains("more than 1000 attributes")
        }
    }

    @Test(arguments: [
        ".a{clip-path:url(#c)}", ".a{mask:url(#m)}", ".a{fill:url(#p)}", ".l{marker-end:url(#r)}",
        "#i{clip-path:url(#c)}", "svg > .a, g.a{mask:url(#m)}", "svg g#i.a {fill:url(#p)}",
        "/* of the export */ .b,\n.a { fill: none; clip-path: url(\"#c\") }", "@media screen{.a{mask:url(#m)}}",
    ]) func `parts that a style sheet names are those of the elements that it names`(_ rule: String) throws {
        let content = """
            <defs><style>\(rule)</style><clipPath id='c'><rect width='9' height='9'/></clipPath>\
            <mask id='m'><rect width='9' height='9'/></mask><pattern id='p'><rect width='9' height='9'/></pattern>\
            <marker id='r'><path d='M0 0h9'/></marker></defs><g class='a' id='i'><rect width='64' height='64'/></g>\
            <path class='l' d='M0 0h9'/>
            """
        #expect(try cost(content).side == 192)
    }

    @Test(arguments: [
        ("<g style='filter:FILTERS'><rect width='9' height='9'/></g>", "filter"),
        ("<rect filter='FILTERS' width='9' height='9'/>", "filter"),
        ("<style>.a{filter:FILTERS}</style><rect class='a'/>", "filter"),
        ("<style>g > *{filter:FILTERS}</style><g><rect/></g>", "filter"),
        ("<style>svg .b{filter:FILTERS}</style><g class='a b'><rect/></g>", "filter"),
        ("<style>rect:not(.a){filter:FILTERS}</style><rect/>", "filter"),
        ("<style>[x='{']{} rect{filter:FILTERS}</style><rect/>", "filter"),
        ("<style>@media screen{rect{filter:FILTERS}}</style><rect/>", "filter"),
        ("<rect style='filter:blur(900px)'/>", "wider than 500 pixels"),
        ("<rect style='filter:drop-shadow(1px 1px 9in red)'/>", "wider than 500 pixels"),
        ("<text stroke-dasharray='1 1' font-size='300'>LETTERS</text>", "dashes"),
        ("<style>text{font:300px serif;stroke-dasharray:1 1}</style><text>LETTERS</text>", "dashes"),
        ("<g style='stroke-dasharray:1 1;font-size:20em'><text>LETTERS</text></g>", "dashes"),
    ]) func `filters and dashes in styles have their cost`(_ content: String, _ reason: String) {
        let functions = Array(repeating: "blur(9px) hue-rotate(20deg)", count: 200).joined(separator: " ")
        let content = content.replacing("FILTERS", with: functions)
            .replacing("LETTERS", with: String(repeating: "W@8", count: 100))
        #expect {
            _ = try cost(content, size: "width='400' height='400'")
        } throws: { error in
            "\(error)".contains(reason)
        }
    }

    @Test func `a few functions of filters and dashed letters are drawn`() throws {
        let content = """
            <style>.s{filter:drop-shadow(1px 1px 2px #0006)} line{stroke-dasharray:4 4}</style><rect class='s' width='9'/>\
            <line x2='60'/><text>\(String(repeating: "letters ", count: 40))</text>\
            <text stroke-dasharray='2' font-size='12'>a few</text>
            """
        #expect(try cost(content).side == 192)
    }

    @Test func `data in an address is measured as it is decoded`() throws {
        let link = "<image href='data:image/svg+xml;base64,PHN2Zy8+'/>"
        #expect(throws: CardDataError.imageRefused("a picture within it is of another kind")) { try cost(link) }
    }
}
