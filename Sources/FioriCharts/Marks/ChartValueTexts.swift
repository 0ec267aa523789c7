import SwiftUI

/// The texts that a chart without axes shows by itself.
nonisolated enum ChartValueTexts: Equatable {
    case none
    /// A text in the middle of a ring.
    /// - Parameters:
    ///   - part: The radius of the ring's hole as a part of its own.
    ///   - isNote: True for a remark in the size of captions.
    case inside(String, part: CGFloat, isNote: Bool = false)
    /// Lines beside a round mark, the first one the most important.
    case beside([String])

    /// The lines beside a round mark; empty for none.
    var linesBeside: [String] { if case .beside(let lines) = self { lines } else { [] } }
}
