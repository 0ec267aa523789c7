import Foundation

/// A value that becomes text where it is shown, in that place's language, calendar and time zone.
class TextSource: @unchecked Sendable, Equatable {
    func string(in environment: EnvironmentValues) -> String { "" }

    /// Returns the time at which the text changes by itself; nil if it does not.
    func nextChange(after date: Date) -> Date? { nil }

    func isEqual(to other: TextSource) -> Bool { self === other }

    static func == (lhs: TextSource, rhs: TextSource) -> Bool { lhs === rhs || lhs.isEqual(to: rhs) }
}

/// A value with a format style.
private final class StyledText<F: FormatStyle>: TextSource, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    init(_ input: F.FormatInput, _ format: F) { (self.input, self.format) = (input, format) }

    override func string(in environment: EnvironmentValues) -> String {
        format.locale(environment.locale).format(input)
    }

    override func isEqual(to other: TextSource) -> Bool {
        guard let other = other as? StyledText<F> else { return false }
        return input == other.input && format == other.format
    }
}

/// A value with a formatter, which knows its own language.
private final class FormatterText: TextSource, @unchecked Sendable {
    let subject: Any
    let formatter: Formatter

    init(_ subject: Any, _ formatter: Formatter) { (self.subject, self.formatter) = (subject, formatter) }

    override func string(in environment: EnvironmentValues) -> String {
        formatter.text(for: subject) ?? String(describing: subject)
    }

    override func isEqual(to other: TextSource) -> Bool {
        guard let other = other as? FormatterText, formatter === other.formatter,
            let mine = subject as? AnyHashable, let theirs = other.subject as? AnyHashable
        else { return false }
        return mine == theirs
    }
}

/// A text from a table of translations.
private final class ResourceText: TextSource, @unchecked Sendable {
    let resource: LocalizedStringResource

    init(_ resource: LocalizedStringResource) { self.resource = resource }

    override func string(in environment: EnvironmentValues) -> String {
        var resource = resource
        resource.locale = environment.locale
        return String(localized: resource)
    }

    override func isEqual(to other: TextSource) -> Bool { (other as? ResourceText)?.resource == resource }
}

extension Text {
    /// A value in a format. The format's language is that of the place where the text is shown.
    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(storage: .source(StyledText(input, format)))
    }

    /// A value as a formatter writes it.
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible {
        self.init(storage: .source(FormatterText(subject, formatter)))
    }

    /// A value as a formatter writes it.
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
        self.init(storage: .source(FormatterText(subject, formatter)))
    }

    /// A text from a table of translations, in the language of the place where it is shown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(storage: .source(ResourceText(resource))) }
}
