import SwiftUIControls
import SwiftUICore
import SwiftUIPresentation

/// Items in a row of a bar.
struct BarItems: View {
    let entries: [ToolbarEntry]
    /// True if groups with a label also provide the menu that can replace them: for a `BarItemsRow`.
    var collapse = false

    var body: some View {
        ForEach(places) { place in
            let entry = entries[place.index]
            Group {
                if collapse {
                    BarEntry(entry: entry, group: place.index)
                } else {
                    EntryView(entry: entry)
                }
            }
            .fontWeight(entry.placement == .confirmationAction ? .semibold : nil)
        }
        .font(.body)
        .imageScale(.large)
        .labelStyle(.iconOnly)
    }

    /// Index of an item with its identity, which stays the same when others are inserted or removed before it.
    private struct Place: Identifiable {
        let id: Int
        let index: Int
    }

    private var places: [Place] {
        entries.indices.map { Place(id: entries[$0].node ?? -1 - $0, index: $0) }
    }
}

/// An item with the environment of the view that it was given to.
struct EntryView: View {
    let entry: ToolbarEntry

    var body: some View {
        entry.view.modifier(EntryEnvironment(environment: entry.environment))
    }
}

private struct EntryEnvironment: ViewModifier {
    let environment: EnvironmentValues

    func body(content: Content) -> some View {
        content.modifier(
            EnvironmentWriter { values in
                let bar = values
                values = environment
                values.font = bar.font
                values.fontTraits = bar.fontTraits
                values.imageScale = bar.imageScale
                values.dynamicTypeSize = bar.dynamicTypeSize
                values.readersTypeSize = bar.readersTypeSize
                values.labelStyle = bar.labelStyle
                values.buttonStyle = bar.buttonStyle
                values.foregroundStyles = bar.foregroundStyles
                values.lineLimit = 1
                values.colorScheme = bar.colorScheme
                values.stackOrientation = bar.stackOrientation
                values.menuCloses = bar.menuCloses
                values.menuRecedes = bar.menuRecedes
                values.menuHasMarks = bar.menuHasMarks
                values.slidingFinger = bar.slidingFinger
                values.allowsTextStyles = bar.allowsTextStyles
                values.isInMenu = bar.isInMenu
                values.toggleStyle = bar.toggleStyle
            })
    }
}
