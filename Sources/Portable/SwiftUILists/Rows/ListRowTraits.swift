import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// A view that a list adds to a row, with the environment of its modifier.
struct ListPartView {
    let view: AnyView
    let environment: EnvironmentValues
}

/// The visibility and colour of a row's separators; nil if unspecified.
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
/// True for a row of cells, each of which is an element of its own.
package struct CellsKey: LayoutValueKey { package static var defaultValue: Bool { false } }
struct MoveDisabledKey: LayoutValueKey { static var defaultValue: Bool { false } }

extension View {
    /// Sets the insets of a list row's content, in points; nil for the style's.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        listTrait { traits, _ in
            if let insets, traits[ListRowInsetsKey.self] == nil { traits[ListRowInsetsKey.self] = insets }
        }
    }

    /// Sets the background of a list row; nil for the style's.
    nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
        let view = view.map { AnyView($0) }
        return listTrait { traits, environment in
            if let view, traits[ListRowBackgroundKey.self] == nil {
                traits[ListRowBackgroundKey.self] = ListPartView(view: view, environment: environment)
            }
        }
    }

    /// Shows or hides the separators above and below a list row.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        listTrait { traits, _ in traits[ListRowSeparatorsKey.self].show(visibility, edges) }
    }

    /// Sets the colour of the separators above and below a list row; nil for the system's.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        listTrait { traits, _ in traits[ListRowSeparatorsKey.self].tint(color, edges) }
    }

    /// Shows or hides the separators above and below a list section.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        listTrait { traits, _ in traits[ListSectionSeparatorsKey.self].show(visibility, edges) }
    }

    /// Sets the colour of the separators above and below a list section; nil for the system's.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        listTrait { traits, _ in traits[ListSectionSeparatorsKey.self].tint(color, edges) }
    }

    /// Disables deletion of a row.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        layoutValue(key: DeleteDisabledKey.self, value: isDisabled)
    }

    /// Disables moving of a row.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        layoutValue(key: MoveDisabledKey.self, value: isDisabled)
    }

    /// Disables selection of a row.
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
