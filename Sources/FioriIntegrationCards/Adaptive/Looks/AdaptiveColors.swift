import FioriSwiftUICore
import SwiftUI

nonisolated extension AdaptiveContainerStyle {
    /// The style of the area behind content.
    var background: ColorStyle {
        switch self {
        case .default: .secondaryGroupedBackground
        case .emphasis: .primaryGroupedBackground
        case .good: .positiveBackground
        case .attention: .negativeBackground
        case .warning: .criticalBackground
        case .accent: .informationBackground
        }
    }

    /// The style of lines in tables.
    var line: ColorStyle {
        switch self {
        case .default, .emphasis: .separator
        case .good: .positiveLabel
        case .attention: .negativeLabel
        case .warning: .criticalLabel
        case .accent: .informativeLabel
        }
    }
}

nonisolated extension AdaptiveContext {
    /// The colour of links in texts. The tint has too little contrast on colours (Docs/Contrast.md), where links are darker, or
    /// lighter on dark ones.
    var linkColor: Color { .preferredColor(style == .default ? .tintColor : .tintColor2) }
}

nonisolated private struct AdaptiveLinkColorKey: EnvironmentKey {
    static let defaultValue = Color.preferredColor(.tintColor)
}

nonisolated extension EnvironmentValues {
    /// The colour of links in the texts of an element.
    var adaptiveLinkColor: Color {
        get { self[AdaptiveLinkColorKey.self] }
        set { self[AdaptiveLinkColorKey.self] = newValue }
    }
}

nonisolated extension AdaptiveColor {
    /// The colour of a text.
    ///
    /// Dark and light are literal above pictures only; elsewhere they follow the colour scheme, so that the text can be
    /// read on the card.
    func color(isSubtle: Bool, isOverImage: Bool) -> Color {
        switch self {
        case .default: .preferredColor(isSubtle ? .secondaryLabel : .primaryLabel)
        case .dark where isOverImage: .black.opacity(isSubtle ? 0.75 : 1)
        case .light where isOverImage: .white.opacity(isSubtle ? 0.85 : 1)
        case .dark: .preferredColor(isSubtle ? .secondaryLabel : .primaryLabel)
        case .light: .preferredColor(.secondaryLabel)
        case .accent: .preferredColor(.informativeLabel)
        case .good: .preferredColor(.positiveLabel)
        case .warning: .preferredColor(.criticalLabel)
        case .attention: .preferredColor(.negativeLabel)
        }
    }

    /// The colour of a picture's background, which Adaptive Cards write as #RRGGBB or #AARRGGBB.
    static func background(_ text: String?) -> Color? {
        guard let text, text.hasPrefix("#"), text.count == 9 else { return CSSColor.color(text) }
        let digits = text.dropFirst()
        return CSSColor.color("#" + digits.dropFirst(2) + digits.prefix(2))
    }
}
