/// Lines of read-only text.
public struct Text: Equatable, Sendable {
    var storage: Storage
    /// Applied in order; later ones win where they set the same attribute.
    var modifiers: [Modifier] = []

    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedText)
        case image(Image)
        case attributed(AttributedString)
        /// A value that becomes text where it is shown.
        case source(AnyTextSource)
        case concatenation(Text, Text)
    }

    indirect enum Modifier: Equatable, Sendable {
        case color(Color?)
        case style(ComparableStyle)
        case font(Font?)
        case trait(Font.Trait)
        case weight(Font.Weight?)
        case design(Font.Design?)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
        case scale(Scale)
        case link(URL)
        case background(Color)
        /// The label that assistive technology reads instead.
        case label(Text)
        case meaning(TextMeaning)
        /// A language code such as `ja`, by which the text is typeset; nil for the locale's.
        case language(String?)
        case speech(SpeechChange)
        /// A value for those who draw the text.
        case attribute(AnyTextAttribute)
    }

    init(storage: Storage, modifiers: [Modifier] = []) {
        self.storage = storage
        self.modifiers = modifiers
    }

    /// Text as it is, without localisation.
    public init(verbatim content: String) { self.init(storage: .verbatim(content)) }

    /// Text as it is, without localisation.
    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol { self.init(storage: .verbatim(String(content))) }

    /// Text that is looked up in a bundle's tables (the main bundle's `Localizable` unless given); a key without an
    /// entry is shown itself.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(storage: .localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
    }

    /// A picture in text, in the size of the text around it.
    public init(_ image: Image) { self.init(storage: .image(image)) }

    /// Both texts in a row, each with its own styling.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .concatenation(lhs, rhs)) }

    func adding(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    /// Position at which text that does not fit is truncated.
    public enum TruncationMode: Sendable {
        case head, tail, middle
    }

    /// The case that text is shown in.
    public enum Case: Sendable {
        case uppercase, lowercase
    }

    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        let patternKind: Pattern.Kind
        let color: Color?

        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
            patternKind = pattern.kind
            self.color = color
        }

        public static let single = LineStyle()

        public struct Pattern: Sendable {
            enum Kind: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
            let kind: Kind

            public static let solid = Pattern(kind: .solid)
            public static let dot = Pattern(kind: .dot)
            public static let dash = Pattern(kind: .dash)
            public static let dashDot = Pattern(kind: .dashDot)
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }
    }

    /// The size of text against the text around it.
    public struct Scale: Sendable, Hashable {
        let factor: CGFloat

        public static let `default` = Scale(factor: 1)
        public static let secondary = Scale(factor: 0.8)
    }
}

extension Text {
    public func font(_ font: Font?) -> Text { adding(.font(font)) }

    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }

    public func fontWidth(_ width: Font.Width?) -> Text { width.map { adding(.trait(.width($0))) } ?? self }

    public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }

    public func bold() -> Text { adding(.trait(.bold)) }

    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

    public func italic() -> Text { adding(.trait(.italic)) }

    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? adding(.trait(.monospaced)) : self }

    public func monospacedDigit() -> Text { adding(.trait(.monospacedDigit)) }

    @available(iOS, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    public func foregroundColor(_ color: Color?) -> Text { adding(.color(color)) }

    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { adding(.style(ComparableStyle(style))) }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive ? LineStyle(color: color) : nil))
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(color: color) : nil))
    }

    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Space between letters, in points; ligatures stay.
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }

    /// Space after each letter, in points; ligatures are taken apart.
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

    /// Lifts the text, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }

    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? adding(.scale(scale)) : self
    }
}
