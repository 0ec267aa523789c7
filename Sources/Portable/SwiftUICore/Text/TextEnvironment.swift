/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct FontTraitsKey: EnvironmentKey { static var defaultValue: [Font.Trait] { [] } }
private struct FontDesignKey: EnvironmentKey { static var defaultValue: Font.Design? { nil } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: LineLimits { LineLimits() } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct TextStylingKey: EnvironmentKey { static var defaultValue: TextStyling { TextStyling() } }

/// The fewest and the most lines that text takes.
package struct LineLimits: Equatable, Sendable {
    package var minimum = 0
    package var maximum: Int?
}

/// Styling that view modifiers hand down to all text: what a `Text` says itself comes on top.
package struct TextStyling: Equatable, Sendable {
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    package var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var scale = Text.Scale.default
    /// A language code such as `ja`, by which text is typeset; nil for the locale's.
    var language: String?
    var speech = SpeechStyle()
}

extension EnvironmentValues {
    /// The font of text, or nil for the body style.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The most lines of text, or nil for any number.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self].maximum }
        set { self[LineLimitKey.self] = LineLimits(minimum: 0, maximum: newValue.map { max(1, $0) }) }
    }

    /// Spacing between lines of text, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// Position at which text that does not fit is truncated.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// The smallest scale that text may shrink to before it is truncated; 1 for no shrinking.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    /// True if letters may move closer before text is truncated.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    /// The case that text is shown in, or nil for its own.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    package var lineLimits: LineLimits {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// Weight, italics and the like that apply to whatever font text has.
    package var fontTraits: [Font.Trait] {
        get { self[FontTraitsKey.self] }
        set { self[FontTraitsKey.self] = newValue }
    }

    var fontDesign: Font.Design? {
        get { self[FontDesignKey.self] }
        set { self[FontDesignKey.self] = newValue }
    }

    package var textStyling: TextStyling {
        get { self[TextStylingKey.self] }
        set { self[TextStylingKey.self] = newValue }
    }
}

extension View {
    /// The font of text in this view and below.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { fontTrait(weight.map { .weight($0) }) }

    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { fontTrait(width.map { .width($0) }) }

    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }

    nonisolated public func bold(_ isActive: Bool = true) -> some View { fontTrait(isActive ? .bold : nil) }

    nonisolated public func italic(_ isActive: Bool = true) -> some View { fontTrait(isActive ? .italic : nil) }

    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        fontTrait(isActive ? .monospaced : nil)
    }

    nonisolated public func monospacedDigit() -> some View { fontTrait(.monospacedDigit) }

    nonisolated private func fontTrait(_ trait: Font.Trait?) -> some View {
        transformEnvironment(\.fontTraits) { if let trait { $0.append(trait) } }
    }

    /// Space between letters, in points.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        transformEnvironment(\.textStyling) { $0.kerning = kerning }
    }

    /// Space after each letter, in points.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        transformEnvironment(\.textStyling) { $0.tracking = tracking }
    }

    /// Lifts text, in points.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        transformEnvironment(\.textStyling) { $0.baselineOffset = baselineOffset }
    }

    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textStyling) {
            $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        }
    }

    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textStyling) {
            $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        }
    }

    /// The size of text in this view and below against the font's own.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textStyling) { if isEnabled { $0.scale = scale } }
    }

    /// The most lines of text in this view and below; nil for any number.
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimits(minimum: limit.lowerBound))
    }

    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, LineLimits(maximum: limit.upperBound))
    }

    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, LineLimits(minimum: limit.lowerBound, maximum: limit.upperBound))
    }

    /// The most lines; with `reservesSpace` also the fewest, so that the height does not depend on the text.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, LineLimits(minimum: reservesSpace ? limit : 0, maximum: limit))
    }

    /// Sets the spacing between lines of text, in points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
