import Foundation
import Testing

@testable import Rendering

/// The effects of groups on their content.
///
/// Numbers: levels from 0 to 255. Opacities and masks mix levels with those below; blend modes by the formulas of the
/// PDF specification and Porter and Duff; gray by Rec. 709, other colour filters by sums and products. A blur leaves
/// half at an edge and 16 % a deviation beyond it (normal distribution). Tolerances are those of rounding and of blurs
/// by means.
@Suite struct GroupTests {
    private func group(_ items: [DisplayItem], change: (inout DisplayGroup) -> Void) -> DisplayItem {
        var group = DisplayGroup(DisplayList(items))
        change(&group)
        return .group(group)
    }

    @Test func transform() throws {
        let image = try picture([
            group([square(0, 0, 5)]) { $0.transform = CGAffineTransform(translationX: 10, y: 5).scaledBy(x: 2, y: 1) }
        ])
        #expect(pixel(image, 10, 5)[1] == 0 && pixel(image, 19, 9)[1] == 0 && pixel(image, 10, 10)[1] == 255)
    }

    @Test func clip() throws {
        let image = try picture([
            group([square(0, 0, 20)]) { $0.clip = ClipShape(.ellipse(CGRect(x: 0, y: 0, width: 20, height: 20))) }
        ])
        #expect(pixel(image, 0, 0)[1] == 255 && pixel(image, 10, 10)[1] == 0)
    }

    @Test func `opacity is of the whole`() throws {
        let items = [square(0, 0, 12), square(8, 0, 12, blue)]
        let image = try picture([group(items) { $0.opacity = 0.5 }])
        // Where both lie, only the upper one shows through.
        #expect(isClose(pixel(image, 10, 5), [128, 128, 255, 255]))
        #expect(isClose(pixel(image, 3, 5), [255, 128, 128, 255]))
        let single = try picture([group([square(0, 0, 20)]) { $0.opacity = 0.25 }])
        #expect(isClose(pixel(single, 3, 5), [255, 191, 191, 255]))
        let nested = try picture([group([group([square(0, 0, 20)]) { $0.opacity = 0.5 }]) { $0.opacity = 0.5 }])
        #expect(isClose(pixel(nested, 3, 5), [255, 191, 191, 255]))
    }

    @Test func `a layer as large as its content has the pixels of one that covers all`() throws {
        let circle = DisplayItem.fill(.ellipse(CGRect(x: 3.3, y: 4.7, width: 9.1, height: 6.2)), blue)
        let items = [square(1.25, 2.5, 7.5), circle] + textItems("fj", size: 9, at: CGPoint(x: 4.4, y: 3.2))
        // A layer cannot be smaller than this, which covers the picture without being seen.
        let everything = DisplayItem.fill(
            .rect(CGRect(x: -20, y: -20, width: 90, height: 90)), .color(RGBAColor(white: 0, alpha: 0)))
        for transform in [CGAffineTransform.identity, CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.7, y: 1.3)] {
            for filters in [[], [Filter.shadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 3))]] {
                let pictures = try [items, items + [everything]].map { items in
                    let content = filters.isEmpty ? items : [group(items) { $0.filters = filters }]
                    return try picture(
                        [
                            group(content) {
                                $0.opacity = 0.5
                                $0.transform = transform
                            }
                        ], width: 40, height: 40, scale: 2)
                }
                for y in 0..<80 {
                    for x in 0..<80 {
                        #expect(isClose(pixel(pictures[0], x, y), pixel(pictures[1], x, y), 1), "\(x), \(y)")
                    }
                }
            }
        }
    }

    @Test func mask() throws {
        let half = Paint.color(RGBAColor(white: 0, alpha: 0.5))
        let image = try picture([
            group([square(0, 0, 20)]) { $0.mask = DisplayList([square(0, 0, 10), square(10, 10, 10, half)]) }
        ])
        #expect(pixel(image, 5, 5) == [255, 0, 0, 255] && pixel(image, 15, 5) == [255, 255, 255, 255])
        #expect(isClose(pixel(image, 15, 15), [255, 128, 128, 255]))
    }

    /// A mode with the colour that #00CC66 over #FF3300 gives by the formulas of the PDF specification.
    static let blends: [(CGBlendMode, [Int])] = [
        (.multiply, [0, 41, 0]), (.screen, [255, 214, 102]), (.darken, [0, 51, 0]), (.lighten, [255, 204, 102]),
        (.difference, [255, 153, 102]), (.plusLighter, [255, 255, 102]), (.plusDarker, [0, 0, 0]),
        (.copy, [0, 204, 102]), (.destinationOver, [255, 51, 0]), (.exclusion, [255, 173, 102]),
        (.normal, [0, 204, 102]), (.destinationOut, [0, 0, 0]),
    ]

    @Test(arguments: blends)
    func blending(mode: CGBlendMode, expected: [Int]) throws {
        let below = Paint.color(RGBAColor(hex: 0xFF3300))
        let above = Paint.color(RGBAColor(hex: 0x00CC66))
        let image = try picture([square(0, 0, 20, below), group([square(0, 0, 20, above)]) { $0.blendMode = mode }])
        #expect(isClose(Array(pixel(image, 10, 10).prefix(3)), expected, 3))
    }

    @Test func `plus darker stays where it is`() throws {
        let above = Paint.color(RGBAColor(hex: 0x00CC66))
        let darker = group([square(8, 8, 8, above)]) {
            $0.blendMode = .plusDarker
            $0.clip = ClipShape(.rect(CGRect(x: 8, y: 8, width: 4, height: 8)))
        }
        let inner = group([square(0, 0, 10, .color(RGBAColor(hex: 0xFF9966))), darker]) { $0.isIsolated = true }
        let image = try picture([inner], background: nil)
        #expect(pixel(image, 2, 2) == [255, 153, 102, 255] && pixel(image, 18, 18) == [0, 0, 0, 0])
        // 255 + 0 − 255, 153 + 204 − 255, 102 + 102 − 255
        #expect(isClose(pixel(image, 9, 9), [0, 102, 0, 255]))
        #expect(pixel(image, 11, 11) == [0, 204, 102, 255] && pixel(image, 13, 11) == [0, 0, 0, 0])
    }

    @Test func `isolation hides what is below`() throws {
        let blended = group([square(0, 0, 20, blue)]) { $0.blendMode = .multiply }
        let isolated = group([blended]) { $0.isIsolated = true }
        #expect(isClose(pixel(try picture([square(0, 0, 20), blended]), 5, 5), [0, 0, 0, 255]))
        #expect(isClose(pixel(try picture([square(0, 0, 20), isolated]), 5, 5), [0, 0, 255, 255]))
    }

    @Test func `shadow falls below`() throws {
        let shadow = Filter.shadow(color: .black, radius: 0, offset: CGSize(width: 5, height: 3))
        let image = try picture([group([square(2, 2, 8)]) { $0.filters = [shadow] }])
        #expect(pixel(image, 5, 5) == [255, 0, 0, 255])
        #expect(pixel(image, 12, 11) == [0, 0, 0, 255] && pixel(image, 15, 5) == [255, 255, 255, 255])
    }

    @Test func `blur spreads and keeps the sum`() throws {
        for radius in [CGFloat(1.5), 4] {
            let image = try picture(
                [group([square(20, 20, 20)]) { $0.filters = [.blur(radius: radius)] }], width: 60, height: 60,
                background: nil)
            var sum = 0
            for y in 0..<60 { for x in 0..<60 { sum += pixel(image, x, y)[3] } }
            #expect(abs(sum - 400 * 255) < 400 * 255 / 50)
            #expect(abs(pixel(image, 19, 30)[3] + pixel(image, 20, 30)[3] - 255) < 12)
            // One standard deviation beyond the edge, 16 % are left.
            let outside = pixel(image, 40 + Int(radius.rounded()) - 1, 30)[3]
            #expect(outside > 25 && outside < 90)
        }
    }

    @Test func `clip comes after blur`() throws {
        let image = try picture([
            group([square(0, 0, 20)]) {
                $0.filters = [.blur(radius: 3)]
                $0.clip = ClipShape(.rect(CGRect(x: 0, y: 0, width: 10, height: 20)))
            }
        ])
        #expect(pixel(image, 9, 10)[1] < 10 && pixel(image, 10, 10) == [255, 255, 255, 255])
    }

    @Test func `color filters`() throws {
        func filtered(_ filter: Filter) throws -> [Int] {
            let color = Paint.color(RGBAColor(hex: 0x336699))
            return Array(
                pixel(try picture([group([square(0, 0, 20, color)]) { $0.filters = [filter] }]), 5, 5).prefix(3))
        }
        #expect(try isClose(filtered(.brightness(0.2)), [102, 153, 204]))
        #expect(try isClose(filtered(.contrast(0)), [128, 128, 128]))
        #expect(try isClose(filtered(.colorInvert), [204, 153, 102]))
        // 0.2126 · 51 + 0.7152 · 102 + 0.0722 · 153
        #expect(try isClose(filtered(.grayscale(1)), [95, 95, 95]))
        #expect(try isClose(filtered(.saturation(1)), [51, 102, 153]))
        #expect(try isClose(filtered(.hueRotation(0)), [51, 102, 153]))
        #expect(try isClose(filtered(.colorMultiply(RGBAColor(hex: 0x808080))), [26, 51, 77]))
    }

    @Test(arguments: [Filter.brightness(-0.1), .saturation(0.5), .hueRotation(0.3), .colorInvert, .contrast(0.5)])
    func `filtering colors is filtering the picture`(filter: Filter) throws {
        let half = Paint.color(RGBAColor(hex: 0x2288CC, alpha: 0.5))
        let content = DisplayList([
            square(2, 2, 12, .color(RGBAColor(hex: 0xAA6644))), square(6, 6, 12, half),
            .image(
                ImageItem(image: fourColors(), rect: CGRect(x: 0, y: 14, width: 6, height: 6), interpolation: .none)),
        ])
        let mapped = try #require(ColorMatrix(filter)?.mapped(content))
        let pixels = try picture([group(content.items) { $0.filters = [filter] }])
        let colors = try picture(mapped.items)
        for y in 0..<20 { for x in 0..<20 { #expect(isClose(pixel(pixels, x, y), pixel(colors, x, y), 3)) } }
    }

    @Test func `colors that would be cut are not mapped`() {
        let half = Paint.color(RGBAColor(hex: 0x2288CC, alpha: 0.5))
        #expect(ColorMatrix(.brightness(-0.2))?.mapped(DisplayList([square(0, 0, 5, half)])) == nil)
        #expect(ColorMatrix(.brightness(-0.2))?.mapped(DisplayList([square(0, 0, 5)])) != nil)
        #expect(ColorMatrix(.luminanceToAlpha)?.mapped(DisplayList([square(0, 0, 5)])) == nil)
    }

    @Test func `filters with mask and opacity`() throws {
        let image = try picture([
            group([square(0, 0, 20)]) {
                $0.filters = [.colorInvert]
                $0.mask = DisplayList([square(0, 0, 10)])
                $0.opacity = 0.5
            }
        ])
        #expect(isClose(pixel(image, 5, 5), [128, 255, 255, 255]))
        #expect(pixel(image, 15, 15) == [255, 255, 255, 255])
    }
}
