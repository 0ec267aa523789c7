import CoreGraphics
import Drawing
import Foundation
import Testing

@testable import Rendering

/// Tests that shadows of outlines are drawn by their corners as they are drawn as a whole.
///
/// Numbers: the gap between the corners of the surface is 300 − 2 · 40 points, 440 pixels; all but twice the reach and 5
/// are left out.
@Suite("Shadows drawn by corners")
struct StretchedShadowTests {
    private static let outlines: [(name: String, geometry: Geometry)] = [
        ("a rectangle", .rect(CGRect(x: 20.3, y: 30, width: 300, height: 200))),
        (
            "round corners",
            .roundedRect(
                CGRect(x: 20, y: 30.25, width: 300, height: 200), cornerSize: CGSize(width: 16, height: 16),
                style: .circular)
        ),
        (
            "continuous corners",
            .roundedRect(
                CGRect(x: 20, y: 30, width: 300, height: 200.5), cornerSize: CGSize(width: 20, height: 20),
                style: .continuous)
        ),
        ("an ellipse", .ellipse(CGRect(x: 20, y: 30, width: 300, height: 200))),
        (
            "a notch",
            .path(
                CGPath(elements: [
                    .move(CGPoint(x: 20, y: 20)), .line(CGPoint(x: 330, y: 20)), .line(CGPoint(x: 330, y: 120)),
                    .line(CGPoint(x: 300, y: 130)), .line(CGPoint(x: 330, y: 140)), .line(CGPoint(x: 330, y: 240)),
                    .quad(control: CGPoint(x: 20, y: 240), to: CGPoint(x: 20, y: 200)), .close,
                ]))
        ),
    ]

    private static let filters: [[Filter]] = [
        [.shadow(color: RGBAColor(white: 0, alpha: 0.3), radius: 2, offset: CGSize(width: 0, height: 1))],
        [
            .shadow(color: RGBAColor(white: 0, alpha: 0.1), radius: 8, offset: CGSize(width: -3, height: 4)),
            .shadow(color: RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5), radius: 1, offset: .zero),
        ],
        [.shadow(color: RGBAColor(white: 0), radius: 0, offset: CGSize(width: 6, height: 0))],
    ]

    private static func picture(
        _ geometry: Geometry, _ color: RGBAColor, _ filters: [Filter], shift: CGFloat, isWhole: Bool
    ) throws -> CGImage {
        var items = [DisplayItem.fill(geometry, .color(color))]
        // A second item, of which nothing can be seen.
        if isWhole {
            items.append(
                .fill(.rect(CGRect(x: 100, y: 100, width: 1, height: 1)), .color(RGBAColor(white: 0, alpha: 0))))
        }
        let group = DisplayGroup(
            DisplayList(items), transform: CGAffineTransform(translationX: shift, y: 2 * shift), filters: filters)
        let background = RGBAColor(red: 0.9, green: 0.8, blue: 0.7, alpha: 1)
        return try PNGRenderer().image(
            DisplayList([.group(group)]),
            canvas: Canvas(size: CGSize(width: 400, height: 300), scale: 2, background: background))
    }

    @Test(arguments: 0..<5, 0..<3)
    func `the picture is that of the whole outline`(outline: Int, filter: Int) throws {
        var compared = 0
        for color in [RGBAColor(white: 1, alpha: 1), RGBAColor(red: 0, green: 0.4, blue: 0.8, alpha: 0.5)] {
            for shift in [0, 0.25, 7] as [CGFloat] {
                let geometry = Self.outlines[outline].geometry
                let drawn = try Self.picture(geometry, color, Self.filters[filter], shift: shift, isWhole: false)
                let whole = try Self.picture(geometry, color, Self.filters[filter], shift: shift, isWhole: true)
                let count = whole.pixels.bytesPerRow * whole.pixels.height
                let greatest = (0..<count).reduce(0) { greatest, index in
                    let a = drawn.pixels.bytes.load(fromByteOffset: index, as: UInt8.self)
                    let b = whole.pixels.bytes.load(fromByteOffset: index, as: UInt8.self)
                    return max(greatest, abs(Int(a) - Int(b)))
                }
                #expect(greatest == 0, "\(Self.outlines[outline].name), shifted by \(shift)")
                compared += count
            }
        }
        #expect(compared == 6 * 800 * 600 * 4)
    }

    @Test func `a surface is cut in the gap between its corners`() {
        let outline = Geometry.roundedRect(
            CGRect(x: 10, y: 10, width: 600, height: 100), cornerSize: CGSize(width: 80, height: 40), style: .circular
        ).elements
        let columns = StretchedShadow.Stretch(of: outline, along: \.x, across: \.y, reach: 7)
        #expect(columns.removed == 440 - 2 * 7 - 5)
        #expect(columns.shortened(90) == 90)
        #expect(columns.shortened(530) == 109)
        let spans = columns.spans(from: 4, count: 200)
        #expect(spans.map(\.sourceCount) == [95, 1, 104])
        #expect(spans.map(\.targetCount) == [95, 422, 104])
        #expect(spans.map(\.target) == [4, 99, 521])
        // The gap between the corners is 20 pixels high.
        #expect(StretchedShadow.Stretch(of: outline, along: \.y, across: \.x, reach: 7).removed == 1)
        #expect(StretchedShadow.Stretch(of: outline, along: \.y, across: \.x, reach: 8).removed == 0)
    }
}
