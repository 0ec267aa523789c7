/// The sheet's ability to grow, which takes precedence over scrolling its content unless the content sets otherwise
/// (Apple's documentation).
@MainActor
final class SheetGrowth {
    var isPossible = false

    nonisolated init() {}
}

private struct SheetGrowthKey: EnvironmentKey { static var defaultValue: SheetGrowth? { nil } }

extension EnvironmentValues {
    /// Growth of the sheet around the view.
    var sheetGrowth: SheetGrowth? {
        get { self[SheetGrowthKey.self] }
        set { self[SheetGrowthKey.self] = newValue }
    }
}
