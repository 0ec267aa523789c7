import CoreGraphics
import Drawing

/// The surfaces of the pictures of a page: Cairo keeps a copy of each surface until the page ends, and a table may show one
/// picture in each of its rows.
final class FilePictures {
    private struct Key: Hashable {
        let image: CGImage
        let source: [CGFloat]
    }

    private var parts: [Key: CairoImagePart] = [:]

    /// The surface of an item's picture, the same for all items that show it; nil for an empty one.
    func part(of item: ImageItem) -> CairoImagePart? {
        let key = Key(
            image: item.image, source: item.source.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? [])
        if let known = parts[key] { return known }
        guard let part = CairoImagePart(item.image, source: item.source) else { return nil }
        part.shareInFiles()
        parts[key] = part
        return part
    }
}
