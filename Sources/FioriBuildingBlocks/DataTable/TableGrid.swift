import FioriThemeManager
import SwiftUI

/// A table as rows and columns.
struct TableGrid: View {
    @ObservedObject var model: TableModel
    @State private var sizes: [TableSample.Part: CGSize] = [:]
    @State private var viewport = CGSize.zero
    /// The columns in sight.
    @State private var columns = 0..<0
    @State private var zoom: CGFloat = 1
    @State private var zoomBefore: CGFloat?
    @ScaledMetric(relativeTo: .body) private var symbolWidth: CGFloat = 24

    /// Range of the zoom factor.
    private static let zooms: ClosedRange<CGFloat> = 0.5...3

    private var metrics: TableMetrics {
        TableMetrics(
            model: model, sizes: sizes, checkWidth: model.editMode == .select ? max(44, symbolWidth + 20) : 0,
            viewport: viewport, zoom: model.isPinchZoomEnable ? zoom : 1)
    }

    var body: some View {
        let metrics = metrics
        ScrollView([.horizontal, .vertical]) {
            rows(metrics)
                .frame(width: max(metrics.width * metrics.zoom, viewport.width), alignment: .topLeading)
                .frame(minHeight: viewport.height, alignment: .topLeading)
                .background { TableSight(metrics: metrics) }
        }
        .background(alignment: .topLeading) {
            TableSamples(
                samples: model.samples, model: model, widestCell: widestCell,
                widestWord: viewport.width > 0 ? viewport.width : 320, infinity: infiniteWidths)
        }
        .background(.preferredColor(.primaryBackground))
        .onPreferenceChange(TableSampleSizes.self) { sizes = $0 }
        .onPreferenceChange(TableSight.Key.self) { seen in
            guard let seen else { return }
            viewport = seen.viewport
            columns = seen.columns
        }
        .simultaneousGesture(pinch, including: model.isPinchZoomEnable ? .all : .subviews)
    }

    @ViewBuilder private func rows(_ metrics: TableMetrics) -> some View {
        if metrics.isKnown {
            // Rows are built lazily, when the model may already have changed.
            let items = model.rowData
            VStack(alignment: .leading, spacing: 0) {
                if let header = model.headerData {
                    TableRow(model: model, metrics: metrics, columns: columns, item: header, index: nil)
                        .modifier(StickyHeader(isSticky: metrics.isHeaderSticky))
                        .zIndex(1)
                }
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(items.indices, id: \.self) { index in
                        TableRow(model: model, metrics: metrics, columns: columns, item: items[index], index: index)
                    }
                }
            }
        }
    }

    /// Maximum width of columns that fit their content: four fifths of the table. Longer texts wrap.
    private var widestCell: CGFloat { viewport.width > 0 ? viewport.width * 0.8 : 320 }

    /// Widths of columns of infinite width, which depend on the width left and not on content.
    private var infiniteWidths: [Int: CGFloat] {
        let metrics = metrics
        guard metrics.isKnown, viewport.width > 0 else { return [:] }
        let columns = (0..<metrics.columnCount).filter { model.attribute(of: $0).width == .infinity }
        return Dictionary(uniqueKeysWithValues: columns.map { ($0, metrics.width(of: $0)) })
    }

    private var pinch: some Gesture {
        MagnifyGesture()
            .onChanged { value in
                let before = zoomBefore ?? zoom
                zoomBefore = before
                zoom = min(max(before * value.magnification, Self.zooms.lowerBound), Self.zooms.upperBound)
            }
            .onEnded { _ in zoomBefore = nil }
    }
}

/// Reports the visible part of a table.
private struct TableSight: View {
    let metrics: TableMetrics
    @Environment(\.layoutDirection) private var layoutDirection

    nonisolated struct Seen: Equatable, Sendable {
        var viewport: CGSize
        var columns: Range<Int>
    }

    nonisolated struct Key: PreferenceKey {
        static let defaultValue: Seen? = nil
        static func reduce(value: inout Seen?, nextValue: () -> Seen?) { value = value ?? nextValue() }
    }

    var body: some View {
        GeometryReader { proxy in
            Color.clear.preference(key: Key.self, value: seen(proxy))
        }
    }

    private func seen(_ proxy: GeometryProxy) -> Seen? {
        guard var visible = proxy.bounds(of: .scrollView) else { return nil }
        if layoutDirection == .rightToLeft { visible.origin.x = proxy.size.width - visible.maxX }
        return Seen(
            viewport: visible.size, columns: metrics.columns(in: visible.minX...max(visible.minX, visible.maxX)))
    }
}
