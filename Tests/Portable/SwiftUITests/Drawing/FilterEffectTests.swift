import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Filters, masks and groups lie around the drawing of a view.
///
/// Numbers: worked out in each test from the sizes of its views on 100 × 100 points; colours are the system's (Human
/// Interface Guidelines, Color).
@MainActor
@Suite
struct FilterEffectTests {
    private func group<V: View>(_ view: V, colorScheme: ColorScheme = .light) throws -> DisplayGroup {
        try #require(Drawn.groups(Drawn.list(view, colorScheme: colorScheme)).first)
    }

    @Test func `filters carry their amounts`() throws {
        let red = Color.red
        #expect(try group(red.blur(radius: 3, opaque: true)).filters == [.blur(radius: 3, isOpaque: true)])
        #expect(try group(red.brightness(0.2)).filters == [.brightness(0.2)])
        #expect(try group(red.contrast(0.5)).filters == [.contrast(0.5)])
        #expect(try group(red.saturation(2)).filters == [.saturation(2)])
        #expect(try group(red.grayscale(0.9)).filters == [.grayscale(0.9)])
        #expect(try group(red.hueRotation(.degrees(180))).filters == [.hueRotation(.pi)])
        #expect(try group(red.colorInvert()).filters == [.colorInvert])
        #expect(try group(red.luminanceToAlpha()).filters == [.luminanceToAlpha])
    }

    @Test func `multiplied color follows the environment`() throws {
        let view = Color.white.colorMultiply(.blue)
        #expect(try group(view).filters == [.colorMultiply(RGBAColor(hex: 0x007AFF))])
        #expect(try group(view, colorScheme: .dark).filters == [.colorMultiply(RGBAColor(hex: 0x0A84FF))])
    }

    @Test func `later effects lie around earlier ones`() {
        let groups = Drawn.groups(Drawn.list(Color.red.blur(radius: 1).opacity(0.5).blendMode(.screen)))
        #expect(groups.map(\.blendMode) == [.screen, .normal, .normal])
        #expect(groups.map(\.opacity) == [1, 0.5, 1])
        #expect(groups.map(\.filters) == [[], [], [.blur(radius: 1)]])
    }

    @Test func `groups are isolated`() throws {
        #expect(try group(Color.red.compositingGroup()).isIsolated)
        #expect(try group(Color.red.drawingGroup()).isIsolated)
    }

    @Test func `mask is a layer of its own in the contents size`() throws {
        let masked = try group(Color.red.mask { Circle() })
        let mask = try #require(masked.mask)
        #expect(mask.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(Drawn.paints(masked.content).map(\.hex) == ["FF3B30"])
        let aligned = try group(Color.red.mask(alignment: .bottomTrailing) { Rectangle().frame(width: 10, height: 20) })
        #expect(aligned.mask?.bounds == CGRect(x: 90, y: 80, width: 10, height: 20))
    }

    @Test func `empty mask hides all and masks are not read`() {
        #expect(Drawn.list(Color.red.mask { EmptyView() }).isEmpty)
        let test = ViewTest(Text("content").mask { Text("mask") })
        #expect(test.elements.map(\.label) == ["content"])
    }

    @Test func `changed effect is drawn anew`() throws {
        let test = ViewTest(Color.red.blur(radius: 1), DisplayConfiguration(width: 10, height: 10))
        #expect(Drawn.groups(test.displayList).first?.filters == [.blur(radius: 1)])
        test.update(Color.red.blur(radius: 2))
        #expect(Drawn.groups(test.displayList).first?.filters == [.blur(radius: 2)])
    }
}
