import SwiftUICore

/// The action of a list in a split view's column when its selection changes: where there is one stack, the next column
/// is pushed.
package struct ColumnSelection {
    /// - Parameter clear: takes the selection away, for when people come back.
    package let choose: @MainActor (_ clear: @escaping () -> Void) -> Void
    /// Takes the next column away when what was chosen is no longer.
    package let leave: @MainActor () -> Void

    package init(
        choose: @escaping @MainActor (_ clear: @escaping () -> Void) -> Void, leave: @escaping @MainActor () -> Void
    ) {
        self.choose = choose
        self.leave = leave
    }
}

private struct ColumnChoiceKey: ScreenLocalKey { static var defaultValue: ColumnSelection? { nil } }

extension EnvironmentValues {
    /// The action of a list here when its selection changes; nil outside of the columns of a split view.
    package var columnChoice: ColumnSelection? {
        get { self[ColumnChoiceKey.self] }
        set { self[ColumnChoiceKey.self] = newValue }
    }
}
