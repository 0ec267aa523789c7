/// A value of an app's own at a part of a text, for those who draw the text.
@available(iOS 17.0, *)
public protocol TextAttribute: Hashable {}

/// Such a value with its type erased. Unchecked, because these types need not be `Sendable`; the value never changes.
struct AnyTextAttribute: Equatable, @unchecked Sendable {
    private let type: ObjectIdentifier
    private let value: AnyHashable

    @available(iOS 17.0, *)
    init<T: TextAttribute>(_ value: T) {
        type = ObjectIdentifier(T.self)
        self.value = AnyHashable(value)
    }

    /// The value, if it has a type.
    func value<T>(as _: T.Type) -> T? { type == ObjectIdentifier(T.self) ? value.base as? T : nil }

    /// True if the other value takes the place of this one.
    func isReplaced(by other: AnyTextAttribute) -> Bool { type == other.type }
}

extension Text {
    /// Gives the text a value for those who draw it (``TextRenderer``).
    @available(iOS 17.0, *)
    public func customAttribute<T>(_ value: T) -> Text where T: TextAttribute {
        adding(.attribute(AnyTextAttribute(value)))
    }
}
