import Foundation

/// A text that is translated when and where it is shown.
public struct LocalizedStringResource: Equatable, Codable, Sendable, CustomLocalizedStringResourceConvertible {
    /// Where the tables of translations are.
    public enum BundleDescription: Sendable {
        /// In the main bundle of the process that shows the text.
        case main
        /// In the bundle of a class.
        case forClass(AnyClass)
        /// In the bundle at a place.
        case atURL(URL)
    }

    /// What is looked up.
    public let key: String
    /// The text when there is no translation.
    public let defaultValue: String.LocalizationValue
    /// The table; `Localizable` when nil.
    public let table: String?
    /// The language to look for, and how numbers are written.
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

    /// A text with a key of its own.
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

    /// Where the tables of translations are.
    public var bundle: BundleDescription { bundleURL.map { .atURL($0) } ?? .main }

    var resolvedBundle: Bundle { bundleURL.flatMap { Bundle(url: $0) } ?? .main }
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

/// A value that has a translated name.
public protocol CustomLocalizedStringResourceConvertible {
    /// The name, to be translated when it is shown.
    var localizedStringResource: LocalizedStringResource { get }
}
