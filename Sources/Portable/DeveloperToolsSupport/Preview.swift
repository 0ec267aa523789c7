import Foundation

/// A preview that code declares, for an editor to show. On Linux it compiles, and nothing else becomes of it.
public struct Preview {
    /// What traits of views' previews belong to.
    public struct ViewTraits: Sendable {}

    package init() {}
}

/// How a preview shows what it holds.
public struct PreviewTrait<T>: Sendable {
    package init() {}
}

extension PreviewTrait<Preview.ViewTraits> {
    /// As the editor would have it.
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// In as much room as the view wants.
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// In a room of a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits> {
        PreviewTrait()
    }

    /// On a device that stands upright.
    public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// On a device that is upside down.
    public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// On a device that lies on its side, its top to the left.
    public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// On a device that lies on its side, its top to the right.
    public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
}
