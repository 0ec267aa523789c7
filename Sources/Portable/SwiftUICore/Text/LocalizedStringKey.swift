import Foundation

/// The key of a text in a table of translations, with the values that go into it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// The format that is looked up, `"Hello %@"` for `"Hello \(name)"`.
    let key: String
    let arguments: [FormatArgument]

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// A value that goes into a localised text.
    enum FormatArgument: Equatable, Sendable {
        /// Text that is ready to show.
        case text(Text)
        case signed(Int64)
        case unsigned(UInt64)
        case floating(Double)
    }

    /// Collects the key and its values.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [FormatArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        private mutating func append(_ argument: FormatArgument, _ specifier: String) {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) { append(.text(Text(verbatim: string)), "%@") }

        public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)), "%@")
        }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.text(Text(resource)), "%@")
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)), "%@")
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates)), "%@") }

        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval)), "%@") }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)), "%@")
        }

        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }

        public mutating func appendInterpolation<Subject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) where Subject: ReferenceConvertible {
            append(.text(Text(verbatim: formatter?.text(for: subject) ?? String(describing: subject))), "%@")
        }

        public mutating func appendInterpolation<Subject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) where Subject: NSObject {
            append(.text(Text(verbatim: formatter?.text(for: subject) ?? String(describing: subject))), "%@")
        }

        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)), "%@")
        }

        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            append(value._argument, T._specifier)
        }

        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            append(value._argument, specifier)
        }
    }
}

/// A number that can go into a localised text.
public protocol _FormatSpecifiable: Equatable {
    static var _specifier: String { get }
    var _number: _FormatNumber { get }
}

/// A number on its way into a localised text.
public enum _FormatNumber {
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)
}

extension _FormatSpecifiable {
    var _argument: LocalizedStringKey.FormatArgument {
        switch _number {
        case .signed(let value): .signed(value)
        case .unsigned(let value): .unsigned(value)
        case .floating(let value): .floating(value)
        }
    }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
    public static var _specifier: String { bitWidth > 32 ? "%lld" : "%d" }
    public var _number: _FormatNumber { .signed(Int64(self)) }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
    public static var _specifier: String { bitWidth > 32 ? "%llu" : "%u" }
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
    public static var _specifier: String { "%f" }
    public var _number: _FormatNumber { .floating(Double(self)) }
}

extension Double: _FormatSpecifiable {
    public static var _specifier: String { "%lf" }
    public var _number: _FormatNumber { .floating(self) }
}

extension CGFloat: _FormatSpecifiable {
    public static var _specifier: String { "%lf" }
    public var _number: _FormatNumber { .floating(Double(self)) }
}

@available(*, unavailable)
extension LocalizedStringKey: Sendable {}
