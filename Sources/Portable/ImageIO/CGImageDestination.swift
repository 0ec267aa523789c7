import CoreGraphics
import Foundation

/// An image file to be written.
public class CGImageDestination {
    let type: String
    let write: (Data) -> Bool
    var image: CGImage?
    var quality = 0.8

    init(type: String, write: @escaping (Data) -> Bool) {
        self.type = type
        self.write = write
    }
}

/// A growing byte buffer.
public typealias CFMutableData = NSMutableData

/// From 0 (smallest) to 1 (best), for lossy formats.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"

private let writableTypes: Set<String> = [ImageFormat.png.rawValue, ImageFormat.jpeg.rawValue]

/// A destination that writes to a file; nil for types other than `public.png` and `public.jpeg`.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    guard writableTypes.contains(type), count == 1 else { return nil }
    return CGImageDestination(type: type) { data in
        (try? data.write(to: url, options: .atomic)) != nil
    }
}

/// A destination that appends to data in memory; nil for types other than `public.png` and `public.jpeg`.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    guard writableTypes.contains(type), count == 1 else { return nil }
    return CGImageDestination(type: type) { bytes in
        data.append(bytes)
        return true
    }
}

/// The supported type identifiers.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { writableTypes.sorted() }

/// Sets the image to write.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.image = image
    CGImageDestinationSetProperties(idst, properties)
}

public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    if let quality = (properties?[kCGImageDestinationLossyCompressionQuality] as? NSNumber)?.doubleValue {
        idst.quality = min(max(quality, 0), 1)
    }
}

/// Writes the file; false without an image, or if it cannot be written. The file is written atomically.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let image = idst.image else { return false }
    idst.image = nil
    let data =
        idst.type == ImageFormat.png.rawValue
        ? try? PNGEncoder.encode(image, effort: .small) : try? JPEGEncoder.encode(image, quality: idst.quality)
    return data.map(idst.write) ?? false
}

/// Encodes JPEG files with gdk-pixbuf.
package enum JPEGEncoder {
    /// The file's data; transparent pixels are composited over white, because JPEG has no alpha.
    /// - Parameter quality: from 0 (smallest) to 1 (best).
    package static func encode(_ image: CGImage, quality: Double) throws(ImageError) -> Data {
        let library = try PixbufLibrary.shared()
        guard let picture = library.makePicture(0, 0, 8, Int32(image.width), Int32(image.height)) else {
            throw .outOfMemory
        }
        defer { library.objects.release(picture) }
        let rowBytes = Int(library.rowBytes(picture))
        guard let target = library.pixels(picture) else { throw .outOfMemory }
        let source = image.pixels.bytes.assumingMemoryBound(to: UInt32.self)
        for y in 0..<image.height {
            for x in 0..<image.width {
                let pixel = source[y * image.width + x]
                let white = 255 - (pixel >> 24)
                let place = target + y * rowBytes + x * 3
                place[0] = UInt8(min(255, (pixel >> 16 & 0xFF) + white))
                place[1] = UInt8(min(255, (pixel >> 8 & 0xFF) + white))
                place[2] = UInt8(min(255, (pixel & 0xFF) + white))
            }
        }
        var buffer: UnsafeMutablePointer<CChar>?
        var count = 0
        let percent = String(Int((quality * 100).rounded()))
        let saved = "quality".withCString { key in
            percent.withCString { value in
                var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
                var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                return library.save(picture, &buffer, &count, "jpeg", &keys, &values, nil)
            }
        }
        guard saved != 0, let buffer else { throw .outOfMemory }
        defer { library.objects.freeMemory(buffer) }
        return Data(bytes: buffer, count: count)
    }
}
