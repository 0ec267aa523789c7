import Foundation

extension PersonNameComponents {
    /// The name in a style.
    public func formatted<S>(_ style: S) -> S.FormatOutput
    where S: Foundation.FormatStyle, S.FormatInput == PersonNameComponents {
        style.format(self)
    }

    /// The given name and the family name, in the order of the current locale.
    public func formatted() -> String { formatted(.name(style: .medium)) }

    /// Makes text of names.
    public struct FormatStyle: Foundation.ParseableFormatStyle, Sendable {
        /// How much of a name is shown.
        public enum Style: Codable, Hashable, Sendable {
            /// The nickname, or the given name.
            case short
            /// The given name and the family name.
            case medium
            /// Everything, with titles.
            case long
            /// Initials, for a monogram.
            case abbreviated
        }

        /// How much of a name is shown.
        public var style: Style
        /// The locale that says what stands first when the name's own script does not.
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        public func format(_ value: PersonNameComponents) -> String {
            PersonNameOrder(of: value, locale: locale).text(of: value, style: style)
        }

        /// The style in another locale.
        public func locale(_ locale: Locale) -> Self { .init(style: style, locale: locale) }

        /// Reads names that are written as the locale does.
        public var parseStrategy: PersonNameComponents.ParseStrategy { .init() }
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A person's name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}
