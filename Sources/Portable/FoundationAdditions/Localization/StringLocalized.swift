import Foundation

/// The result of a lookup, with its values.
struct LocalizedLookup {
    let entry: LocalizedEntry
    let value: String.LocalizationValue
    let locale: Locale

    /// - Parameters:
    ///   - key: The lookup key; the value's own key if nil.
    ///   - value: The text without a localisation, and the values.
    ///   - language: The language to look up; the user's languages if nil.
    ///   - locale: The locale of numbers.
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
        entry = resource.entry ?? LocalizedEntry(format: resource.defaultValue.key, language: resource.locale)
        value = resource.defaultValue
        locale = resource.locale
    }

    /// The values, with the placeholders replaced.
    func arguments(_ replacements: [any CVarArg]) -> [FormatArgument] {
        var rest = replacements[...]
        return value.arguments.map { argument in
            guard case .placeholder = argument, let replacement = rest.popFirst() else {
                return argument.resolved(locale: locale)
            }
            return FormatArgument(number: replacement) ?? .string(String(describing: replacement))
        }
    }

    /// The localised text. A text without values is not a format: its percent signs are literal.
    func string(replacements: [any CVarArg] = []) -> String {
        value.arguments.isEmpty ? entry.format : entry.string(for: arguments(replacements), locale: locale)
    }
}

extension String {
    /// The options of a localisation.
    // Unchecked: arguments of formats are values; `CVarArg` does not say so.
    public struct LocalizationOptions: @unchecked Sendable {
        /// The values of placeholders, in order.
        public var replacements: [any CVarArg]?

        public init() {}
    }

    /// The localisation of a text, from the bundle's tables in the user's preferred languages.
    ///
    /// - Parameters:
    ///   - keyAndValue: The text, which is also the key.
    ///   - table: The name of the table; `Localizable` if nil.
    ///   - bundle: The bundle of the tables; the main bundle if nil.
    ///   - locale: The locale of numbers.
    ///   - comment: A note for translators.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedLookup(value: keyAndValue, table: table, bundle: bundle, locale: locale).string()
    }

    /// The localisation of a text with a separate key.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self =
            LocalizedLookup(
                key: Swift.String(describing: key), value: defaultValue, table: table, bundle: bundle, locale: locale
            ).string()
    }

    /// The localisation of a text, with options.
    public init(
        localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedLookup(value: keyAndValue, table: table, bundle: bundle, locale: locale)
            .string(replacements: options.replacements ?? [])
    }

    /// The localisation of a text with a separate key, with options.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: String.LocalizationOptions,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self =
            LocalizedLookup(
                key: Swift.String(describing: key), value: defaultValue, table: table, bundle: bundle, locale: locale
            ).string(replacements: options.replacements ?? [])
    }

    /// The localisation of a text in the language of its locale.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = LocalizedLookup(resource).string() }

    /// The localisation of a text in the language of its locale, with options.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
        self = LocalizedLookup(resource).string(replacements: options.replacements ?? [])
    }
}
