/// The colour of what is emphasised in a list's rows, such as the pictures of labels.
public struct ListItemTint: Sendable {
    /// nil for that of the text.
    fileprivate let color: Color?

    /// A colour whatever the system's settings are.
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

    /// What the pictures of labels in a list's rows are drawn with.
    var listIconStyle: AnyShapeStyle {
        guard let listItemTint else { return AnyShapeStyle(.tint) }
        return listItemTint.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.primary)
    }
}

extension View {
    /// The colour of what is emphasised in list rows in this view; nil for that of the view's tint.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint)
    }

    /// The colour of what is emphasised in list rows in this view; nil for that of the view's tint.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        environment(\.listItemTint, tint.map { .fixed($0) })
    }
}
