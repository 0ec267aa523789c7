import SwiftUICore

/// A title that people may change.
struct TitleEditing {
    let title: Binding<String>
    /// True while people rename the title.
    let isRenaming: Binding<Bool>

    var rename: RenameAction { RenameAction(way: .begin(isRenaming)) }
}
