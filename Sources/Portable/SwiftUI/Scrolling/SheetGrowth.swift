/// Whether a sheet can still be drawn up, which goes before scrolling what is on it, unless the sheet's content says otherwise
/// (Apple's documentation).
@MainActor
final class SheetGrowth {
    var isPossible = false

    nonisolated init() {}
}

private struct SheetGrowthKey: EnvironmentKey { static var defaultValue: SheetGrowth? { nil } }

extension EnvironmentValues {
    /// Of the sheet around the view.
    var sheetGrowth: SheetGrowth? {
        get { self[SheetGrowthKey.self] }
        set { self[SheetGrowthKey.self] = newValue }
    }
}
