import Foundation
import SwiftUICore

extension InputSource {
    /// A value with a format style; written while the text is typed, as far as it can be parsed.
    static func value<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> InputSource
    where F.FormatOutput == String {
        func take(_ text: String, _ locale: Locale) {
            if let parsed = try? format.locale(locale).parseStrategy.parse(text) { value.wrappedValue = parsed }
        }
        return .value(
            ValueSource(
                read: { format.locale($0).format(value.wrappedValue) }, write: take, commit: { _, _ in }))
    }

    /// An optional value with a format style; nil for empty text.
    static func value<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> InputSource
    where F.FormatOutput == String {
        func take(_ text: String, _ locale: Locale) {
            if text.isEmpty {
                value.wrappedValue = nil
            } else if let parsed = try? format.locale(locale).parseStrategy.parse(text) {
                value.wrappedValue = parsed
            }
        }
        return .value(
            ValueSource(
                read: { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" }, write: take,
                commit: { _, _ in }))
    }

    /// A value with a formatter; written when the text is submitted or the focus is lost.
    static func value<V>(_ value: Binding<V>, _ formatter: Formatter) -> InputSource {
        .value(
            ValueSource(
                read: { _ in formatter.text(for: value.wrappedValue) ?? "" }, write: { _, _ in },
                commit: { text, _ in
                    if let parsed: V = formatter.value(of: text) { value.wrappedValue = parsed }
                }))
    }
}

extension Formatter {
    /// The value that the formatter parses from a text; nil if that fails or has another type.
    fileprivate func value<V>(of text: String) -> V? {
        if let formatter = self as? NumberFormatter {
            guard let number = formatter.number(from: text) else { return nil }
            return number as? V ?? number.value()
        }
        if let formatter = self as? ISO8601DateFormatter { return formatter.date(from: text) as? V }
        // Foundation on Linux cannot parse with any other formatter, including an app's own subclasses.
        return (self as? DateFormatter)?.date(from: text) as? V
    }
}

extension NSNumber {
    /// The number as one of the types of the standard library.
    fileprivate func value<V>() -> V? {
        let candidates: [Any] = [
            intValue, doubleValue, floatValue, CGFloat(doubleValue), decimalValue, int64Value, int32Value, uintValue,
        ]
        if let value = candidates.lazy.compactMap({ $0 as? V }).first { return value }
        return nil
    }
}

extension TextField {
    /// Edits a value with a format style; text that cannot be parsed leaves it unchanged.
    public init<F>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: label(), input: TextFieldInput(source: .value(value, format), prompt: prompt))
    }

    /// Edits a value with a format style; text that cannot be parsed leaves it unchanged.
    public init<F>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: label(), input: TextFieldInput(source: .value(value, format), prompt: prompt))
    }

    /// Edits a value with a formatter; text that cannot be parsed leaves it unchanged.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), input: TextFieldInput(source: .value(value, formatter), prompt: prompt))
    }
}

extension TextField where Label == Text {
    public init<F>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S, F>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    public init<F>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S, F>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) where S: StringProtocol {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }

    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(value: value, formatter: formatter) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter) where S: StringProtocol {
        self.init(value: value, formatter: formatter) { Text(title) }
    }
}
