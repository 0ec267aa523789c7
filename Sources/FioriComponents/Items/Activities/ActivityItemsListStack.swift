import FioriBuildingBlocks
import SwiftUI

/// Buttons of activities, in as many rows as they need.
nonisolated public struct ActivityItemsListStack: _CollectedViews {
    public let _views: [any View]
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// - Parameter items: The activities, in order.
    public init(_ items: [ActivityItemDataType]) { self.init(_views: items.map { ActivityItemButton(item: $0) }) }

    public init(_views: [any View]) { self._views = _views }

    @MainActor public var body: some View {
        FlowLayout(spacing: dynamicTypeSize.isAccessibilitySize ? 16 : 0) { CollectedViews(views: _views) }
    }
}

/// Collects the activities of an ``ActivityItemsListStack``.
@resultBuilder
nonisolated public enum ActivityItemsBuilder: _ViewCollector {
    public typealias Views = ActivityItemsListStack

    public static func buildExpression(_ item: ActivityItemDataType) -> ActivityItemsListStack { Views([item]) }
    public static func buildExpression(_ items: [ActivityItemDataType]) -> ActivityItemsListStack { Views(items) }
}

/// The button of one activity. A tap calls the function of the environment; without one, it opens the address of the activity.
nonisolated private struct ActivityItemButton: View {
    let item: ActivityItemDataType
    @Environment(\.didSelectActivityItem) private var didSelect
    @Environment(\.openURL) private var openURL

    @MainActor var body: some View {
        ActivityButton(item: item) { item in
            if let didSelect {
                didSelect(item)
            } else if let url = item.url {
                openURL(url)
            }
        }
    }
}

nonisolated extension ActivityItemDataType {
    /// The address that the activity opens; nil if it has none.
    var url: URL? {
        guard let data else { return nil }
        let scheme: String
        switch type {
        case .phone: scheme = "tel"
        case .email: scheme = "mailto"
        case .message: scheme = "sms"
        case .videoCall: scheme = "facetime"
        case .detail, .custom: return URL(string: data).flatMap { $0.scheme == nil ? nil : $0 }
        }
        return data.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed).flatMap {
            URL(string: "\(scheme):\($0)")
        }
    }
}

nonisolated private struct DidSelectActivityItemKey: EnvironmentKey {
    static var defaultValue: ((ActivityItemDataType) -> Void)? { nil }
}

nonisolated extension EnvironmentValues {
    var didSelectActivityItem: ((ActivityItemDataType) -> Void)? {
        get { self[DidSelectActivityItemKey.self] }
        set { self[DidSelectActivityItemKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the function that is called when an activity in this view is chosen.
    ///
    /// Without it, a tap opens the address: a call, a mail, a message, a video call, or the page of a detail.
    /// - Parameter action: Called with the activity.
    public func didSelectActivityItem(_ action: @escaping (ActivityItemDataType) -> Void) -> some View {
        environment(\.didSelectActivityItem, action)
    }
}
