import CoreGraphics
import Foundation

/// Decodes bitmap files with gdk-pixbuf.
package enum BitmapDecoder {
    /// A decoded image with its file's orientation.
    package struct Result {
        package let image: CGImage
        /// The Exif orientation: 1 for upright, to 8.
        package let orientation: Int
    }

    /// Decodes the first image of a file.
    /// - Parameter fitting: the maximum length of the longer side in pixels, to which it is scaled down during
    ///   decoding; nil for no limit.
    package static func decode(_ data: Data, fitting: Int? = nil) throws(ImageError) -> Result {
        let library = try PixbufLibrary.shared()
        guard let loader = library.makeLoader() else { throw .outOfMemory }
        defer { library.objects.release(loader) }
        let request = SizeRequest(fitting: fitting, setSize: library.setSize)
        let size: @convention(c) (PixbufLibrary.Loader, Int32, Int32, UnsafeMutableRawPointer) -> Void = {
            loader, width, height, request in
            let request = Unmanaged<SizeRequest>.fromOpaque(request).takeUnretainedValue()
            let chosen = request.choose(width: Int(width), height: Int(height))
            request.setSize(loader, Int32(chosen.width), Int32(chosen.height))
        }
        let handler = library.objects.connect(
            loader, "size-prepared", unsafeBitCast(size, to: UnsafeRawPointer.self),
            Unmanaged.passUnretained(request).toOpaque(), nil, 0)
        defer { library.objects.disconnect(loader, handler) }
        var problem: UnsafeMutableRawPointer?
        let wrote = GIFFrames.first(of: data).withUnsafeBytes { bytes in
            library.write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &problem)
        }
        // The loader must be closed even after an error; only the first error is meaningful.
        let closed = wrote != 0 ? library.close(loader, &problem) : library.close(loader, nil)
        let message = GLibError.takeMessage(problem)
        if let refused = request.refused { throw .tooLarge(width: refused.width, height: refused.height) }
        // A truncated file still shows the decoded part, as in browsers.
        guard let picture = library.picture(loader), wrote != 0 || closed != 0 else {
            throw .unreadable((message ?? "it breaks off before its first pixels") + ".")
        }
        let orientation = library.option(picture, "orientation").flatMap { Int(String(cString: $0)) }
        guard let pixels = pixels(of: picture, library) else { throw .outOfMemory }
        return Result(
            image: CGImage(pixels: pixels), orientation: orientation.flatMap { (1...8).contains($0) ? $0 : nil } ?? 1)
    }

    /// Determines the decoding size, and records an image that is too large to decode.
    private final class SizeRequest {
        let fitting: Int?
        let setSize: @convention(c) (PixbufLibrary.Loader, Int32, Int32) -> Void
        var refused: (width: Int, height: Int)?

        init(fitting: Int?, setSize: @escaping @convention(c) (PixbufLibrary.Loader, Int32, Int32) -> Void) {
            self.fitting = fitting
            self.setSize = setSize
        }

        func choose(width: Int, height: Int) -> (width: Int, height: Int) {
            guard width > 0, height > 0, width <= 32_767, height <= 32_767, width * height <= PixelBuffer.pixelLimit
            else {
                refused = (width, height)
                // Loaders stop at once for a size of zero.
                return (0, 0)
            }
            guard let fitting, max(width, height) > fitting else { return (width, height) }
            let factor = Double(max(fitting, 1)) / Double(max(width, height))
            return (
                max(1, Int((Double(width) * factor).rounded())), max(1, Int((Double(height) * factor).rounded()))
            )
        }
    }

    /// The pixels in the internal layout; nil without memory.
    private static func pixels(of picture: PixbufLibrary.Picture, _ library: PixbufLibrary) -> PixelBuffer? {
        let width = Int(library.width(picture))
        let height = Int(library.height(picture))
        let channels = Int(library.channelCount(picture))
        let rowBytes = Int(library.rowBytes(picture))
        guard let result = PixelBuffer(width: width, height: height), channels == 3 || channels == 4,
            let source = library.readPixels(picture)
        else { return nil }
        let target = result.bytes.assumingMemoryBound(to: UInt32.self)
        for y in 0..<height {
            var from = source + y * rowBytes
            for x in 0..<width {
                let alpha = channels == 4 ? UInt32(from[3]) : 255
                func level(_ value: UInt8) -> UInt32 {
                    alpha == 255 ? UInt32(value) : (UInt32(value) * alpha + 127) / 255
                }
                target[y * width + x] = alpha << 24 | level(from[0]) << 16 | level(from[1]) << 8 | level(from[2])
                from += channels
            }
        }
        return result
    }
}
