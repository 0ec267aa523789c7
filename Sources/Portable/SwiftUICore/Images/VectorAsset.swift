import CoreGraphics
import Foundation
import ImageIO
import Synchronization

/// A vector picture of a bundle with the pixels that it was drawn with last.
final class VectorAsset: Equatable, Sendable {
    /// In points.
    let size: CGSize
    private let picture: VectorPicture
    /// Several sizes of one picture are often on screen at once.
    private let drawn = Mutex<[(size: CGSize, scale: CGFloat, image: CGImage)]>([])
    private static let capacity = 4

    init(_ picture: VectorPicture) {
        self.picture = picture
        size = picture.size
    }

    /// The picture in a size in points; nil when it is too large.
    func image(size: CGSize, scale: CGFloat) -> CGImage? {
        drawn.withLock { drawn in
            if let known = drawn.first(where: { $0.size == size && $0.scale == scale }) { return known.image }
            guard let image = picture.image(size: size, scale: scale) else { return nil }
            if drawn.count == Self.capacity { drawn.removeFirst() }
            drawn.append((size, scale, image))
            return image
        }
    }

    static func == (lhs: VectorAsset, rhs: VectorAsset) -> Bool { lhs === rhs }
}
