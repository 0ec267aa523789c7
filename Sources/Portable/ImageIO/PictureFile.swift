import CoreGraphics
import Foundation

/// A decoded image file of any supported format.
package enum PictureFile: Sendable {
    /// A bitmap with its Exif orientation (1 to 8).
    case bitmap(CGImage, orientation: Int)
    case vector(VectorPicture)

    /// Decodes a file's data.
    /// - Throws: `ImageError.unreadable` for data of unknown formats, `.tooLarge` for too many pixels.
    package init(_ data: Data) throws(ImageError) {
        guard let format = ImageFormat(data) else {
            throw .unreadable(data.isEmpty ? "it is empty." : "it begins like no known kind of picture.")
        }
        if format == .svg {
            self = .vector(try VectorPicture(data))
        } else {
            let result = try BitmapDecoder.decode(data)
            self = .bitmap(result.image, orientation: result.orientation)
        }
    }
}
