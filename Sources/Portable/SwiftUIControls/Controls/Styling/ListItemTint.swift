import SwiftUICore

/// The colour of emphasised parts of a list's rows, such as the icons of labels.
public struct ListItemTint: Sendable {
    /// nil for the text colour.
    fileprivate let color: Color?

    /// A colour independent of the system's settings.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    /// A colour that a setting of the system may replace; iOS has none.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    /// The colour of the text.
    public static let monochrome = ListItemTint(color: nil)
}

private struct ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
    fileprivate var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }

    /// The style that draws the icons of labels in a list's rows.
    var listIconStyle: AnyShapeStyle {
        guard let listItemTint else { return AnyShapeStyle(.tint) }
        return listItemTint.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.primary)
    }
}

extension View {
    /// Sets the colour of emphasised parts of list rows in this view; nil for the view's tint.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint)
    }

    /// Sets the colour of emphasised parts of list rows in this view; nil for the view's tint.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        environment(\.listItemTint, tint.map { .fixed($0) })
    }
}
