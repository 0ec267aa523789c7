import Foundation

extension PersonNameComponents {
    /// The name as text, with a style.
    public func formatted<S>(_ style: S) -> S.FormatOutput
    where S: Foundation.FormatStyle, S.FormatInput == PersonNameComponents {
        style.format(self)
    }

    /// The given name and the family name, in the order of the current locale.
    public func formatted() -> String { formatted(.name(style: .medium)) }

    /// Formats people's names.
    public struct FormatStyle: Foundation.ParseableFormatStyle, Sendable {
        /// The length of a formatted name.
        public enum Style: Codable, Hashable, Sendable {
            /// The nickname, or the given name.
            case short
            /// The given name and the family name.
            case medium
            /// All parts, with titles.
            case long
            /// Initials, for a monogram.
            case abbreviated
        }

        /// The length of the formatted name.
        public var style: Style
        /// The locale that determines the order of the parts if the name's script does not.
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        public func format(_ value: PersonNameComponents) -> String {
            PersonNameOrder(of: value, locale: locale).text(of: value, style: style)
        }

        /// The style with another locale.
        public func locale(_ locale: Locale) -> Self { .init(style: style, locale: locale) }

        /// The strategy for parsing names.
        public var parseStrategy: PersonNameComponents.ParseStrategy { .init() }
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A person's name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}
