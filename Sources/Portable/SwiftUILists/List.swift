import SwiftUIControls
import SwiftUICore
import SwiftUIInteraction

/// A scrolling column of rows, created lazily when they come into view.
public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    let selection: ListSelection?
    let content: Content

    @Environment(\.scrollContentBackground) private var background
    @Environment(\.selectionMenu) private var menu
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.editMode) private var editMode
    @State private var finder = ListRowFinder()

    package init(_ selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }

    /// - Parameter selection: the values of the rows that are selected; people change it while the list is edited.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(selection), content: content())
    }

    /// - Parameter selection: the value of the row that is selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(selection), content: content())
    }

    @MainActor public var body: some View {
        let selection = selection?.read()
        rows(selection)
            .modifier(OpenRowDismissal(finder: finder))
            .modifier(
                FocusableModifier(
                    isFocusable: takesKeys, takeKey: { [finder] in finder.takeKey?($0) ?? false },
                    didReach: { [finder] in finder.didReach?($0) })
            )
            .modifier(
                ColumnSelectionFollower(selected: selection?.single, part: SelectionAddress(selection)) {
                    selection?.clear()
                })
    }

    @MainActor private var takesKeys: Bool {
        selection?.takesKeys(sizeClass: sizeClass, isEditing: editMode?.wrappedValue.isEditing == true) == true
    }

    @ViewBuilder @MainActor private func rows(_ selection: ListSelection?) -> some View {
        if let menu, let selection {
            ScrollView {
                ListRows(content: content, selection: selection, finder: finder, menu: menu)
            }
            .modifier(SelectionMenuModifier(menu: menu, finder: finder))
            .background { if background != .hidden { ListBackground() } }
        } else {
            ScrollView { ListRows(content: content, selection: selection, finder: finder) }
                .background { if background != .hidden { ListBackground() } }
        }
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(nil, content: content()) }
}

/// The background of a list.
package struct ListBackground: View {
    package init() {}

    package var body: some View { Rectangle().fill(ListBackgroundStyle()).ignoresSafeArea() }
}

/// The background colour of a list of the style in the environment.
private struct ListBackgroundStyle: ShapeStyle {
    func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(ListMetrics(shape.environment).listBackground)
    }
}

@available(*, unavailable)
extension List: Sendable {}
