import CoreGraphics
import Foundation
import ImageIO
import Testing

@testable import ComponentGallery

/// Pictures of the documentation that are written only when they show something else.
///
/// Numbers: size and colours of the picture that the test makes. A PNG ends with a chunk of 12 bytes (IEND), and the
/// last four bytes of the inserted chunk are the CRC-32 of its type, tEXt (PNG specification).
struct PictureFileTests {
    /// A PNG of one colour; the text makes other bytes for the same pixels.
    private func picture(_ red: UInt8, note: String? = nil) throws -> Data {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: CGFloat(red) / 255, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, try #require(context.makeImage()), nil)
        #expect(CGImageDestinationFinalize(destination))
        var bytes = data as Data
        guard note != nil else { return bytes }
        // An empty chunk of a kind that decoders skip, with its checksum, before the last chunk of 12 bytes.
        bytes.insert(contentsOf: [0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74, 0x96, 0x42, 0xC5, 0x85], at: bytes.count - 12)
        return bytes
    }

    @Test func `other bytes of the same pixels change nothing, other pixels do`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("picture.png")
        let first = try picture(200)
        try PictureFile(url: url).write(first)
        #expect(try Data(contentsOf: url) == first)
        let same = try picture(200, note: "x")
        #expect(same != first)
        try PictureFile(url: url).write(same)
        #expect(try Data(contentsOf: url) == first)
        let other = try picture(100)
        try PictureFile(url: url).write(other)
        #expect(try Data(contentsOf: url) == other)
    }
}
