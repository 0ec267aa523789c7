import SwiftUIControls
import SwiftUICore
import SwiftUIPresentation

/// The items at the end of a navigation bar, and a button with a menu of further ones: those that belong there, and those
/// that there is no room for.
struct BarActions: View {
    let entries: [ToolbarEntry]
    /// Actions that only the menu has.
    let further: [ToolbarEntry]

    @State private var overflow = BarOverflow()
    @State private var isOpen = false

    var body: some View {
        BarItemsRow(layout: BarItemsLayout(hasFurther: !further.isEmpty, overflow: overflow)) {
            BarItems(entries: entries, collapse: true)
            if !entries.isEmpty || !further.isEmpty { moreButton.layoutValue(key: BarItemKind.self, value: .more) }
        }
    }

    private var moreButton: some View {
        Button {
            isOpen = true
        } label: {
            Image(systemName: "ellipsis.circle").imageScale(.large).font(.body)
        }
        .accessibilityLabel(Text(system: .more))
        .menu(isPresented: $isOpen, after: .short) {
            MenuPanel {
                isOpen = false
            } items: {
                let hidden = overflow.hidden
                if !hidden.isEmpty { HiddenItems(entries: entries, indices: hidden) }
                if !hidden.isEmpty, !further.isEmpty { Divider() }
                ForEach(further.indices, id: \.self) { EntryView(entry: further[$0]) }
            }
        }
    }
}

/// The items that a bar has no room for, in a menu.
private struct HiddenItems: View {
    let entries: [ToolbarEntry]
    /// Among all views of the entries.
    let indices: [Int]

    var body: some View {
        OptionsReader(ForEach(entries.indices, id: \.self) { BarEntry(entry: entries[$0], group: $0) }) { items in
            ForEach(indices.filter { $0 < items.count }, id: \.self) { BoxView(box: items[$0].box) }
        }
    }
}
