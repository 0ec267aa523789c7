import Foundation

/// A text that is localised when it is displayed.
public struct LocalizedStringResource: Equatable, Codable, Sendable, CustomLocalizedStringResourceConvertible {
    /// The location of the localisation tables.
    public enum BundleDescription: Sendable {
        /// The main bundle of the process that displays the text.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// The bundle at a URL.
        case atURL(URL)
    }

    /// The lookup key.
    public let key: String
    /// The text without a localisation.
    public let defaultValue: String.LocalizationValue
    /// The table; `Localizable` if nil.
    public let table: String?
    /// The language to look up, and the locale of numbers.
    public var locale: Locale
    let bundleURL: URL?

    /// A text that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        bundleURL = bundle.url
    }

    /// A text with a separate key.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = String(describing: key)
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        bundleURL = bundle.url
    }

    public var localizedStringResource: LocalizedStringResource { self }

    /// The location of the localisation tables.
    public var bundle: BundleDescription { bundleURL.map { .atURL($0) } ?? .main }

    /// The localisation; nil if no table has the key.
    var entry: LocalizedEntry? {
        guard let bundleURL else { return LocalizedTables.entry(forKey: key, table: table, locale: locale) }
        return LocalizedTables.entry(forKey: key, table: table, bundleAt: bundleURL, locale: locale)
    }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension LocalizedStringResource.BundleDescription {
    var url: URL? {
        switch self {
        case .main: nil
        case .forClass(let type): Bundle(for: type).bundleURL
        case .atURL(let url): url
        }
    }
}

/// A type with a localised name.
public protocol CustomLocalizedStringResourceConvertible {
    /// The name, which is localised when it is displayed.
    var localizedStringResource: LocalizedStringResource { get }
}
