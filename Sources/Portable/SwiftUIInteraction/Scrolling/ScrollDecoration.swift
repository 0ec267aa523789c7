import Foundation
import SwiftUICore

/// The drawing that a scroll view adds to its content: the indicators, and the refresh indicator in the gap above.
struct ScrollDecoration: Equatable {
    /// True if the scroll view's initialiser permits the indicators.
    var permitsIndicators = true
    /// From 0 to 1.
    var indicatorOpacity: CGFloat = 0
    /// The refresh indicator in the gap above pulled content.
    var refresh: RefreshDrawing?

    /// True if both look the same, whether or not indicators are permitted, which is asked when they are drawn.
    func looks(like other: ScrollDecoration) -> Bool {
        indicatorOpacity == other.indicatorOpacity && refresh == other.refresh
    }
}
