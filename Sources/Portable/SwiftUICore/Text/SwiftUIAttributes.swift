import Foundation

extension AttributeScopes {
    /// The attributes that SwiftUI shows.
    public var swiftUI: AttributeScopes.SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that `Text` shows, with Foundation's.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: AttributeScopes.SwiftUIAttributes.FontAttribute
        public let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        public let backgroundColor: AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
        public let strikethroughStyle: AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
        public let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
        public let kern: AttributeScopes.SwiftUIAttributes.KerningAttribute
        public let tracking: AttributeScopes.SwiftUIAttributes.TrackingAttribute
        public let baselineOffset: AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
        public let foundation: AttributeScopes.FoundationAttributes

        public typealias DecodingConfiguration = AttributeScopeCodableConfiguration
        public typealias EncodingConfiguration = AttributeScopeCodableConfiguration
    }
}

extension AttributeDynamicLookup {
    public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T
    where T: AttributedStringKey { self[T.self] }
}

extension AttributeScopes.SwiftUIAttributes {
    /// The font of a stretch of text.
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = Font
        public static let name = "SwiftUI.Font"
    }

    /// The colour of a stretch of text.
    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind a stretch of text.
    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.BackgroundColor"
    }

    /// A line through a stretch of text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// A line under a stretch of text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Space between letters, in points; ligatures stay.
    public enum KerningAttribute: CodableAttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Kern"
    }

    /// Space after each letter, in points; ligatures are taken apart.
    public enum TrackingAttribute: CodableAttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Tracking"
    }

    /// The baseline offset of a range of text, in points.
    public enum BaselineOffsetAttribute: CodableAttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.BaselineOffset"
    }
}

extension Text {
    /// Text with attributes for stretches of it: those of SwiftUI's scope, and of Foundation's the link and what
    /// Markdown says inline.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(storage: .attributed(attributedContent)) }

    /// The stretches of an attributed text, each as text of its own.
    static func stretches(of text: AttributedString) -> [Text] {
        text.runs.map { run in
            var result = Text(verbatim: String(text.characters[run.range]))
            let attributes = run.attributes
            if let font = attributes[AttributeScopes.SwiftUIAttributes.FontAttribute.self] {
                result = result.font(font)
            }
            let intent = attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] ?? []
            if intent.contains(.stronglyEmphasized) { result = result.bold() }
            if intent.contains(.emphasized) { result = result.italic() }
            if intent.contains(.code) { result = result.monospaced() }
            if intent.contains(.strikethrough) { result = result.strikethrough() }
            if let url = attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
                result = result.adding(.link(url))
            }
            if let color = attributes[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
                result = result.foregroundStyle(color)
            }
            if let color = attributes[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] {
                result = result.adding(.background(color))
            }
            if let line = attributes[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
                result = result.adding(.strikethrough(line))
            }
            if let line = attributes[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] {
                result = result.adding(.underline(line))
            }
            if let kern = attributes[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] {
                result = result.kerning(kern)
            }
            if let tracking = attributes[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] {
                result = result.tracking(tracking)
            }
            if let offset = attributes[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] {
                result = result.baselineOffset(offset)
            }
            return result
        }
    }
}
