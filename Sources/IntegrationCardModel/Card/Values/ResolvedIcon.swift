/// An avatar: an image, an icon or initials in a shape.
public struct ResolvedIcon: Sendable, Hashable {
    /// The picture; nil shows the initials, or the icon that stands for a person or a product.
    public var image: ResolvedImage?
    /// Initials of one to three Latin letters; empty if there are none.
    public var initials = ""
    /// The text for assistive technologies.
    public var alternativeText = ""
    /// The shape.
    public var shape: Shape = .circle
    /// The size; nil leaves it to the place of the icon.
    public var size: Size?
    /// The colour behind the picture.
    public var background: BackgroundColor = .transparent
    /// The way in which an image fills the shape.
    public var fit: Fit = .cover
    /// True if the icon is shown.
    public var isVisible = true
    /// The state that a badge shows.
    public var state: ValueState = .none

    /// Creates an avatar.
    public init(
        image: ResolvedImage? = nil, initials: String = "", alternativeText: String = "",
        shape: Shape = .circle, size: Size? = nil, background: BackgroundColor = .transparent, fit: Fit = .cover,
        isVisible: Bool = true, state: ValueState = .none
    ) {
        self.image = image
        self.initials = initials
        self.alternativeText = alternativeText
        self.shape = shape
        self.size = size
        self.background = background
        self.fit = fit
        self.isVisible = isVisible
        self.state = state
    }

    /// The shapes.
    public enum Shape: String, Sendable, Hashable, CaseIterable {
        case circle = "Circle"
        case square = "Square"
    }

    /// The sizes; XS is 2 rem, S 3 rem, M 4 rem, L 5 rem and XL 7 rem.
    public enum Size: String, Sendable, Hashable, CaseIterable {
        case extraSmall = "XS"
        case small = "S"
        case medium = "M"
        case large = "L"
        case extraLarge = "XL"
    }

    /// The ways in which an image fills its shape.
    public enum Fit: String, Sendable, Hashable, CaseIterable {
        case cover = "Cover"
        case contain = "Contain"
    }

    /// The colours behind a picture.
    public enum BackgroundColor: String, Sendable, Hashable, CaseIterable {
        case accent1 = "Accent1"
        case accent2 = "Accent2"
        case accent3 = "Accent3"
        case accent4 = "Accent4"
        case accent5 = "Accent5"
        case accent6 = "Accent6"
        case accent7 = "Accent7"
        case accent8 = "Accent8"
        case accent9 = "Accent9"
        case accent10 = "Accent10"
        case placeholder = "Placeholder"
        case random = "Random"
        case tileIcon = "TileIcon"
        case transparent = "Transparent"
    }
}
