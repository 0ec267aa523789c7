import Foundation

// The toolchain's NSLocalizedString crashes on plural forms and selects an arbitrary language if the user's is not
// spelled as in the bundle. Swift prefers functions without default arguments, so these overloads are called instead.
// Only a call with all five arguments still resolves to the toolchain's.

private func localized(_ key: String, _ table: String? = nil, _ bundle: Bundle = .main, _ value: String = "") -> String
{
    LocalizedTables.entry(forKey: key, table: table, bundle: bundle)?.formatForMany ?? (value.isEmpty ? key : value)
}

/// The localisation of a key in the main bundle; the key if there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String { localized(key) }

/// The localisation of a key in a table of the main bundle; the key if there is none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localized(key, tableName)
}

/// The localisation of a key in a bundle; the key if there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String { localized(key, nil, bundle) }

/// The localisation of a key in a table of a bundle; the key if there is none.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    localized(key, tableName, bundle)
}

/// The localisation of a key in the main bundle; the value if there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localized(key, nil, .main, value)
}

/// The localisation of a key in a table of the main bundle; the value if there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    localized(key, tableName, .main, value)
}

/// The localisation of a key in a bundle; the value if there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    localized(key, nil, bundle, value)
}
