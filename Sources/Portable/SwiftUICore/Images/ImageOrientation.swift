import CoreGraphics
import Foundation
import ImageIO
import Synchronization

extension Image {
    /// The rotation and mirroring of a picture's rows and columns for display.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up = 0
        case upMirrored = 2
        case down = 6
        case downMirrored = 4
        case left = 1
        case leftMirrored = 7
        case right = 5
        case rightMirrored = 3

        /// The number that Exif gives it.
        package var exif: Int {
            switch self {
            case .up: 1
            case .upMirrored: 2
            case .down: 3
            case .downMirrored: 4
            case .leftMirrored: 5
            case .right: 6
            case .rightMirrored: 7
            case .left: 8
            }
        }

        /// A picture that is stored in this way, turned upright.
        func upright(_ image: CGImage) -> CGImage {
            self == .up ? image : UprightImages.shared.image(image, from: self)
        }
    }
}

/// Pictures that were turned lately: a view value is made again and again, its picture is turned once.
private final class UprightImages: Sendable {
    static let shared = UprightImages()

    private struct Key: Hashable {
        let image: CGImage
        let orientation: Image.Orientation
    }

    private static let capacity = 16

    private struct Kept {
        var images: [Key: CGImage] = [:]
        var order: [Key] = []
    }

    private let kept = Mutex(Kept())

    func image(_ image: CGImage, from orientation: Image.Orientation) -> CGImage {
        let key = Key(image: image, orientation: orientation)
        return kept.withLock { kept in
            if let known = kept.images[key] { return known }
            if kept.order.count == Self.capacity { kept.images[kept.order.removeFirst()] = nil }
            let turned = image.upright(from: orientation.exif)
            kept.images[key] = turned
            kept.order.append(key)
            return turned
        }
    }
}
