import Foundation

// The attributes of Foundation's scope under the names that attributed strings of objects have for them.

extension NSAttributedString.Key {
    /// The address that a run leads to, a `URL` or a `String`.
    public static let link = Self(AttributeScopes.FoundationAttributes.LinkAttribute.name)

    /// The address of a picture that a run stands for, a `URL`.
    public static let imageURL = Self(AttributeScopes.FoundationAttributes.ImageURLAttribute.name)

    /// The language of a run, a `String`.
    public static let languageIdentifier = Self(AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.name)

    /// The words for what a run stands for, a `String`.
    public static let alternateDescription = Self(
        AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.name)

    /// The index of the value that a run of a localised format shows, a number.
    public static let replacementIndex = Self(AttributeScopes.FoundationAttributes.ReplacementIndexAttribute.name)

    /// The styles of a run, the number of an `InlinePresentationIntent`.
    public static let inlinePresentationIntent = Self(
        AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.name)

    /// The blocks that contain a run, a `PresentationIntent`.
    public static let presentationIntentAttributeName = Self(
        AttributeScopes.FoundationAttributes.PresentationIntentAttribute.name)

    /// The place of a run in Markdown, an `AttributedString.MarkdownSourcePosition`.
    public static let markdownSourcePosition = Self(
        AttributeScopes.FoundationAttributes.MarkdownSourcePositionAttribute.name)
}
