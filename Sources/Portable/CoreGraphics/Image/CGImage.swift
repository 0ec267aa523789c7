import Foundation

/// An immutable bitmap image.
public final class CGImage: Hashable, Sendable {
    /// The pixels, in the internal layout for all drawing.
    package let pixels: PixelBuffer
    public let shouldInterpolate: Bool
    public let renderingIntent: CGColorRenderingIntent

    package init(pixels: PixelBuffer, shouldInterpolate: Bool = true) {
        self.pixels = pixels
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = .defaultIntent
    }

    /// An image from data of 8 bits per component: 1 gray, 3 or 4 colour components, alpha at any position.
    ///
    /// Nil for other layouts, for a provider with too few bytes, or for more than 32,767 pixels on a side.
    public init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard bitsPerComponent == 8, decode == nil, let data = provider.data,
            let layout = PixelLayout(bitsPerPixel: bitsPerPixel, bitmapInfo: bitmapInfo, space: space),
            let pixels = PixelBuffer(width: width, height: height),
            bytesPerRow >= width * layout.bytesPerPixel,
            data.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
        else { return nil }
        data.withUnsafeBytes { layout.convert($0, bytesPerRow: bytesPerRow, to: pixels) }
        self.pixels = pixels
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = intent
    }

    public var width: Int { pixels.width }
    public var height: Int { pixels.height }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { pixels.bytesPerRow }
    public var colorSpace: CGColorSpace? { .standard }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
    public var bitmapInfo: CGBitmapInfo {
        [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)]
    }

    /// The pixel data in the layout that `bitmapInfo` describes.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: Data(bytes: pixels.bytes, count: pixels.byteCount))
    }

    /// The part of the image inside an integral rectangle; nil if they do not intersect.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard rect.isFinite, abs(rect.minX) < 1e9, abs(rect.minY) < 1e9, rect.width < 1e9, rect.height < 1e9 else {
            return nil
        }
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, let cropped = PixelBuffer(width: Int(part.width), height: Int(part.height)) else {
            return nil
        }
        for row in 0..<cropped.height {
            memcpy(
                cropped.bytes + row * cropped.bytesPerRow,
                pixels.bytes + (row + Int(part.minY)) * pixels.bytesPerRow + Int(part.minX) * 4,
                cropped.bytesPerRow)
        }
        return CGImage(pixels: cropped, shouldInterpolate: shouldInterpolate)
    }

    public func copy() -> CGImage? { self }

    /// Images are equal if they are the same object, as on Apple's systems, or share their pixels.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.pixels === rhs.pixels }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(pixels))
    }
}
