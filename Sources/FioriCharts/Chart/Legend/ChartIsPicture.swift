import SwiftUI

private struct ChartIsPictureKey: EnvironmentKey {
    nonisolated static let defaultValue = false
}

nonisolated extension EnvironmentValues {
    /// True in pictures, in which nobody scrolls: legends say how many of their entries have no room.
    package var chartIsPicture: Bool {
        get { self[ChartIsPictureKey.self] }
        set { self[ChartIsPictureKey.self] = newValue }
    }
}
