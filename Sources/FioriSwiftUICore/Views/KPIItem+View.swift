import SwiftUI

extension Fiori {
    nonisolated enum KPIItem {
        static let kpi = Themed("KPIItem.kpi", NumberStyle(.largeTitle))
        static let subtitle = Themed("KPIItem.subtitle", TextStyle(.subheadline, .secondaryLabel))
        static let kpiCumulative = EmptyModifier()
        static let subtitleCumulative = ObjectLineLimit(lines: 2)
    }
}

extension KPIItem: View {
    public var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if !isKpiEmptyView { kpi }
            if !isSubtitleEmptyView { subtitle }
        }
        .frame(minHeight: 44)
        .accessibilityElement(children: .combine)
    }
}

nonisolated extension KPIItem where Kpi == KPIItemDataView, Subtitle == _ConditionalContent<Text, EmptyView> {
    /// Creates a number from data, formatted for the reader's locale.
    ///
    /// ```swift
    /// KPIItem(data: .components([.unit("$"), .metric("26.9"), .unit("M")]), subtitle: "Net sales")
    /// ```
    /// - Parameters:
    ///   - data: Data of the number.
    ///   - subtitle: Name of the counted quantity.
    public init(data: KPIItemData, subtitle: String? = nil) {
        self.init {
            KPIItemDataView(data)
        } subtitle: {
            if let subtitle {
                Text(subtitle)
            } else {
                EmptyView()
            }
        }
    }
}

struct KPIItemLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(KPIItem(model: LibraryPreviewData.Sales.netSales), category: .control)
    }
}

struct KPIItemPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            KPIItem(model: LibraryPreviewData.Sales.netSales)
        }
    }
}
