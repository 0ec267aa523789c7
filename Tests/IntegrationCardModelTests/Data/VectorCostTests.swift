import Foundation
import Testing

@testable import IntegrationCardModel

/// The estimate of the time that an SVG picture takes.
///
/// Numbers: sides are those of the pictures in points, cut to those that `VectorCost.sides` lists.
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
        #expect(cost.side == Int(max(width, height)))
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
        for icon in icons { #expect(try cost(icon).side == 64, "\(icon)") }
        #expect(try cost(icons.joined() + String(repeating: icons[0], count: 200)).side == 64)
    }

    @Test func `pictures of many parts are drawn smaller`() throws {
        let map = String(repeating: "<path d='m1 1l2 2l3 3z'/>", count: 2000)
        let cost = try cost(map, size: "width='4000' height='2000'")
        #expect(cost.side < 1024 && cost.time <= VectorCost.maximumTime)
    }

    @Test(arguments: [
        ("<filter id='f'><feGaussianBlur stdDeviation='1e9'/></filter><rect filter='url(#f)'/>", "feGaussianBlur"),
        ("<filter id='f'><feImage href='#a'/></filter><rect style='filter:url(#f)'/>", "feImage"),
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

    @Test func `data in an address is measured as it is decoded`() throws {
        let link = "<image href='data:image/svg+xml;base64,PHN2Zy8+'/>"
        #expect(throws: CardDataError.imageRefused("a picture within it is of another kind")) { try cost(link) }
    }
}
