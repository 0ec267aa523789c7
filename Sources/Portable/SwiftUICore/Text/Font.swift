import TextLayout

/// A font that depends on the environment: text styles follow the Dynamic Type size.
public struct Font: Hashable, Sendable {
    let base: Base
    /// Applied in order.
    let traits: [Trait]

    enum Base: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case fixed(CGFloat, Design?, Weight?)
        case custom(String, CGFloat, relativeTo: TextStyle?)
    }

    package enum Trait: Hashable, Sendable {
        case weight(Weight)
        case width(Width)
        case italic
        case bold
        case monospaced
        case monospacedDigit
        case smallCaps(lowercase: Bool, uppercase: Bool)
        case leading(Leading)
    }

    init(base: Base, traits: [Trait] = []) {
        self.base = base
        self.traits = traits
    }

    private func adding(_ trait: Trait) -> Font { Font(base: base, traits: traits + [trait]) }

    private static func style(_ style: TextStyle) -> Font { Font(base: .style(style, nil, nil)) }

    public static let largeTitle = style(.largeTitle)
    public static let title = style(.title)
    public static let title2 = style(.title2)
    public static let title3 = style(.title3)
    public static let headline = style(.headline)
    public static let subheadline = style(.subheadline)
    public static let body = style(.body)
    public static let callout = style(.callout)
    public static let footnote = style(.footnote)
    public static let caption = style(.caption)
    public static let caption2 = style(.caption2)

    /// The system font in a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(base: .style(style, design, weight))
    }

    @available(iOS, deprecated: 100000.0, message: "Use `system(_:design:weight:)` instead.")
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(base: .style(style, design, nil))
    }

    /// The system font in a fixed size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(base: .fixed(size, design, weight))
    }

    @available(iOS, deprecated: 100000.0, message: "Use `system(size:weight:design:)` instead.")
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(base: .fixed(size, design, weight))
    }

    /// A font by family name in a size that scales with the body style.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(base: .custom(name, size, relativeTo: .body))
    }

    /// A font by family name in a size that scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(base: .custom(name, size, relativeTo: textStyle))
    }

    /// A font by family name in a size that does not scale.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(base: .custom(name, fixedSize, relativeTo: nil))
    }

    public func italic() -> Font { adding(.italic) }
    public func bold() -> Font { adding(.bold) }
    public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
    public func width(_ width: Width) -> Font { adding(.width(width)) }
    public func monospaced() -> Font { adding(.monospaced) }
    public func monospacedDigit() -> Font { adding(.monospacedDigit) }
    public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
    public func smallCaps() -> Font { adding(.smallCaps(lowercase: true, uppercase: true)) }
    public func lowercaseSmallCaps() -> Font { adding(.smallCaps(lowercase: true, uppercase: false)) }
    public func uppercaseSmallCaps() -> Font { adding(.smallCaps(lowercase: false, uppercase: true)) }

    /// The styles of the type ramp (Human Interface Guidelines, Typography).
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The weight of the strokes.
    public struct Weight: Hashable, Sendable {
        /// On the scale of font files: 100 to 900.
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// The width of the letters.
    public struct Width: Hashable, Sendable {
        /// 0 for standard, negative for narrower, positive for wider.
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// The family of the system font.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The distance between lines.
    public enum Leading: Sendable {
        case standard, tight, loose
    }
}

extension Font {
    /// The font for an environment.
    func resolve(in environment: EnvironmentValues) -> FontDescriptor {
        var design: Design?
        var weight: Weight?
        var descriptor: FontDescriptor
        switch base {
        case .style(let style, let styleDesign, let styleWeight):
            let size = style.size(at: environment.dynamicTypeSize)
            descriptor = FontDescriptor(
                size: size, linePitch: style.linePitch(at: environment.dynamicTypeSize) / size)
            design = styleDesign
            weight = styleWeight ?? (style == .headline ? .semibold : nil)
        case .fixed(let size, let fixedDesign, let fixedWeight):
            descriptor = FontDescriptor(size: size)
            design = fixedDesign
            weight = fixedWeight
        case .custom(let name, let size, let style):
            descriptor = FontDescriptor(family: .named(name), size: size)
            if let style { descriptor.size = size * style.scale(at: environment.dynamicTypeSize) }
        }
        if let design { descriptor.family = .system(design.family) }
        if let weight { descriptor.weight = weight.value }
        for trait in traits { trait.apply(to: &descriptor) }
        return descriptor
    }
}

extension FontDescriptor {
    /// Makes text heavier for readers who want that: two steps, so that what stands out still does (regular text is
    /// semibold then). Faces of the app's own are left to the app, as on iOS.
    mutating func embolden(for legibility: LegibilityWeight?) {
        if legibility == .bold, case .system = family { weight = min(900, weight + 200) }
    }
}

extension Font.Trait {
    func apply(to descriptor: inout FontDescriptor) {
        switch self {
        case .weight(let weight): descriptor.weight = weight.value
        // Bold is two steps up, but at least bold for text of regular weight (iOS: headline bold is bold as well).
        case .bold: descriptor.weight = max(700, min(900, descriptor.weight + 100))
        case .width(let width): descriptor.width = 1 + width.value
        case .italic: descriptor.isItalic = true
        case .monospaced: descriptor.family = .system(.monospaced)
        case .monospacedDigit: descriptor.monospacedDigits = true
        case .leading(let leading):
            descriptor.leading =
                switch leading {
                case .standard: .standard
                case .tight: .tight
                case .loose: .loose
                }
        case .smallCaps(let lowercase, let uppercase):
            if lowercase { descriptor.smallCaps.insert(.lowercase) }
            if uppercase { descriptor.smallCaps.insert(.uppercase) }
        }
    }
}

extension Font.Design {
    var family: FontDesign {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
