import Foundation

// The types that can be stored: property list values, URLs as text, and enums as raw values.

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store: store, initial: wrappedValue, read: { $0 as? Bool }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store: store, initial: wrappedValue, read: { $0 as? Int }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store: store, initial: wrappedValue, read: { $0 as? Double }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store: store, initial: wrappedValue, read: { $0 as? String }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            key, store: store, initial: wrappedValue, read: { ($0 as? String).flatMap(URL.init(string:)) },
            write: { $0.absoluteString })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store: store, initial: wrappedValue, read: { $0 as? Data }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store: store, initial: wrappedValue, read: { ($0 as? Int).flatMap(Value.init(rawValue:)) },
            write: { $0.rawValue })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store: store, initial: wrappedValue, read: { ($0 as? String).flatMap(Value.init(rawValue:)) },
            write: { $0.rawValue })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store: store, initial: nil, read: { .some($0 as? Bool) }, write: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store: store, initial: nil, read: { .some($0 as? Int) }, write: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store: store, initial: nil, read: { .some($0 as? Double) }, write: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store: store, initial: nil, read: { .some($0 as? String) }, write: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(
            key, store: store, initial: nil, read: { .some(($0 as? String).flatMap(URL.init(string:))) },
            write: { $0?.absoluteString })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store: store, initial: nil, read: { .some($0 as? Data) }, write: { $0 })
    }

    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(
            key, store: store, initial: nil, read: { .some(($0 as? String).flatMap(R.init(rawValue:))) },
            write: { $0?.rawValue })
    }

    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(
            key, store: store, initial: nil, read: { .some(($0 as? Int).flatMap(R.init(rawValue:))) },
            write: { $0?.rawValue })
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, initial: wrappedValue, read: { $0 as? Bool }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, initial: wrappedValue, read: { $0 as? Int }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, initial: wrappedValue, read: { $0 as? Double }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, initial: wrappedValue, read: { $0 as? String }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(
            key, initial: wrappedValue, read: { ($0 as? String).flatMap(URL.init(string:)) },
            write: { $0.absoluteString })
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, initial: wrappedValue, read: { $0 as? Data }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, initial: wrappedValue, read: { ($0 as? Int).flatMap(Value.init(rawValue:)) },
            write: { $0.rawValue })
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, initial: wrappedValue, read: { ($0 as? String).flatMap(Value.init(rawValue:)) },
            write: { $0.rawValue })
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? {
        self.init(key, initial: nil, read: { .some($0 as? Bool) }, write: { $0 })
    }

    public init(_ key: String) where Value == Int? {
        self.init(key, initial: nil, read: { .some($0 as? Int) }, write: { $0 })
    }

    public init(_ key: String) where Value == Double? {
        self.init(key, initial: nil, read: { .some($0 as? Double) }, write: { $0 })
    }

    public init(_ key: String) where Value == String? {
        self.init(key, initial: nil, read: { .some($0 as? String) }, write: { $0 })
    }

    public init(_ key: String) where Value == URL? {
        self.init(
            key, initial: nil, read: { .some(($0 as? String).flatMap(URL.init(string:))) },
            write: { $0?.absoluteString })
    }

    public init(_ key: String) where Value == Data? {
        self.init(key, initial: nil, read: { .some($0 as? Data) }, write: { $0 })
    }

    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(
            key, initial: nil, read: { .some(($0 as? String).flatMap(R.init(rawValue:))) },
            write: { $0?.rawValue })
    }

    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(
            key, initial: nil, read: { .some(($0 as? Int).flatMap(R.init(rawValue:))) },
            write: { $0?.rawValue })
    }
}
