import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Gradients map their stops to the frame of what they fill.
///
/// Numbers: unit points on a frame of 100 × 100 points; colours by linear interpolation, in Oklab by its published
/// formulas in 16 steps. A colour's standard gradient begins with a fifth of white, by eye from iOS 16; not compared
/// with a device.
@MainActor
@Suite
struct GradientTests {
    private let redToBlue = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])

    @Test func `colors lie at equal distances`() {
        #expect(
            Gradient(colors: [.red, .green, .blue, .black, .white]).stops.map(\.location) == [0, 0.25, 0.5, 0.75, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test func `linear gradient maps unit points to the frame`() throws {
        let paint = try Drawn.paint(.linearGradient(redToBlue, startPoint: .topLeading, endPoint: .trailing))
        guard case .linearGradient(let stops, let start, let end) = paint else { throw Mismatch() }
        #expect(start == CGPoint(x: 0, y: 0) && end == CGPoint(x: 100, y: 50))
        #expect(stops.map(\.color.hex) == ["FF0000", "0000FF"])
        #expect(stops.map(\.location) == [0, 1])
    }

    /// As for a progress ring: the centre of its gradient is that of the frame, not that of the arc.
    @Test func `gradient of a trimmed shape is mapped to its frame`() throws {
        let arc = Path {
            $0.addArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
        let list = Drawn.list(arc.stroke(AngularGradient(gradient: redToBlue, center: .center), lineWidth: 8))
        guard case .angularGradient(_, let center, let start, let end) = try #require(Drawn.paints(list).first) else {
            throw Mismatch()
        }
        #expect(center == CGPoint(x: 50, y: 50))
        #expect(start == 0 && abs(end - 2 * .pi) < 1e-12)
    }

    @Test func `gradient as style runs from top to bottom`() throws {
        for paint in [try Drawn.paint(redToBlue), try Drawn.paint(AnyGradient(redToBlue))] {
            guard case .linearGradient(_, let start, let end) = paint else { throw Mismatch() }
            #expect(start == CGPoint(x: 50, y: 0) && end == CGPoint(x: 50, y: 100))
        }
    }

    @Test func `radial and elliptical gradients keep their radii`() throws {
        let radial = try Drawn.paint(.radialGradient(redToBlue, center: .bottomTrailing, startRadius: 5, endRadius: 60))
        guard case .radialGradient(_, let center, 5, 60) = radial else { throw Mismatch() }
        #expect(center == CGPoint(x: 100, y: 100))
        let list = Drawn.list(EllipticalGradient(gradient: redToBlue), width: 200, height: 50)
        guard case .ellipticalGradient(_, let rect, let middle, 0, 0.5) = try #require(Drawn.paints(list).first) else {
            throw Mismatch()
        }
        #expect(rect == CGRect(x: 0, y: 0, width: 200, height: 50))
        #expect(middle == CGPoint(x: 100, y: 25))
    }

    @Test func `angular gradient fills what its angles leave out from both ends`() {
        let turn = FullTurn(stops(0, 1), from: 0, to: .pi)
        #expect(abs(turn.start + .pi / 2) < 1e-12)
        #expect(turn.stops.stops.map(\.location) == [0.25, 0.75])
    }

    @Test func `angular gradient draws the last of several turns`() {
        let turn = FullTurn(stops(0, 1), from: 0, to: 4 * .pi)
        #expect(abs(turn.start - 2 * .pi) < 1e-12)
        #expect(turn.stops.stops.map(\.location) == [0, 1])
        #expect(turn.stops.stops[0].color.hex == "808080")
        #expect(turn.stops.stops[1].color.hex == "FFFFFF")
    }

    @Test func `angular gradient with falling angles runs backwards`() {
        let turn = FullTurn(stops(0, 1), from: 2 * .pi, to: 0)
        #expect(turn.start == 0)
        #expect(turn.stops.stops.map(\.color.hex) == ["FFFFFF", "000000"])
    }

    @Test func `stops outside the unit range are cut where they leave it`() {
        let cut = stops(-1, 1).stops
        #expect(cut.map(\.location) == [0, 1])
        #expect(cut.map(\.color.hex) == ["808080", "FFFFFF"])
    }

    @Test func `stops that go back stay where the last one was`() {
        let gradient = GradientStops([
            GradientStop(color: .black, location: 0.6), GradientStop(color: .white, location: 0.2),
        ])
        #expect(gradient.stops.map(\.location) == [0.6, 0.6])
    }

    @Test func `perceptual gradient takes the way through oklab`() throws {
        let device = try Drawn.paint(redToBlue.colorSpace(.device)).stops
        let perceptual = try Drawn.paint(redToBlue.colorSpace(.perceptual)).stops
        #expect(device.count == 2)
        #expect(perceptual.count == 17)
        // The middle of red and blue in Oklab is a violet of the same lightness, not the dark 800080.
        #expect(perceptual[8].location == 0.5)
        #expect(perceptual[8].color.hex == "8C53A2")
    }

    @Test func `oklab comes back to the same color`() {
        for color in [RGBAColor(hex: 0x2E86AB), RGBAColor(hex: 0xFFFFFF), RGBAColor(hex: 0x000000)] {
            #expect(Oklab.decode(Oklab.encode(color)).hex == color.hex)
        }
    }

    @Test func `standard gradient of a color is lighter at its top`() throws {
        #expect(
            try Drawn.paint(Color(red: 0, green: 0, blue: 1).gradient).stops.map(\.color.hex) == ["3333FF", "0000FF"])
    }

    @Test func `colors of a gradient follow the environment`() throws {
        let style = LinearGradient(colors: [.blue, .primary], startPoint: .top, endPoint: .bottom)
        #expect(try Drawn.paint(style).stops.map(\.color.hex) == ["007AFF", "000000"])
        #expect(try Drawn.paint(style, colorScheme: .dark).stops.map(\.color.hex) == ["0A84FF", "FFFFFF"])
    }

    private func stops(_ from: Double, _ to: Double) -> GradientStops {
        GradientStops([GradientStop(color: .black, location: from), GradientStop(color: .white, location: to)])
    }
}

/// A value of a form that the test does not expect.
struct Mismatch: Error {}
