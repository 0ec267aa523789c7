import SwiftUI

nonisolated private struct CardWidthKey: EnvironmentKey {
    static let defaultValue: CGFloat = 368
}

nonisolated extension EnvironmentValues {
    /// The width in points that a card is expected to get. Contents that depend on the width are made for it first; another
    /// width costs time only.
    package var cardWidth: CGFloat {
        get { self[CardWidthKey.self] }
        set { self[CardWidthKey.self] = newValue }
    }
}
