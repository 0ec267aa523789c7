import CoreGraphics
import Foundation
import ImageIO
import Synchronization

/// A picture of a bundle.
struct AssetImage {
    enum Picture {
        case bitmap(CGImage)
        case vector(VectorAsset)
    }

    let picture: Picture
    /// In points.
    let size: CGSize
    /// True if the catalogue says that it takes the foreground style.
    let isTemplate: Bool
}

/// Pictures of bundles: uncompiled asset catalogues first, then loose files.
///
/// Of several scales the smallest that is not smaller than the display's is taken, else the largest; dark pictures in
/// dark surroundings, and those of more contrast for who wants that. Files are decoded once and kept.
enum AssetImages {
    /// A picture for an environment. An unknown name is said once.
    static func image(named name: String, bundle: Bundle?, in environment: EnvironmentValues) -> AssetImage? {
        let bundle = bundle ?? .main
        let wanted = Wanted(
            bundle: bundle.bundlePath, name: name, surroundings: AssetSurroundings(environment),
            scale: environment.displayScale)
        return cache.image(for: wanted) {
            let folders = [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }
            let found = folders.lazy.compactMap { folder in
                ImageSet.find(name, in: folder)?.best(for: wanted) ?? LooseImages.find(name, in: folder, for: wanted)
            }.first
            guard let file = found else {
                Log.warning("No image named '\(name)' found in \(bundle.bundlePath)")
                return nil
            }
            return load(file)
        }
    }

    /// The parameters of a look-up.
    struct Wanted: Hashable {
        let bundle: String
        let name: String
        let surroundings: AssetSurroundings
        /// Pixels per point.
        let scale: CGFloat
    }

    /// A file that holds a picture.
    struct File {
        let url: URL
        /// Pixels per point.
        let scale: CGFloat
        var isTemplate = false
    }

    private static func load(_ file: File) -> AssetImage? {
        do {
            switch try PictureFile(Data(contentsOf: file.url)) {
            case .bitmap(let stored, let orientation):
                let image = stored.upright(from: orientation)
                let size = CGSize(
                    width: CGFloat(image.width) / file.scale, height: CGFloat(image.height) / file.scale)
                return AssetImage(picture: .bitmap(image), size: size, isTemplate: file.isTemplate)
            case .vector(let picture):
                let vector = VectorAsset(picture)
                return AssetImage(picture: .vector(vector), size: vector.size, isTemplate: file.isTemplate)
            }
        } catch {
            Log.warning("The image \(file.url.path) cannot be read: \(error)")
            return nil
        }
    }

    /// The best of some scales for a display.
    static func best<T>(_ candidates: [T], for scale: CGFloat, by scaleOf: (T) -> CGFloat) -> T? {
        let sorted = candidates.sorted { scaleOf($0) < scaleOf($1) }
        return sorted.first { scaleOf($0) >= scale } ?? sorted.last
    }

    private static let cache = Cache()

    /// The results of look-ups, found or missing.
    private final class Cache: Sendable {
        private let images = Mutex<[Wanted: AssetImage?]>([:])

        func image(for wanted: Wanted, load: () -> AssetImage?) -> AssetImage? {
            if let known = images.withLock({ $0[wanted] }) { return known }
            let image = load()
            images.withLock { $0[wanted] = .some(image) }
            return image
        }
    }
}

/// Loose files: `name@2x.png` and the like, or a name with its extension.
enum LooseImages {
    private static let extensions = ["png", "jpg", "jpeg", "svg", "gif", "webp", "heic", "tiff", "tif", "bmp"]

    static func find(_ name: String, in folder: URL, for wanted: AssetImages.Wanted) -> AssetImages.File? {
        let given = (name as NSString).pathExtension.lowercased()
        let base = extensions.contains(given) ? (name as NSString).deletingPathExtension : name
        for pathExtension in extensions.contains(given) ? [given] : extensions {
            var files: [AssetImages.File] = []
            for scale in 1...3 {
                let suffix = scale == 1 ? "" : "@\(scale)x"
                let url = folder.appendingPathComponent("\(base)\(suffix).\(pathExtension)")
                guard url.path.hasPrefix(folder.path), FileManager.default.fileExists(atPath: url.path) else {
                    continue
                }
                files.append(AssetImages.File(url: url, scale: CGFloat(scale)))
            }
            if let file = AssetImages.best(files, for: wanted.scale, by: \.scale) { return file }
        }
        return nil
    }
}
