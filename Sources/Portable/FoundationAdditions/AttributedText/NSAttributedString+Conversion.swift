import Foundation

extension NSAttributedString {
    /// Makes an attributed string of objects, with the attributes of Foundation's scope.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for conversion in AttributeConversion.known {
                attributes[conversion.key] = conversion.object(run.attributes)
            }
            result.append(
                NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString {
    /// Makes an attributed string of one of objects, with the attributes of Foundation's scope.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let all = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttributes(in: all, options: []) { attributes, range, _ in
            var container = AttributeContainer()
            for conversion in AttributeConversion.known {
                if let object = attributes[conversion.key] { conversion.set(&container, object) }
            }
            append(AttributedString(nsStr.attributedSubstring(from: range).string, attributes: container))
        }
    }
}

/// The two forms of an attribute.
private struct AttributeConversion: Sendable {
    let key: NSAttributedString.Key
    /// The value as attributed strings of objects have it.
    let object: @Sendable (AttributeContainer) -> Any?
    /// Sets the value of an object, if it is one of the attribute.
    let set: @Sendable (inout AttributeContainer, Any) -> Void

    /// The conversion of an attribute whose value is the same in both.
    init<K: AttributedStringKey>(_ type: K.Type) where K.Value: Sendable {
        self.init(type, object: { $0 }, value: { $0 as? K.Value })
    }

    init<K: AttributedStringKey>(
        _ type: K.Type, object: @escaping @Sendable (K.Value) -> Any, value: @escaping @Sendable (Any) -> K.Value?
    ) where K.Value: Sendable {
        key = NSAttributedString.Key(K.name)
        self.object = { $0[K.self].map(object) }
        set = { container, object in
            if let value = value(object) { container[K.self] = value }
        }
    }

    static let known: [AttributeConversion] = [
        AttributeConversion(
            AttributeScopes.FoundationAttributes.LinkAttribute.self, object: { $0 },
            value: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
        AttributeConversion(AttributeScopes.FoundationAttributes.ImageURLAttribute.self),
        AttributeConversion(AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self),
        AttributeConversion(AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self),
        AttributeConversion(AttributeScopes.FoundationAttributes.ReplacementIndexAttribute.self),
        AttributeConversion(
            AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self,
            object: { NSNumber(value: $0.rawValue) },
            value: { ($0 as? NSNumber).map { InlinePresentationIntent(rawValue: $0.uintValue) } }),
        AttributeConversion(AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self),
        AttributeConversion(AttributeScopes.FoundationAttributes.MarkdownSourcePositionAttribute.self),
    ]
}
