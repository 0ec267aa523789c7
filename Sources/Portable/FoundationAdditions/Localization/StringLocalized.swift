import Foundation

/// A text that has been looked up, with its values.
struct LocalizedLookup {
    let entry: LocalizedEntry
    let value: String.LocalizationValue
    let locale: Locale

    /// - Parameters:
    ///   - key: What is looked up; the value's own key when nil.
    ///   - value: The text when there is no translation, and the values.
    ///   - language: The language to look for; the reader's languages when nil.
    ///   - locale: How numbers are written.
    init(
        key: String? = nil, value: String.LocalizationValue, table: String?, bundle: Bundle?, language: Locale? = nil,
        locale: Locale
    ) {
        entry =
            LocalizedTables.entry(forKey: key ?? value.key, table: table, bundle: bundle, locale: language)
            ?? LocalizedEntry(format: value.key, language: locale)
        self.value = value
        self.locale = locale
    }

    init(_ resource: LocalizedStringResource) {
        self.init(
            key: resource.key, value: resource.defaultValue, table: resource.table, bundle: resource.resolvedBundle,
            language: resource.locale, locale: resource.locale)
    }

    /// The values; placeholders get what replaces them.
    func arguments(_ replacements: [any CVarArg]) -> [FormatArgument] {
        var rest = replacements[...]
        return value.arguments.map { argument in
            guard case .placeholder = argument, let replacement = rest.popFirst() else {
                return argument.resolved(locale: locale)
            }
            return FormatArgument(number: replacement) ?? .string(String(describing: replacement))
        }
    }

    /// A text without values is no format: its percent signs are its own.
    func string(replacements: [any CVarArg] = []) -> String {
        value.arguments.isEmpty ? entry.format : entry.string(for: arguments(replacements), locale: locale)
    }
}

extension String {
    /// How a text is translated.
    public struct LocalizationOptions: @unchecked Sendable {
        /// What goes into the places of `placeholder:`, in their order.
        public var replacements: [any CVarArg]?

        public init() {}
    }

    /// The translation of a text, from the bundle's tables in the languages that the reader prefers.
    ///
    /// - Parameters:
    ///   - keyAndValue: The text, which is also what is looked up.
    ///   - table: The name of the table; `Localizable` when nil.
    ///   - bundle: Where the tables are; the main bundle when nil.
    ///   - locale: How numbers are written.
    ///   - comment: What translators should know.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedLookup(value: keyAndValue, table: table, bundle: bundle, locale: locale).string()
    }

    /// The translation of a text that has a key of its own.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self =
            LocalizedLookup(
                key: Swift.String(describing: key), value: defaultValue, table: table, bundle: bundle, locale: locale
            ).string()
    }

    /// The translation of a text, with options.
    public init(
        localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedLookup(value: keyAndValue, table: table, bundle: bundle, locale: locale)
            .string(replacements: options.replacements ?? [])
    }

    /// The translation of a text that has a key of its own, with options.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: String.LocalizationOptions,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self =
            LocalizedLookup(
                key: Swift.String(describing: key), value: defaultValue, table: table, bundle: bundle, locale: locale
            ).string(replacements: options.replacements ?? [])
    }

    /// The translation of a text, in the language of its locale.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = LocalizedLookup(resource).string() }

    /// The translation of a text, in the language of its locale, with options.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
        self = LocalizedLookup(resource).string(replacements: options.replacements ?? [])
    }
}
