import SwiftUICore

/// The sheet's ability to grow, which takes precedence over scrolling its content unless the content sets otherwise
/// (Apple's documentation).
@MainActor
package final class SheetGrowth {
    package var isPossible = false

    nonisolated package init() {}
}

private struct SheetGrowthKey: EnvironmentKey { static var defaultValue: SheetGrowth? { nil } }

extension EnvironmentValues {
    /// Growth of the sheet around the view.
    package var sheetGrowth: SheetGrowth? {
        get { self[SheetGrowthKey.self] }
        set { self[SheetGrowthKey.self] = newValue }
    }
}
