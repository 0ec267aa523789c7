import SwiftUI

/// Row of activity controls, one for each element of a collection, such as ``ActivityButtonView``. At the accessibility
/// text sizes it takes as many lines as it needs.
///
/// ```swift
/// ActivityControlLayoutContainer(person.activities) { activity in
///     ActivityButtonView(activity) { select($0) }
/// }
/// ```
nonisolated public struct ActivityControlLayoutContainer<
    Data: RandomAccessCollection, ID: Hashable, Content: View
>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let spacing: CGFloat?
    private let content: (Data.Element) -> Content

    /// - Parameters:
    ///   - data: The elements, in order.
    ///   - id: Key path to the identity of an element.
    ///   - spacing: The room between controls, in points; nil for the standard: none between symbols of usual size,
    ///     which have it within their touch targets, and 16 at the accessibility text sizes.
    ///   - content: The control of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.spacing = spacing
        self.content = content
    }

    @MainActor public var body: some View {
        ActivityRow(spacing: spacing) {
            ForEach(data, id: id) { content($0) }
        }
    }
}

nonisolated extension ActivityControlLayoutContainer where Data.Element: Identifiable, ID == Data.Element.ID {
    /// - Parameters:
    ///   - data: The elements, in order.
    ///   - spacing: The room between controls, in points; nil for the standard.
    ///   - content: The control of an element.
    public init(_ data: Data, spacing: CGFloat? = nil, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, spacing: spacing, content: content)
    }
}

nonisolated extension ActivityControlLayoutContainer
where Data.Element == ActivityItemDataType, ID == ActivityItemDataType.ID, Content == ActivityButtonView {
    /// Creates a row of the buttons of activities.
    /// - Parameters:
    ///   - data: The activities, in order.
    ///   - spacing: The room between buttons, in points; nil for the standard.
    ///   - didSelectActivityItem: Called with the activity whose button is tapped.
    public init(
        _ data: Data, spacing: CGFloat? = nil, didSelectActivityItem: ((ActivityItemDataType) -> Void)? = nil
    ) {
        self.init(data, id: \.id, spacing: spacing) {
            ActivityButtonView($0, didSelectActivityItem: didSelectActivityItem)
        }
    }
}

/// Controls in a row. Each takes at least a touch target, which keeps symbols of usual size apart; at the accessibility
/// text sizes the controls get spacing, and as many rows as they need.
struct ActivityRow<Content: View>: View {
    /// Spacing between controls, in points; nil for the standard.
    let spacing: CGFloat?
    /// True if the controls take as many rows as they need at all text sizes.
    var wraps = false
    @ViewBuilder let content: Content
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        if wraps || dynamicTypeSize.isAccessibilitySize {
            FlowLayout(spacing: spacing ?? (dynamicTypeSize.isAccessibilitySize ? 16 : 0)) { content }
        } else {
            HStack(spacing: spacing ?? 0) { content }
        }
    }
}

struct ActivityControlLayoutContainerLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(
            ActivityControlLayoutContainer(LibraryPreviewData.Person.laurelosborn.activities), category: .layout)
    }
}

struct ActivityControlLayoutContainerPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            ActivityControlLayoutContainer(LibraryPreviewData.Person.laurelosborn.activities)
        }
    }
}
