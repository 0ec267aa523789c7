import SwiftUICore

/// Marks a row that leads to another page: lists show a chevron at its end.
package struct DisclosureKey: LayoutValueKey { package static var defaultValue: Bool { false } }

private struct LinksLeadOnKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct LinkedSelectionTypeKey: EnvironmentKey { static var defaultValue: ObjectIdentifier? { nil } }

extension EnvironmentValues {
    /// True if links are on the first page of a column, and lead to the next column.
    package var linksLeadOn: Bool {
        get { self[LinksLeadOnKey.self] }
        set { self[LinksLeadOnKey.self] = newValue }
    }

    /// True if links lead to the column beside theirs: such rows have no chevrons (as on iPadOS).
    package var linksLeadBeside: Bool { linksLeadOn && horizontalSizeClass == .regular }

    /// The type of the values in the selection of the list around, where that is in a column before another one: links
    /// with such values choose them and lead nowhere themselves (Apple's documentation of split views).
    package var linkedSelectionType: ObjectIdentifier? {
        get { self[LinkedSelectionTypeKey.self] }
        set { self[LinkedSelectionTypeKey.self] = newValue }
    }
}

/// Marks a row whose link chooses the row's value.
package struct ChoosingLinkKey: LayoutValueKey { package static var defaultValue: Bool { false } }

/// Marks a row whose link leads to a page of its own in the next column: it chooses the row's value as well.
package struct LeadingOnKey: LayoutValueKey { package static var defaultValue: Bool { false } }

/// Marks a row whose link leads to what is shown in the column beside: it looks chosen.
package struct ShownBesideKey: LayoutValueKey { package static var defaultValue: Bool { false } }
