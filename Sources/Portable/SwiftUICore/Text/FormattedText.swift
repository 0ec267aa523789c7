import Foundation

/// A value that becomes text where it is shown, in that place's language, calendar and time zone.
protocol TextSource: AnyObject, Sendable {
    func string(in environment: EnvironmentValues) -> String

    /// Returns the time at which the text changes by itself; nil if it does not.
    func nextChange(after date: Date) -> Date?

    func isEqual(to other: any TextSource) -> Bool
}

extension TextSource {
    func nextChange(after date: Date) -> Date? { nil }
}

/// Such a value with its type erased.
struct AnyTextSource: Equatable, Sendable {
    let source: any TextSource

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.source === rhs.source || lhs.source.isEqual(to: rhs.source) }
}

extension Text {
    /// A value that becomes text where it is shown.
    init(source: any TextSource) { self.init(storage: .source(AnyTextSource(source: source))) }
}

/// A value with a format style. Unchecked, because neither need be `Sendable`; they never change.
private final class StyledText<F: FormatStyle>: TextSource, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    init(_ input: F.FormatInput, _ format: F) { (self.input, self.format) = (input, format) }

    func string(in environment: EnvironmentValues) -> String {
        format.locale(environment.locale).format(input)
    }

    func isEqual(to other: any TextSource) -> Bool {
        guard let other = other as? StyledText<F> else { return false }
        return input == other.input && format == other.format
    }
}

/// A value with a formatter, which knows its own language. Unchecked, because the value need not be `Sendable`; it is read only.
private final class FormatterText: TextSource, @unchecked Sendable {
    let subject: Any
    let formatter: Formatter

    init(_ subject: Any, _ formatter: Formatter) { (self.subject, self.formatter) = (subject, formatter) }

    func string(in environment: EnvironmentValues) -> String {
        formatter.text(for: subject) ?? String(describing: subject)
    }

    func isEqual(to other: any TextSource) -> Bool {
        guard let other = other as? FormatterText, formatter === other.formatter,
            let mine = subject as? AnyHashable, let theirs = other.subject as? AnyHashable
        else { return false }
        return mine == theirs
    }
}

/// A text from a table of translations.
private final class ResourceText: TextSource {
    let resource: LocalizedStringResource

    init(_ resource: LocalizedStringResource) { self.resource = resource }

    func string(in environment: EnvironmentValues) -> String {
        var resource = resource
        resource.locale = environment.locale
        return String(localized: resource)
    }

    func isEqual(to other: any TextSource) -> Bool { (other as? ResourceText)?.resource == resource }
}

extension Text {
    /// A value in a format. The format's language is that of the place where the text is shown.
    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(source: StyledText(input, format))
    }

    /// A value as a formatter writes it.
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible {
        self.init(source: FormatterText(subject, formatter))
    }

    /// A value as a formatter writes it.
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
        self.init(source: FormatterText(subject, formatter))
    }

    /// A text from a table of translations, in the language of the place where it is shown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(source: ResourceText(resource)) }
}
