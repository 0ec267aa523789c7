/// The action of a list in a split view's column when its selection changes: where there is one stack, the next column
/// is pushed.
struct ColumnSelection {
    /// - Parameter clear: takes the selection away, for when people come back.
    let choose: @MainActor (_ clear: @escaping () -> Void) -> Void
    /// Takes the next column away when what was chosen is no longer.
    let leave: @MainActor () -> Void
}

/// Shows the destination of a list's selection in the next column, also after changes by the app.
nonisolated struct ColumnSelectionFollower: ViewModifier {
    /// The one value that is selected.
    let selected: AnyHashable?
    let clear: () -> Void

    @Environment(\.columnChoice) private var choice

    init(selected: AnyHashable?, clear: @escaping () -> Void) {
        self.selected = selected
        self.clear = clear
    }

    @MainActor func body(content: Content) -> some View {
        content.onChange(of: selected, initial: true) { _, selected in
            if selected == nil { choice?.leave() } else { choice?.choose(clear) }
        }
    }
}

private struct ColumnChoiceKey: ScreenLocalKey { static var defaultValue: ColumnSelection? { nil } }

extension EnvironmentValues {
    var columnChoice: ColumnSelection? {
        get { self[ColumnChoiceKey.self] }
        set { self[ColumnChoiceKey.self] = newValue }
    }
}
