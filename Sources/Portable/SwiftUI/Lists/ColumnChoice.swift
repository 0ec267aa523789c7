/// What a list in a column of a split view calls when something in it is chosen: where there is one stack, the next
/// column comes on top.
struct ColumnChoice {
    /// - Parameter clear: takes the selection away, for when people come back.
    let choose: @MainActor (_ clear: @escaping () -> Void) -> Void
    /// Takes the next column away when what was chosen is no longer.
    let leave: @MainActor () -> Void
}

/// Has the next column follow what is selected in a list, whoever selects it.
nonisolated struct ColumnChoiceFollower: ViewModifier {
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

private struct ColumnChoiceKey: ScreenLocalKey { static var defaultValue: ColumnChoice? { nil } }

extension EnvironmentValues {
    var columnChoice: ColumnChoice? {
        get { self[ColumnChoiceKey.self] }
        set { self[ColumnChoiceKey.self] = newValue }
    }
}
