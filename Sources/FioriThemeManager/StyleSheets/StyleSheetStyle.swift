import SwiftUI

/// What a style sheet says a part of a component looks like; nil where it says nothing.
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

    /// Says nothing.
    public init() {}

    /// Whether it says nothing of the font.
    var hasNoFont: Bool { fontName == nil && fontSize == nil && textStyle == nil && fontWeight == nil }

    /// The font that it describes; nil when it says nothing of one.
    public var font: Font? {
        guard !hasNoFont else { return nil }
        let weight = fontWeight ?? .regular
        if let fontName {
            let size = fontSize ?? Font.fioriBaseSize(of: textStyle ?? .body)
            return Font.custom(fontName, size: size, relativeTo: textStyle ?? .body).weight(weight)
        }
        if let fontSize { return Font.fiori(fixedSize: fontSize, weight: weight) }
        return Font.fiori(forTextStyle: textStyle ?? .body, weight: weight)
    }

    /// This style with what another one says in its place.
    public func merging(_ other: StyleSheetStyle) -> StyleSheetStyle {
        var style = self
        style.merge(other)
        return style
    }

    /// Replaces what another style says something of.
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
