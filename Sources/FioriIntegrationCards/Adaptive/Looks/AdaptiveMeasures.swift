import CoreGraphics
import SwiftUI

nonisolated extension AdaptiveSpacing {
    /// The distance in points, from the host configuration of UI5.
    var points: CGFloat {
        switch self {
        case .none: 0
        case .small: 8
        case .default: 16
        case .medium: 32
        case .large, .extraLarge: 48
        case .padding: CardMetrics.padding
        }
    }
}

nonisolated extension AdaptiveTextSize {
    /// The size in points at the usual text size, from the host configuration of UI5.
    var points: CGFloat {
        switch self {
        case .small: 12
        case .default, .medium: 14
        case .large: 16
        case .extraLarge: 20
        }
    }
}

nonisolated extension AdaptiveImageSize {
    /// The width of a picture in points; nil when it depends on the picture or on the place.
    var points: CGFloat? {
        switch self {
        case .auto, .stretch: nil
        case .small: 40
        case .medium: 80
        case .large: 160
        }
    }
}

nonisolated extension AdaptiveHorizontalAlignment {
    var alignment: HorizontalAlignment {
        switch self {
        case .left: .leading
        case .center: .center
        case .right: .trailing
        }
    }

    var text: TextAlignment {
        switch self {
        case .left: .leading
        case .center: .center
        case .right: .trailing
        }
    }

    var frame: Alignment { Alignment(horizontal: alignment, vertical: .center) }

    /// The share of the free width that lies in front of the content.
    var share: CGFloat {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        }
    }
}

nonisolated extension AdaptiveVerticalAlignment {
    var alignment: VerticalAlignment {
        switch self {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        }
    }

    /// The share of the free height that lies above the content.
    var share: CGFloat {
        switch self {
        case .top: 0
        case .center: 0.5
        case .bottom: 1
        }
    }
}
