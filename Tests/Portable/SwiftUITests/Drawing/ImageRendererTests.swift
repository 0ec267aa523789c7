import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Renderers make pictures of views.
///
/// Numbers: sizes in points times the scale; system red is #FF3B30 (Human Interface Guidelines, Color), 255, 59, 48 as
/// bytes.
@MainActor
@Suite
struct ImageRendererTests {
    @Test func `picture has the views ideal size times the scale`() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
        #expect(renderer.scale == 1 && !renderer.isOpaque && renderer.proposedSize == .unspecified)
        let small = try #require(renderer.cgImage)
        #expect(small.width == 20 && small.height == 10)
        renderer.scale = 3
        let large = try #require(renderer.cgImage)
        #expect(large.width == 60 && large.height == 30)
        #expect(large.pixels[30, 15] == (255, 59, 48, 255))
    }

    @Test func `proposed size is offered to the view`() throws {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = .init(width: 30, height: 40)
        let image = try #require(renderer.cgImage)
        #expect(image.width == 30 && image.height == 40)
    }

    @Test func `opaque picture is black where nothing is drawn`() throws {
        let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
        #expect(try #require(renderer.cgImage).pixels[1, 1].alpha == 0)
        renderer.isOpaque = true
        #expect(try #require(renderer.cgImage).pixels[1, 1] == (0, 0, 0, 255))
    }

    @Test func `view without size has no picture`() {
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
        let huge = ImageRenderer(content: Color.red.frame(width: 100_000, height: 10))
        #expect(huge.cgImage == nil)
    }

    @Test func `new content is announced and drawn`() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
        var changes = 0
        let subscription = renderer.objectWillChange.sink { changes += 1 }
        renderer.content = Color.white.frame(width: 8, height: 8)
        renderer.scale = 2
        #expect(changes == 2)
        #expect(try #require(renderer.cgImage).width == 16)
        #expect(try #require(renderer.cgImage).pixels[8, 8] == (255, 255, 255, 255))
        subscription.cancel()
    }

    @Test func `render draws upright into a context`() throws {
        let view = VStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0); Color(red: 0, green: 0, blue: 1)
        }
        .frame(width: 10, height: 20)
        var size = CGSize.zero
        var image: CGImage?
        ImageRenderer(content: view).render { proposed, draw in
            size = proposed
            let context = CGContext(
                data: nil, width: 10, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpace(name: CGColorSpace.sRGB)!, bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
            if let context {
                draw(context)
                image = context.makeImage()
            }
        }
        #expect(size == CGSize(width: 10, height: 20))
        let pixels = try #require(image).pixels
        #expect(pixels[5, 2] == (255, 0, 0, 255) && pixels[5, 18] == (0, 0, 255, 255))
    }
}
