import CoreGraphics
import Drawing

/// The pictures that a display list shows several times. An SVG file has each of them once, and uses of it.
///
/// A table may show one picture in each of its rows; written each time, a file would have the picture as often.
struct RepeatedPictures {
    /// A picture, or the part of one, as it is written.
    private struct Key: Hashable {
        let image: CGImage
        let source: [CGFloat]
        let isSmooth: Bool

        init(_ item: ImageItem) {
            image = item.image
            source = item.source.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
            isSmooth = item.interpolation != .none
        }
    }

    /// The names of the pictures in the file; empty for those that are not written yet.
    private var names: [Key: String] = [:]

    init() {}

    /// Finds the pictures of a list and of its groups. Traverses groups with an explicit stack, so that they may nest to
    /// any depth.
    init(in list: DisplayList) {
        var seen: Set<Key> = []
        var open = [list]
        while let list = open.popLast() {
            for item in list.items {
                switch item {
                case .image(let item):
                    let key = Key(item)
                    if !seen.insert(key).inserted { names[key] = "" }
                case .group(let group):
                    open.append(group.content)
                    if let mask = group.mask { open.append(mask) }
                default: break
                }
            }
        }
    }

    /// The name of a picture: empty if it is to be written, nil for one that is shown once.
    func name(of item: ImageItem) -> String? { names.isEmpty ? nil : names[Key(item)] }

    /// Keeps the name of a picture that has been written.
    mutating func setName(_ name: String, of item: ImageItem) { names[Key(item)] = name }
}
