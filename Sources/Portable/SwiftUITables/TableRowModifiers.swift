import SwiftUICore
import SwiftUIPresentation

/// A change to the rows of a table.
@MainActor
public protocol _TableRowContentModifier {
    /// The rows with the change.
    static func _rows(_ modifier: Self, _ rows: AnyView) -> AnyView
}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowContentModifier {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public static var _isOneRow: Bool { Content._isOneRow }
    public static func _opens(_ content: Self) -> Bool { Content._opens(content.content) }
    public static func _rows(_ content: Self, _ columns: _TableColumns<TableRowValue>) -> AnyView {
        Modifier._rows(content.modifier, Content._rows(content.content, columns))
    }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
    public typealias Data = Content.Data

    public var data: Content.Data { content.data }
}

/// Opens a menu when a finger stays on a row.
nonisolated public struct _ContextMenuTableRowModifier<MenuItems: View>: _TableRowContentModifier {
    let items: MenuItems

    @MainActor public static func _rows(_ modifier: Self, _ rows: AnyView) -> AnyView {
        AnyView(rows.contextMenu { modifier.items })
    }
}

/// Opens a menu below a preview when a finger stays on a row.
nonisolated public struct _ContextMenuPreviewTableRowModifier<MenuItems: View, Preview: View>: _TableRowContentModifier
{
    let items: MenuItems
    let preview: Preview

    @MainActor public static func _rows(_ modifier: Self, _ rows: AnyView) -> AnyView {
        AnyView(
            rows.contextMenu {
                modifier.items
            } preview: {
                modifier.preview
            })
    }
}

nonisolated private struct SelectionDisabledRowModifier: _TableRowContentModifier {
    let isDisabled: Bool

    @MainActor static func _rows(_ modifier: Self, _ rows: AnyView) -> AnyView {
        AnyView(rows.selectionDisabled(modifier.isDisabled))
    }
}

extension TableRowContent {
    /// Disables the selection of the rows.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<Self.TableRowValue> {
        ModifiedContent(content: self, modifier: SelectionDisabledRowModifier(isDisabled: isDisabled))
    }

    /// Opens a menu when a finger stays on a row.
    nonisolated public func contextMenu<M>(
        @ViewBuilder menuItems: () -> M
    ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M>> where M: View {
        ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier(items: menuItems()))
    }

    /// Opens a menu below a preview when a finger stays on a row.
    nonisolated public func contextMenu<M, P>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> ModifiedContent<Self, _ContextMenuPreviewTableRowModifier<M, P>> where M: View, P: View {
        ModifiedContent(
            content: self,
            modifier: _ContextMenuPreviewTableRowModifier(items: menuItems(), preview: preview()))
    }
}
