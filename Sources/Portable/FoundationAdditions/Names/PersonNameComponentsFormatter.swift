import Foundation

/// Makes a formatter of people's names.
///
/// The toolchain declares a class with Apple's name that can neither be instantiated nor used. So the formatter's class
/// has another name, and this function replaces its initialiser.
public func PersonNameComponentsFormatter() -> _PersonNameComponentsFormatter { _PersonNameComponentsFormatter() }

/// Formats and parses people's names.
public final class _PersonNameComponentsFormatter: Formatter {
    /// The length of a formatted name.
    public enum Style: Int, Sendable {
        /// The same as `medium`.
        case `default`
        /// The nickname, or the given name.
        case short
        /// The given name and the family name.
        case medium
        /// All parts, with titles.
        case long
        /// Initials, for a monogram.
        case abbreviated
    }

    /// The length of the formatted name.
    public var style = Style.default
    /// True to format the phonetic representation of names.
    public var isPhonetic = false
    /// The locale that determines the order of the parts if the name's script does not; nil for the current one.
    public var locale: Locale!

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The name in the formatter's style; empty if there are no parts for it.
    public func string(from components: PersonNameComponents) -> String {
        let shown = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        return PersonNameOrder(of: shown, locale: locale ?? .autoupdatingCurrent).text(of: shown, style: formatStyle)
    }

    /// Parses a name; nil if the text contains none.
    public func personNameComponents(from string: String) -> PersonNameComponents? {
        try? PersonNameComponents(string)
    }

    public override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }

    private var formatStyle: PersonNameComponents.FormatStyle.Style {
        switch style {
        case .default, .medium: .medium
        case .short: .short
        case .long: .long
        case .abbreviated: .abbreviated
        }
    }
}
