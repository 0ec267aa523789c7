import Foundation

/// Joins items to a list as a language does: `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale of the list; the current one by default.
    open var locale: Locale! = .autoupdatingCurrent
    /// Makes text of the items; without it they are strings or described by their own descriptions.
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

    /// Joins items, each as the item formatter shows it; nil when the item formatter cannot show one.
    open func string(from items: [Any]) -> String? {
        var strings: [String] = []
        for item in items {
            guard let string = itemFormatter == nil ? String(describing: item) : itemFormatter?.string(for: item)
            else { return nil }
            strings.append(string)
        }
        return strings.formatted(.list(type: .and, width: .standard).locale(locale ?? .autoupdatingCurrent))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
