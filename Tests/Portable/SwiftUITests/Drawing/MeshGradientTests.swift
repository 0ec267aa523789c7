import Rendering
import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Meshes of colours, by their pixels.
///
/// Numbers: levels of 0 to 255; between two colours in device space half of each; the tolerances allow for rounding and
/// for the distance of a pixel's middle from the point.
@MainActor
@Suite("Mesh gradients")
struct MeshGradientTests {
    private func pixels(_ mesh: MeshGradient, size: CGFloat = 64) throws -> PixelBuffer {
        let list = Drawn.list(mesh.frame(width: size, height: size), width: size, height: size)
        return try PNGRenderer().image(
            list, canvas: Rendering.Canvas(size: CGSize(width: size, height: size), scale: 1, background: .white)
        ).pixels
    }

    private static let corners: [SIMD2<Float>] = [.init(0, 0), .init(1, 0), .init(0, 1), .init(1, 1)]
    private let black = Color(red: 0, green: 0, blue: 0)
    private let white = Color(red: 1, green: 1, blue: 1)
    private let red = Color(red: 1, green: 0, blue: 0)

    @Test func `four corners mix as a straight surface`() throws {
        let mesh = MeshGradient(
            width: 2, height: 2, points: Self.corners, colors: [black, white, black, white], smoothsColors: false)
        let drawn = try pixels(mesh)
        #expect(drawn[0, 32].red < 6 && drawn[63, 32].red > 249)
        #expect(abs(Int(drawn[32, 5].red) - 128) <= 4 && abs(Int(drawn[16, 60].red) - 66) <= 4)
    }

    @Test func `a point that is moved takes its colour along`() throws {
        func grid(_ middle: SIMD2<Float>) -> MeshGradient {
            var points: [SIMD2<Float>] = []
            for y in 0..<3 { for x in 0..<3 { points.append(.init(Float(x) / 2, Float(y) / 2)) } }
            points[4] = middle
            var colors = Array(repeating: black, count: 9)
            colors[4] = red
            return MeshGradient(width: 3, height: 3, points: points, colors: colors)
        }
        let centred = try pixels(grid(.init(0.5, 0.5)))
        #expect(centred[32, 32].red > 245 && centred[12, 32].red < 160)
        let moved = try pixels(grid(.init(0.25, 0.5)))
        #expect(moved[16, 32].red > 245 && moved[40, 32].red < centred[40, 32].red)
    }

    @Test func `the background shows where the mesh does not reach`() throws {
        let mesh = MeshGradient(
            width: 2, height: 2, points: [.init(0, 0), .init(0.5, 0), .init(0, 1), .init(0.5, 1)],
            colors: [red, red, red, red], background: black)
        let drawn = try pixels(mesh)
        #expect(drawn[10, 32].red == 255 && drawn[10, 32].green == 0)
        #expect(drawn[50, 32].red == 0)
    }

    @Test func `colours are mixed in the space that is asked for`() throws {
        func middle(_ space: Gradient.ColorSpace) throws -> Int {
            let mesh = MeshGradient(
                width: 2, height: 2, points: Self.corners,
                colors: [red, Color(red: 0, green: 1, blue: 0), red, Color(red: 0, green: 1, blue: 0)],
                colorSpace: space)
            return Int(try pixels(mesh)[32, 32].red)
        }
        #expect(abs(try middle(.device) - 128) <= 4)
        #expect(try middle(.perceptual) > 180)
    }

    @Test func `a mesh whose numbers do not fit is its background`() throws {
        let mesh = MeshGradient(width: 3, height: 3, points: Self.corners, colors: [red], background: black)
        #expect(try pixels(mesh)[32, 32].red == 0)
    }
}
