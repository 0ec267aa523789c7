/// The prominence of a view's background.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// The usual prominence.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// More than the usual prominence, such as the background of a selected row.
    public static let increased = BackgroundProminence(isIncreased: true)
}

private struct BackgroundProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
private struct SelectedRowsKey: EnvironmentKey { static var defaultValue: Set<AnyHashable> { [] } }

extension EnvironmentValues {
    /// The prominence of the background behind the view. Selected rows of lists and tables increase it.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }

    /// The selected values of the enclosing list, which determine the environment of each row by ``inRow(of:)``.
    package var selectedRows: Set<AnyHashable> {
        get { self[SelectedRowsKey.self] }
        set { self[SelectedRowsKey.self] = newValue }
    }

    /// The environment of the row with a value: its background prominence follows the selection.
    func inRow(of value: @autoclosure () -> AnyHashable) -> EnvironmentValues {
        let selected = selectedRows
        guard !selected.isEmpty else { return self }
        let prominence: BackgroundProminence = selected.contains(value()) ? .increased : .standard
        guard prominence != backgroundProminence else { return self }
        var result = self
        result.backgroundProminence = prominence
        return result
    }
}
