import Foundation

// The toolchain has NSLocalizedString, but it crashes on plural forms and takes a language at random when the reader's
// is not spelled as the bundle's. Swift prefers a function that needs no default arguments, so that these, which look
// alike at the call, are called instead. Only the call with all five arguments still reaches the toolchain's.

private func localized(_ key: String, _ table: String? = nil, _ bundle: Bundle = .main, _ value: String = "") -> String
{
    LocalizedTables.entry(forKey: key, table: table, bundle: bundle)?.formatForMany ?? (value.isEmpty ? key : value)
}

/// The translation of a key in the main bundle; the key when there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String { localized(key) }

/// The translation of a key in a table of the main bundle; the key when there is none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localized(key, tableName)
}

/// The translation of a key in a bundle; the key when there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String { localized(key, nil, bundle) }

/// The translation of a key in a table of a bundle; the key when there is none.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    localized(key, tableName, bundle)
}

/// The translation of a key in the main bundle; the value when there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localized(key, nil, .main, value)
}

/// The translation of a key in a table of the main bundle; the value when there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    localized(key, tableName, .main, value)
}

/// The translation of a key in a bundle; the value when there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    localized(key, nil, bundle, value)
}
