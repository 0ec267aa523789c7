import CoreGraphics
import Foundation

/// A decoded picture file of any kind that is known.
package enum PictureFile: Sendable {
    /// Pixels, and how they have to be turned to stand upright (1 to 8, as Exif numbers it).
    case bitmap(CGImage, orientation: Int)
    case vector(VectorPicture)

    /// Decodes a file's bytes.
    /// - Throws: `ImageError.unreadable` for bytes that are no picture, `.tooLarge` for one that memory should not hold.
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
