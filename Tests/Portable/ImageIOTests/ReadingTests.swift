import Foundation
import Testing

@testable import ImageIO

/// A picture of 3 × 2 pixels: red, green, blue; half clear white, black, clear.
private func sixColors() -> CGImage {
    let pixels = PixelBuffer(width: 3, height: 2)!
    pixels[0, 0] = (255, 0, 0, 255)
    pixels[1, 0] = (0, 255, 0, 255)
    pixels[2, 0] = (0, 0, 255, 255)
    pixels[0, 1] = (128, 128, 128, 128)
    pixels[1, 1] = (0, 0, 0, 255)
    return CGImage(pixels: pixels)
}

private func levels(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
    let levels = image.pixels[x, y]
    return [levels.red, levels.green, levels.blue, levels.alpha].map { Int($0) }
}

/// Tests reading of pictures, their size and orientation, and writing.
///
/// Numbers: sizes and levels of the pictures in each test; those of vector pictures times the scale. JPEG loses: 3
/// levels are what this implementation may at a quality of 0.9. Orientations of 5 and more exchange the sides (Exif
/// 2.3, 4.6.4).
@Suite struct ReadingTests {
    @Test func `only the first frame of an animation is decoded`() throws {
        // A table of red and white, and frames of a pixel each: the first is red.
        let head: [UInt8] = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 255, 255, 255]
        let control: [UInt8] = [0x21, 0xF9, 4, 0, 0, 0, 0, 0]
        func frame(_ data: UInt8) -> [UInt8] { [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, data, 1, 0] }
        let one = Data(head + control + frame(0x44) + [0x3B])
        let rest = Array(repeating: control + frame(0x4C), count: 500).joined()
        let many = Data(head + control + frame(0x44) + rest + [0x3B])
        #expect(GIFFrames.first(of: many) == one && GIFFrames.first(of: one) == one)
        for count in [0, 5, 13, 19, 30, 40] { #expect(GIFFrames.first(of: many.prefix(count)) == many.prefix(count)) }
        guard case .bitmap(let image, _) = try PictureFile(many) else { return }
        #expect(image.width == 2 && image.height == 1 && levels(image, 0, 0) == [255, 0, 0, 255])
    }

    @Test func `PNG round trip loses nothing`() throws {
        for effort in [PNGEncoder.Effort.fast, .small] {
            let file = try PNGEncoder.encode(sixColors(), effort: effort)
            let source = try #require(CGImageSourceCreateWithData(file, nil))
            #expect(CGImageSourceGetType(source) == "public.png")
            #expect(CGImageSourceGetCount(source) == 1)
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            #expect(image.width == 3 && image.height == 2)
            for y in 0..<2 { for x in 0..<3 { #expect(levels(image, x, y) == levels(sixColors(), x, y)) } }
            #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        }
    }

    @Test func `PNG of a photograph loses nothing`() throws {
        let pixels = try #require(PixelBuffer(width: 37, height: 23))
        var noise: UInt32 = 1
        for y in 0..<23 {
            for x in 0..<37 {
                noise = noise &* 1_664_525 &+ 1_013_904_223
                pixels[x, y] = (UInt8(noise >> 24), UInt8(noise >> 16 & 255), UInt8(x * 6), 255)
            }
        }
        let file = try PNGEncoder.encode(CGImage(pixels: pixels))
        guard case .bitmap(let image, _) = try PictureFile(file) else { return }
        for y in 0..<23 { for x in 0..<37 { #expect(image.pixels[x, y] == pixels[x, y]) } }
    }

    @Test func `JPEG is close`() throws {
        let pixels = PixelBuffer(width: 16, height: 16)!
        for y in 0..<16 { for x in 0..<16 { pixels[x, y] = (200, 100, 50, 255) } }
        let target = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(target, "public.jpeg", 1, nil))
        CGImageDestinationAddImage(
            destination, CGImage(pixels: pixels), [kCGImageDestinationLossyCompressionQuality: 0.9])
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(Data(referencing: target), nil))
        #expect(CGImageSourceGetType(source) == "public.jpeg")
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(zip(levels(image, 8, 8), [200, 100, 50, 255]).allSatisfy { abs($0 - $1) <= 3 })
    }

    @Test func `destinations refuse what they cannot write`() throws {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
        let empty = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(empty))
        let nowhere = URL(fileURLWithPath: "/nowhere/at/all.png")
        let destination = try #require(CGImageDestinationCreateWithURL(nowhere, "public.png", 1, nil))
        CGImageDestinationAddImage(destination, sixColors(), nil)
        #expect(!CGImageDestinationFinalize(destination))
    }

    @Test func `vector pictures`() throws {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="10" height="10" fill="#f00"/></svg>
            """
        guard case .vector(let picture) = try PictureFile(Data(svg.utf8)) else {
            Issue.record("no vector picture")
            return
        }
        #expect(picture.size == CGSize(width: 20, height: 10))
        let image = try #require(picture.image(size: CGSize(width: 40, height: 20), scale: 2))
        #expect(image.width == 80 && image.height == 40)
        #expect(levels(image, 39, 39) == [255, 0, 0, 255])
        #expect(levels(image, 40, 0) == [0, 0, 0, 0])
        #expect(picture.image(size: CGSize(width: 1e9, height: 1), scale: 1) == nil)
    }

    @Test func `size from a view box`() throws {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 12\"/>"
        #expect(try VectorPicture(Data(svg.utf8)).size == CGSize(width: 24, height: 12))
    }

    @Test func `vector pictures load nothing from outside`() throws {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
            <image href="file:///usr/share/pixmaps/debian-logo.png" width="10" height="10"/></svg>
            """
        let image = try #require(try VectorPicture(Data(svg.utf8)).image(size: CGSize(width: 10, height: 10), scale: 1))
        #expect(levels(image, 5, 5) == [0, 0, 0, 0])
    }

    @Test func thumbnails() throws {
        let pixels = try #require(PixelBuffer(width: 100, height: 50))
        let file = try PNGEncoder.encode(CGImage(pixels: pixels))
        let source = try #require(CGImageSourceCreateWithData(file, nil))
        let small = try #require(
            CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceThumbnailMaxPixelSize: 20]))
        #expect(small.width == 20 && small.height == 10)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 100)
    }

    @Test func `thumbnails of vector pictures have the pixels that are asked for`() throws {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='5'><rect width='5' height='5'/></svg>"
        let source = try #require(CGImageSourceCreateWithData(Data(svg.utf8) as CFData, nil))
        for side in [5, 10, 80] {
            let image = try #require(
                CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceThumbnailMaxPixelSize: side]))
            #expect(image.width == side && image.height == (side + 1) / 2)
            #expect(levels(image, side / 2 - 1, 1)[3] == 255 && levels(image, side - 1, 1)[3] == 0, "\(side)")
        }
    }

    @Test(arguments: 1...8)
    func orientations(orientation: Int) throws {
        // Each corner of the upright picture comes from the stored corner that the Exif number names.
        let stored = sixColors()
        let upright = stored.upright(from: orientation)
        #expect(upright.width == (orientation >= 5 ? 2 : 3))
        let (right, bottom) = (upright.width - 1, upright.height - 1)
        let redCorner = [
            (0, 0), (right, 0), (right, bottom), (0, bottom), (0, 0), (right, 0), (right, bottom), (0, bottom),
        ]
        let place = redCorner[orientation - 1]
        #expect(levels(upright, place.0, place.1) == [255, 0, 0, 255])
    }

    @Test func `orientation is read from the file`() throws {
        let pixels = PixelBuffer(width: 8, height: 8)!
        var file = try JPEGEncoder.encode(CGImage(pixels: pixels), quality: 0.5)
        // An Exif segment with the single entry "orientation: 6" right after the start marker.
        let tiff: [UInt8] =
            Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
        let exif = Array("Exif".utf8) + [0, 0] + tiff
        file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif, at: 2)
        #expect(try BitmapDecoder.decode(file).orientation == 6)
    }
}

/// Tests that files which are broken or harmful are refused or survived.
///
/// Numbers: the size in the header that the test makes: 0xEA60 is 60,000.
@Suite struct BrokenFileTests {
    @Test func `bytes that are no picture`() {
        for bytes in [Data(), Data("hello".utf8), Data([0x89, 0x50, 0x4E, 0x47]), Data(repeating: 0xFF, count: 500)] {
            #expect(throws: ImageError.self) { try PictureFile(bytes) }
            let source = CGImageSourceCreateWithData(bytes, nil)
            #expect(source.flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) } == nil)
        }
    }

    @Test func `every truncation is survived`() throws {
        let file = try PNGEncoder.encode(CGImage(pixels: PixelBuffer(width: 40, height: 40)!))
        for length in stride(from: 0, to: file.count, by: 3) { _ = try? PictureFile(file.prefix(length)) }
        for index in stride(from: 8, to: file.count, by: 5) {
            var damaged = file
            damaged[index] ^= 0x55
            _ = try? PictureFile(damaged)
        }
    }

    @Test func `huge pictures are refused before they are decoded`() throws {
        // A header that promises 60,000 × 60,000 pixels, with a valid checksum, and no pixels.
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
        let header: [UInt8] = Array("IHDR".utf8) + [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 2, 0, 0, 0]
        var checksum: UInt32 = .max
        for byte in header {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
        }
        checksum = ~checksum
        file.append(contentsOf: header)
        file.append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) })
        file.append(contentsOf: [0, 0, 0, 0] + Array("IDAT".utf8) + [0x35, 0xAF, 0x06, 0x1E])
        #expect(throws: ImageError.tooLarge(width: 60_000, height: 60_000)) { try PictureFile(file) }
    }

    @Test func `SVG that is broken`() {
        #expect(throws: ImageError.self) { try PictureFile(Data("<svg><rect".utf8)) }
        let bomb =
            "<!DOCTYPE svg [<!ENTITY a \"" + String(repeating: "x", count: 1000) + "\">"
            + (0..<10).map {
                "<!ENTITY b\($0) \"" + String(repeating: $0 == 0 ? "&a;" : "&b\($0 - 1);", count: 10) + "\">"
            }.joined()
            + "]><svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"><text>&b9;</text></svg>"
        _ = try? PictureFile(Data(bomb.utf8))
    }
}
