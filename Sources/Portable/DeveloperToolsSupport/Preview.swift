import Foundation

/// A preview for an editor. On Linux it compiles and has no effect.
public struct Preview {
    /// The context of the traits of view previews.
    public struct ViewTraits: Sendable {}

    package init() {}
}

/// A trait of a preview's presentation.
public struct PreviewTrait<T>: Sendable {
    package init() {}
}

extension PreviewTrait<Preview.ViewTraits> {
    /// The editor's default layout.
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// The size that the view has for an unspecified proposal.
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// A fixed size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits> {
        PreviewTrait()
    }

    /// A device in portrait orientation.
    public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// A device in upside-down portrait orientation.
    public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// A device in landscape orientation, with its top to the left.
    public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

    /// A device in landscape orientation, with its top to the right.
    public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
}
