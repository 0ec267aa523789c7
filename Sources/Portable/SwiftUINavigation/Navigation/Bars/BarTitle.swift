import SwiftUIControls
import SwiftUICore
import SwiftUIPresentation

/// The title in a bar. Where it has a menu it shows that; where people may change it they do so in its place.
struct BarTitle: View {
    let title: Text
    let editing: TitleEditing?
    /// The page's own menu for the title.
    let menu: ToolbarEntry?
    /// True if the title follows the back button rather than being centred.
    let leads: Bool

    var body: some View {
        if let editing, editing.isRenaming.wrappedValue {
            TitleField(editing: editing).frame(width: leads ? 300 : nil).frame(maxWidth: leads ? nil : 400)
        } else if editing != nil || menu != nil {
            Menu {
                items
            } label: {
                HStack(spacing: 4) {
                    label
                    Image(systemName: "chevron.down.circle.fill").font(.footnote).foregroundStyle(.secondary)
                        .accessibilityHidden(true)
                }
            }
            .menuStyle(.automatic)
            .menuIndicator(.hidden)
            .buttonStyle(.plain)
        } else {
            label
        }
    }

    private var label: some View {
        title.font(.headline).foregroundStyle(.primary).lineLimit(1).environment(\.allowsTextLinks, false)
            .accessibilityAddTraits(.isHeader)
    }

    @ViewBuilder private var items: some View {
        if let menu {
            EntryView(entry: menu.renaming(editing))
        } else {
            RenameButton().environment(\.rename, editing?.rename)
        }
    }
}

extension ToolbarEntry {
    /// The entry, in whose environment the title is what is renamed.
    fileprivate func renaming(_ editing: TitleEditing?) -> ToolbarEntry {
        guard let editing else { return self }
        var entry = self
        entry.environment.rename = editing.rename
        return entry
    }
}
