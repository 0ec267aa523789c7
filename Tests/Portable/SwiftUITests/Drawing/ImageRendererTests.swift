import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ImageRendererTests {
    @Test func pictureHasTheViewsIdealSizeTimesTheScale() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
        #expect(renderer.scale == 1 && !renderer.isOpaque && renderer.proposedSize == .unspecified)
        let small = try #require(renderer.cgImage)
        #expect(small.width == 20 && small.height == 10)
        renderer.scale = 3
        let large = try #require(renderer.cgImage)
        #expect(large.width == 60 && large.height == 30)
        #expect(large.pixels[30, 15] == (255, 59, 48, 255))
    }

    @Test func proposedSizeIsOfferedToTheView() throws {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = .init(width: 30, height: 40)
        let image = try #require(renderer.cgImage)
        #expect(image.width == 30 && image.height == 40)
    }

    @Test func opaquePictureIsBlackWhereNothingIsDrawn() throws {
        let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
        #expect(try #require(renderer.cgImage).pixels[1, 1].alpha == 0)
        renderer.isOpaque = true
        #expect(try #require(renderer.cgImage).pixels[1, 1] == (0, 0, 0, 255))
    }

    @Test func viewWithoutSizeHasNoPicture() {
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
        let huge = ImageRenderer(content: Color.red.frame(width: 100_000, height: 10))
        #expect(huge.cgImage == nil)
    }

    @Test func newContentIsAnnouncedAndDrawn() throws {
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

    @Test func renderDrawsUprightIntoAContext() throws {
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
