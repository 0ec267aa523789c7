import SwiftUI

private struct ChartIsPictureKey: EnvironmentKey {
    nonisolated static let defaultValue = false
}

private struct ChartLeastHeightKey: EnvironmentKey {
    nonisolated static let defaultValue: CGFloat = 0
}

nonisolated extension EnvironmentValues {
    /// True in pictures, in which nobody scrolls: legends say how many of their entries have no room.
    package var chartIsPicture: Bool {
        get { self[ChartIsPictureKey.self] }
        set { self[ChartIsPictureKey.self] = newValue }
    }

    /// The height in points that a legend above or below leaves to the chart, as far as a line of the legend has room.
    package var chartLeastHeight: CGFloat {
        get { self[ChartLeastHeightKey.self] }
        set { self[ChartLeastHeightKey.self] = newValue }
    }
}
