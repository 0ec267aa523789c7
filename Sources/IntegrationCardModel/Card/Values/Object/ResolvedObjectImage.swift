/// A picture in an object card.
public struct ResolvedObjectImage: Sendable, Hashable {
    /// The picture; nil when it has no safe address.
    public var image: ResolvedImage?
    /// The picture when the first cannot be loaded.
    public var fallback: ResolvedImage?
    /// The text for assistive technologies.
    public var alternativeText = ""
    /// True if the picture takes the full width, without the padding of the content.
    public var isFullWidth = false
    /// The height as CSS length; nil follows the picture.
    public var height: String?
    /// The way in which the picture fills its area, as CSS `object-fit`; nil for the usual one.
    public var fit: String?
    /// The place of the picture in its area, as CSS `object-position`; nil for the usual one.
    public var position: String?
    /// The texts over the picture.
    public var overlay: Overlay?

    /// Texts over a picture.
    public struct Overlay: Sendable, Hashable {
        /// The text above the title.
        public var supertitle = ""
        /// The title.
        public var title = ""
        /// The text below the title.
        public var subtitle = ""
        /// The vertical place: "Top", "Center" or "Bottom".
        public var verticalPosition = "Center"
        /// The horizontal place: "Start", "Center" or "End".
        public var horizontalPosition = "Start"
        /// The padding. "MediumStart" by default.
        public var padding = "MediumStart"
        /// The colour of the texts in CSS; nil for the usual one.
        public var textColor: String?
        /// The shadow of the texts in CSS; nil for none.
        public var textFilter: String?
        /// The colour or gradient between picture and texts in CSS; nil for none.
        public var background: String?
        /// The way in which the texts appear. "FadeIn" by default.
        public var animation = "FadeIn"
    }
}
