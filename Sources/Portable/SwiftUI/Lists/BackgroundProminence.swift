/// How much the background of a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// As usual.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// More than usual, as that of a row that is selected.
    public static let increased = BackgroundProminence(isIncreased: true)
}

private struct BackgroundProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
private struct SelectedRowsKey: EnvironmentKey { static var defaultValue: Set<AnyHashable> { [] } }

extension EnvironmentValues {
    /// How much the background stands out that the view lies on. Rows of lists and tables that are selected increase it.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }

    /// The values of the rows that are selected in the list around, as long as the row is not known; then none.
    var selectedRows: Set<AnyHashable> {
        get { self[SelectedRowsKey.self] }
        set { self[SelectedRowsKey.self] = newValue }
    }

    /// The environment of a row that stands for a value.
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
