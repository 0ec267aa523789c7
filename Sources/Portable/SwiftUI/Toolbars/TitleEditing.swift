/// A title that people may change.
struct TitleEditing {
    let title: Binding<String>
    /// Whether they are about to.
    let isRenaming: Binding<Bool>

    var rename: RenameAction { RenameAction(way: .begin(isRenaming)) }
}
