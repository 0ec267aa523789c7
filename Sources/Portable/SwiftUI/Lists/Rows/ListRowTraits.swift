/// A view that a list shows beside a row's own content, with the environment it was given in.
struct ListPartView: @unchecked Sendable {
    let view: AnyView
    let environment: EnvironmentValues
}

/// Which separators of a row are drawn, and in which colour; nil where nobody says.
struct ListSeparators: Equatable, Sendable {
    var top: Visibility?
    var bottom: Visibility?
    var topTint: Color?
    var bottomTint: Color?
}

struct ListRowInsetsKey: LayoutValueKey { static var defaultValue: EdgeInsets? { nil } }
struct ListRowBackgroundKey: LayoutValueKey { static var defaultValue: ListPartView? { nil } }
struct ListRowSeparatorsKey: LayoutValueKey { static var defaultValue: ListSeparators { ListSeparators() } }
struct ListSectionSeparatorsKey: LayoutValueKey { static var defaultValue: ListSeparators { ListSeparators() } }
struct DeleteDisabledKey: LayoutValueKey { static var defaultValue: Bool { false } }
struct MoveDisabledKey: LayoutValueKey { static var defaultValue: Bool { false } }
struct SelectionDisabledKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// Changes what a list knows of a view. What is said closer to the view wins where a value can be there only once.
nonisolated private struct ListTraitModifier: BoxModifier {
    let write: (inout LayoutTraits, EnvironmentValues) -> Void

    func makeBox(environment: EnvironmentValues) -> TraitBox { TraitBox { [write] in write(&$0, environment) } }

    func update(_ box: TraitBox, environment: EnvironmentValues) {
        box.change = { [write] in write(&$0, environment) }
        box.invalidateLayout()
    }
}

extension View {
    /// Says something of the view to the list around.
    nonisolated func listTrait(_ write: @escaping (inout LayoutTraits, EnvironmentValues) -> Void) -> some View {
        modifier(ListTraitModifier(write: write))
    }

    /// The space around the content of a list's row, in points; nil for that of the style.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        listTrait { traits, _ in
            if let insets, traits[ListRowInsetsKey.self] == nil { traits[ListRowInsetsKey.self] = insets }
        }
    }

    /// What lies behind a list's row; nil for the background of the style.
    nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
        let view = view.map { AnyView($0) }
        return listTrait { traits, environment in
            if let view, traits[ListRowBackgroundKey.self] == nil {
                traits[ListRowBackgroundKey.self] = ListPartView(view: view, environment: environment)
            }
        }
    }

    /// Whether the lines above and below a list's row are drawn.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        listTrait { traits, _ in traits[ListRowSeparatorsKey.self].show(visibility, edges) }
    }

    /// The colour of the lines above and below a list's row; nil for that of the system.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        listTrait { traits, _ in traits[ListRowSeparatorsKey.self].tint(color, edges) }
    }

    /// Whether the lines above and below a list's section are drawn.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        listTrait { traits, _ in traits[ListSectionSeparatorsKey.self].show(visibility, edges) }
    }

    /// The colour of the lines above and below a list's section; nil for that of the system.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        listTrait { traits, _ in traits[ListSectionSeparatorsKey.self].tint(color, edges) }
    }

    /// Whether a row may be deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        layoutValue(key: DeleteDisabledKey.self, value: isDisabled)
    }

    /// Whether a row may be moved.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        layoutValue(key: MoveDisabledKey.self, value: isDisabled)
    }

    /// Whether a row may be selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        layoutValue(key: SelectionDisabledKey.self, value: isDisabled)
    }
}

extension ListSeparators {
    fileprivate mutating func show(_ visibility: Visibility, _ edges: VerticalEdge.Set) {
        if edges.contains(.top), top == nil { top = visibility }
        if edges.contains(.bottom), bottom == nil { bottom = visibility }
    }

    fileprivate mutating func tint(_ color: Color?, _ edges: VerticalEdge.Set) {
        if edges.contains(.top), topTint == nil { topTint = color }
        if edges.contains(.bottom), bottomTint == nil { bottomTint = color }
    }
}

extension HorizontalAlignment {
    private enum RowSeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum RowSeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// Where the line below a list's row begins: at the row's first text, unless a view in the row says otherwise.
    public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeading.self)
    /// Where the line below a list's row ends: at the row's edge, unless a view in the row says otherwise.
    public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailing.self)
}
