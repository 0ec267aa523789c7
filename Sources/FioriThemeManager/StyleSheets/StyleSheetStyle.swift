import SwiftUI

/// Style that a sheet sets for a component's part; nil for properties that it does not set.
public struct StyleSheetStyle: Sendable {
    /// `font-color`: of texts and symbols.
    public var fontColor: StyleSheetColor?
    /// `background-color`
    public var backgroundColor: StyleSheetColor?
    /// `tint-color`: of controls.
    public var tintColor: StyleSheetColor?
    /// `border-color`
    public var borderColor: StyleSheetColor?
    /// `border-width`, in points, from 0.
    public var borderWidth: Double?
    /// `corner-radius`, in points, from 0.
    public var cornerRadius: Double?
    /// `padding`, in points, from 0.
    public var padding: Double?
    /// `opacity`, 0 to 1.
    public var opacity: Double?
    /// `font-name`: of a face that the app has, else the Fiori face.
    public var fontName: String?
    /// `font-size`, in points at the standard text size, above 0.
    public var fontSize: Double?
    /// `font-style`: a text style by its name in SwiftUI.
    public var textStyle: Font.TextStyle?
    /// `font-weight`: a weight by its name in SwiftUI.
    public var fontWeight: Font.Weight?
    /// `line-limit`, from 1; 0 in a sheet stands for no limit, which is nil in the inner optional.
    public var lineLimit: Int??
    /// `text-align`: left, center or right, where left means leading.
    public var textAlignment: TextAlignment?
    /// `text-transform`: uppercase, lowercase or none, which is nil in the inner optional.
    public var textCase: Text.Case??

    /// Creates a style without properties.
    public init() {}

    /// Returns this style, overridden by the properties that another style sets.
    public func merging(_ other: StyleSheetStyle) -> StyleSheetStyle {
        var style = self
        style.merge(other)
        return style
    }

    /// Overrides the properties that another style sets.
    mutating func merge(_ other: StyleSheetStyle) {
        fontColor = other.fontColor ?? fontColor
        backgroundColor = other.backgroundColor ?? backgroundColor
        tintColor = other.tintColor ?? tintColor
        borderColor = other.borderColor ?? borderColor
        borderWidth = other.borderWidth ?? borderWidth
        cornerRadius = other.cornerRadius ?? cornerRadius
        padding = other.padding ?? padding
        opacity = other.opacity ?? opacity
        fontName = other.fontName ?? fontName
        fontSize = other.fontSize ?? fontSize
        textStyle = other.textStyle ?? textStyle
        fontWeight = other.fontWeight ?? fontWeight
        lineLimit = other.lineLimit ?? lineLimit
        textAlignment = other.textAlignment ?? textAlignment
        textCase = other.textCase ?? textCase
    }
}
