import Foundation

/// Joins items to a list in a language: `a, b, and c`.
// Unchecked: `Formatter` is, whose users see to it that one thread at a time changes one.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale of the list; the current one by default.
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter of items; without one they are described as strings.
    @NSCopying open var itemFormatter: Formatter?

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        itemFormatter = coder.decodeObject(forKey: "NS.itemFormatter") as? Formatter
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(itemFormatter, forKey: "NS.itemFormatter")
    }

    /// Joins strings in the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and, width: .standard))
    }

    /// Joins items, each with the item formatter; nil if that cannot format one.
    open func string(from items: [Any]) -> String? {
        var strings: [String] = []
        for item in items {
            guard let string = itemFormatter == nil ? String(describing: item) : itemFormatter?.text(for: item)
            else { return nil }
            strings.append(string)
        }
        return strings.formatted(.list(type: .and, width: .standard).locale(locale ?? .autoupdatingCurrent))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
