import SwiftUI

/// A view for each element of a collection, at most four: side by side, two in a row in compact width, and one below the
/// other at the accessibility text sizes.
///
/// ```swift
/// KPILayoutContainer(figures, id: \.title) { figure in
///     KPI {
///         Text(figure.title)
///     } icon: {
///         figure.icon
///     }
/// }
/// ```
nonisolated public struct KPILayoutContainer<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let content: (Data.Element) -> Content

    /// - Parameters:
    ///   - data: The elements; those after the fourth are not shown.
    ///   - id: Key path to the identity of an element.
    ///   - content: The view of an element.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.id = id
        self.content = content
    }

    @MainActor public var body: some View {
        KPIColumns {
            ForEach(data.prefix(KPIColumns<EmptyView>.limit), id: id) { content($0) }
        }
    }
}

/// A ``KPI`` for each model of a collection, at most four, as ``KPILayoutContainer`` arranges them.
///
/// `titleModifier` and `iconModifier` style all of them.
nonisolated public struct KPIHeaderControl<ID: Hashable>: View {
    private let items: [Item]

    private struct Item: Identifiable {
        let id: ID
        let model: KPIModel
    }

    /// - Parameters:
    ///   - data: The models; those after the fourth are not shown.
    ///   - id: Key path to the identity of a model.
    public init<Data: RandomAccessCollection>(_ data: Data, id: KeyPath<Data.Element, ID>)
    where Data.Element: KPIModel {
        items = data.prefix(KPIColumns<EmptyView>.limit).map { Item(id: $0[keyPath: id], model: $0) }
    }

    /// - Parameters:
    ///   - data: The models, of any types; those after the fourth are not shown.
    ///   - id: Key path to the identity of a model.
    public init<Data: RandomAccessCollection>(_ data: Data, id: KeyPath<Data.Element, ID>)
    where Data.Element == any KPIModel {
        items = data.prefix(KPIColumns<EmptyView>.limit).map { Item(id: $0[keyPath: id], model: $0) }
    }

    @MainActor public var body: some View {
        KPIColumns {
            ForEach(items) { KPI(model: $0.model) }
        }
    }
}

/// View that a ``KPIHeader`` shows: a ``KPIItem`` or a ``KPIProgressItem``.
public protocol KPIHeaderItem: View {}

extension KPIItem: KPIHeaderItem {}
extension KPIProgressItem: KPIHeaderItem {}

/// Key performance indicators, at most four, as ``KPILayoutContainer`` arranges them.
///
/// ```swift
/// KPIHeader(items: [
///     KPIItem(kpi: "26.9", subtitle: "Net sales"),
///     KPIProgressItem(fraction: 0.65, subtitle: "Completed"),
/// ])
/// ```
nonisolated public struct KPIHeader: View {
    private let items: [any KPIHeaderItem]

    /// - Parameter items: The numbers; those after the fourth are not shown.
    public init(items: [any KPIHeaderItem]) { self.items = items }

    /// - Parameters:
    ///   - data: Data of the numbers; elements after the fourth are not shown.
    ///   - item: The number of an element.
    public init<Data: RandomAccessCollection>(_ data: Data, item: (Data.Element) -> any KPIHeaderItem) {
        items = data.prefix(KPIColumns<EmptyView>.limit).map(item)
    }

    @MainActor public var body: some View {
        KPIColumns {
            ForEach(Array(items.prefix(KPIColumns<EmptyView>.limit).enumerated()), id: \.offset) { _, item in
                AnyView(item)
            }
        }
    }
}

/// Columns of a header's numbers.
private struct KPIColumns<Content: View>: View {
    /// Maximum number of figures; more cannot be taken in at a glance.
    nonisolated static var limit: Int { 4 }

    @ViewBuilder let content: Content
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        // The first text baseline aligns a number with one in a ring beside it.
        EqualColumnsLayout(columns: columns, spacing: 16, alignment: .firstTextBaseline) { content }
            .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var columns: Int {
        if dynamicTypeSize.isAccessibilitySize { return 1 }
        return horizontalSizeClass == .regular ? Self.limit : 2
    }
}

struct KPIHeaderLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(KPIHeader(LibraryPreviewData.Figure.all) { KPIItem(kpi: $0.title) }, category: .control)
        LibraryItem(KPIHeaderControl(LibraryPreviewData.Figure.all, id: \.title), category: .control)
        LibraryItem(
            KPILayoutContainer(LibraryPreviewData.Figure.all, id: \.title) { KPI(model: $0) }, category: .control)
    }
}

struct KPIHeaderPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            KPIHeader(LibraryPreviewData.Figure.all) { KPIItem(kpi: $0.title) }
            KPIHeaderControl(LibraryPreviewData.Figure.all, id: \.title)
            KPILayoutContainer(LibraryPreviewData.Figure.all, id: \.title) { KPI(model: $0) }
        }
    }
}
