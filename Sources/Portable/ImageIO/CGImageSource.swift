import CoreGraphics
import Foundation

/// The status of an image source.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

/// The data of an image file, decoded on demand.
public final class CGImageSource: Sendable {
    let data: Data
    let format: ImageFormat?

    init(data: Data) {
        self.data = data
        format = ImageFormat(data)
    }
}

public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"

/// A source for data; nil if that is empty. Options are ignored.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    data.isEmpty ? nil : CGImageSource(data: data)
}

/// A source for a file; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return CGImageSourceCreateWithData(data, options)
}

/// A source for a provider's data.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// The number of images: one, or none for data of unknown formats. Only the first image of an animation is read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.format == nil ? 0 : 1 }

/// The type identifier of the file, such as `public.png`.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format?.rawValue }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.format == nil ? .statusUnknownType : .statusComplete
}

public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    index == 0 ? CGImageSourceGetStatus(isrc) : .statusInvalidData
}

/// The decoded image as stored, without applying its orientation. Nil if it cannot be decoded.
///
/// An SVG image is drawn at its intrinsic size, one pixel per point.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let file = try? PictureFile(isrc.data) else { return nil }
    switch file {
    case .bitmap(let image, _): return image
    case .vector(let picture): return picture.image(size: picture.size, scale: 1)
    }
}

/// A thumbnail whose longer side has at most `kCGImageSourceThumbnailMaxPixelSize` pixels;
/// `kCGImageSourceCreateThumbnailWithTransform` applies the orientation. An SVG image has no pixels of its own: its longer
/// side gets as many as that.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let format = isrc.format else { return nil }
    let limit = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.intValue
    if format == .svg {
        guard let picture = try? VectorPicture(isrc.data) else { return nil }
        let longer = max(picture.size.width, picture.size.height)
        return picture.image(size: picture.size, scale: limit.map { CGFloat($0) / longer } ?? 1)
    }
    guard let result = try? BitmapDecoder.decode(isrc.data, fitting: limit.map { max(1, $0) }) else { return nil }
    let isTurned = (options?[kCGImageSourceCreateThumbnailWithTransform] as? NSNumber)?.boolValue ?? false
    return isTurned ? result.image.upright(from: result.orientation) : result.image
}

/// The properties of the image: its size in pixels and its orientation.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0, let file = try? PictureFile(isrc.data) else { return nil }
    switch file {
    case .bitmap(let image, let orientation):
        return [
            kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
            kCGImagePropertyOrientation: orientation,
        ]
    case .vector(let picture):
        return [
            kCGImagePropertyPixelWidth: Int(picture.size.width.rounded(.up)),
            kCGImagePropertyPixelHeight: Int(picture.size.height.rounded(.up)), kCGImagePropertyOrientation: 1,
        ]
    }
}
