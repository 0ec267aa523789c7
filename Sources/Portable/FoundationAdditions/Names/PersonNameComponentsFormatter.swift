import Foundation

/// Makes a formatter of people's names.
///
/// The toolchain occupies Apple's name with a class that can neither be made nor used, so that the formatter is of a class
/// of another name and this function stands for its initialiser.
public func PersonNameComponentsFormatter() -> _PersonNameComponentsFormatter { _PersonNameComponentsFormatter() }

/// Makes text of people's names, and reads names.
public final class _PersonNameComponentsFormatter: Formatter {
    /// The amount of a name that is shown.
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

    /// The amount of a name that is shown.
    public var style = Style.default
    /// True if the names are shown as they are pronounced, by their phonetic representation.
    public var isPhonetic = false
    /// The locale that says which part stands first when the name's own script does not; nil for the current one.
    public var locale: Locale!

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The name in the formatter's style; empty when there is nothing to show.
    public func string(from components: PersonNameComponents) -> String {
        let shown = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        return PersonNameOrder(of: shown, locale: locale ?? .autoupdatingCurrent).text(of: shown, style: formatStyle)
    }

    /// The name that a text is; nil when there is none in it.
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
