import Foundation

extension String {
    /// A text to be localised: the key and the interpolated values.
    public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
        /// The lookup key: `%lld files of %@`.
        package let key: String
        let arguments: [Argument]

        /// An interpolated value.
        enum Argument: Equatable, Codable, Sendable {
            case value(FormatArgument)
            case attributed(AttributedArgument)
            case resource(LocalizedStringResource)
            case styled(StyledArgument)
            case placeholder(Placeholder)

            func resolved(locale: Locale) -> FormatArgument {
                switch self {
                case .value(let value): value
                case .attributed(let text): .string(String(text.value.characters))
                case .resource(let resource): .string(String(localized: resource))
                case .styled(let styled): .string(styled.text(locale))
                case .placeholder: .string("")
                }
            }
        }

        /// A placeholder for a value that is supplied later.
        public enum Placeholder: Codable, Hashable, Sendable {
            case int, uint, float, double, object

            var specifier: String {
                switch self {
                case .int: "%lld"
                case .uint: "%llu"
                case .float: "%f"
                case .double: "%lf"
                case .object: "%@"
                }
            }
        }

        public init(_ value: String) {
            key = value
            arguments = []
        }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Collects the key and the values.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            private mutating func append(_ argument: Argument, _ specifier: String) {
                key += specifier
                arguments.append(argument)
            }

            public mutating func appendInterpolation(_ string: String) { append(.value(.string(string)), "%@") }

            public mutating func appendInterpolation(_ substring: Substring) {
                append(.value(.string(String(substring))), "%@")
            }

            /// Appends a text with attributes, which `AttributedString(localized:)` preserves.
            public mutating func appendInterpolation(_ attributedString: AttributedString) {
                append(.attributed(AttributedArgument(value: attributedString)), "%@")
            }

            /// Appends a localised text.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append(.resource(resource), "%@")
            }

            public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
                appendInterpolation(value, specifier: value._specifier)
            }

            /// Appends a number with a specifier such as `%.2f`.
            public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
                append(.value(FormatArgument(number: value._arg) ?? .string("\(value)")), specifier)
            }

            public mutating func appendInterpolation<Subject>(
                _ subject: Subject, formatter: Formatter? = nil
            ) where Subject: ReferenceConvertible {
                append(.value(.string(formatter?.text(for: subject) ?? String(describing: subject))), "%@")
            }

            public mutating func appendInterpolation<Subject>(
                _ subject: Subject, formatter: Formatter? = nil
            ) where Subject: NSObject {
                append(.value(.string(formatter?.text(for: subject) ?? String(describing: subject))), "%@")
            }

            /// Appends a value with a format style, in the locale of the text.
            public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F)
            where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
                append(.styled(StyledArgument { format.locale($0).format(value) }), "%@")
            }

            /// Appends a value with a format style, in the locale of the text.
            @_disfavoredOverload
            public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F)
            where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
                append(.attributed(AttributedArgument(value: format.format(value))), "%@")
            }

            /// Appends a placeholder for a value that is supplied later.
            public mutating func appendInterpolation(placeholder: Placeholder) {
                append(.placeholder(placeholder), placeholder.specifier)
            }

            /// Appends a placeholder with a specifier for a value that is supplied later.
            public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
                append(.placeholder(placeholder), specifier)
            }
        }
    }
}

/// A value that is formatted when the locale of the text is known.
// Unchecked: the closure formats a value that never changes.
struct StyledArgument: Equatable, Codable, @unchecked Sendable {
    let text: (Locale) -> String

    init(text: @escaping (Locale) -> String) { self.text = text }

    // Compared and encoded by the text in one locale.
    private var reading: String { text(Locale(identifier: "en_US_POSIX")) }

    static func == (lhs: StyledArgument, rhs: StyledArgument) -> Bool { lhs.reading == rhs.reading }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text(.current))
    }

    init(from decoder: any Decoder) throws {
        let stored = try decoder.singleValueContainer().decode(String.self)
        text = { _ in stored }
    }
}

/// A text with attributes among the values. Encodes only its characters, because the toolchain's `AttributedString`
/// cannot be encoded.
struct AttributedArgument: Equatable, Codable, Sendable {
    let value: AttributedString

    init(value: AttributedString) { self.value = value }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(value.characters))
    }

    init(from decoder: any Decoder) throws {
        value = AttributedString(try decoder.singleValueContainer().decode(String.self))
    }
}
