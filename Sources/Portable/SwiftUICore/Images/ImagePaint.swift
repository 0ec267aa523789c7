import Drawing

/// A picture, or a part of it, repeated in both directions.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    /// The part of the picture that is repeated, in its unit space.
    public var sourceRect: CGRect
    /// The scale factor of the picture.
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// The tiles begin at the top leading corner of what is painted.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint =
            ResolvedImage(image, in: shape.environment)
            .tile(sourceRect: sourceRect, scale: scale, origin: shape.bounds.origin)
            ?? .color(.clear)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture, or a part of it in its unit space, repeated in both directions.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
