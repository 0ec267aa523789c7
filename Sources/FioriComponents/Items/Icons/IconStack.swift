import FioriBuildingBlocks
import SwiftUI

/// Symbols and short texts one below the other.
nonisolated public struct IconStack: _CollectedViews {
    public let _views: [any View]
    @Environment(\.numberOfLines) private var limit
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// - Parameter icons: The symbols and texts, in order; as many are shown as `numberOfLines` of the environment says.
    public init(_ icons: [TextOrIcon]) { self = IconBuilder.buildExpression(icons) }

    public init(_views: [any View]) { self._views = _views }

    /// The symbols stand beside each other at the accessibility text sizes, where a column of them would be higher than the
    /// texts.
    @MainActor public var body: some View {
        let views = CollectedViews(views: Array(_views.prefix(max(limit, 0))))
        if dynamicTypeSize.isAccessibilitySize {
            FlowLayout(spacing: 8) { views }
        } else {
            VStack(spacing: 4) { views }.lineLimit(1)
        }
    }
}

/// Collects the symbols and short texts of an ``IconStack``.
@resultBuilder
nonisolated public enum IconBuilder: _ViewCollector {
    public typealias Views = IconStack
}
