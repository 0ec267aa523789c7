import SwiftUI

/// The texts that a chart without axes shows by itself.
nonisolated enum ChartValueTexts: Equatable {
    case none
    /// A text in the middle of a ring.
    /// - Parameter part: The radius of the ring's hole as a part of its own.
    case inside(String, part: CGFloat)
    /// Lines beside a round mark, the first one the most important.
    case beside([String])
}
