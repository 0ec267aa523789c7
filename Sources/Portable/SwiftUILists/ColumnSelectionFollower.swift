import SwiftUIControls
import SwiftUICore

/// Shows the destination of a list's selection in the next column, also after changes by the app.
nonisolated struct ColumnSelectionFollower: ViewModifier {
    /// The one value that is selected.
    let selected: AnyHashable?
    let clear: () -> Void
    /// The selection, for the address of the window.
    let part: SelectionAddress?

    @Environment(\.columnChoice) private var choice

    init(selected: AnyHashable?, part: SelectionAddress?, clear: @escaping () -> Void) {
        self.selected = selected
        self.part = part
        self.clear = clear
    }

    @MainActor func body(content: Content) -> some View {
        content.onChange(of: selected, initial: true) { _, selected in
            if selected == nil { choice?.leave() } else { choice?.choose(clear) }
        }
        .modifier(
            PreferenceWriter<AddressKey> { parts, _ in
                if let part, choice != nil { parts = [part] + (parts ?? []) }
            })
    }
}

/// The single selection of a list as a part of the window's address.
@MainActor
final class SelectionAddress: AddressPart {
    private let selection: ListSelection
    let isStack = false

    /// - Returns: nil for a selection of several values.
    init?(_ selection: ListSelection?) {
        guard let selection, !selection.allowsMultiple else { return nil }
        self.selection = selection
    }

    var addressValues: [AnyHashable] {
        get { selection.single.map { [$0] } ?? [] }
        set { selection.replace(Set(newValue.prefix(1))) }
    }

    func addressTypes(after count: Int) -> [any (Codable & Hashable).Type] {
        guard count == 0, let type = selection.type as? any (Codable & Hashable).Type else { return [] }
        return [type]
    }
}
