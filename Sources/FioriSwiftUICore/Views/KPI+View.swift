import SwiftUI

extension Fiori {
    nonisolated enum KPI {
        static let title = Themed("KPI.title", NumberStyle(.title))
        static let icon = Themed("KPI.icon", KPIIconStyle())
        static let titleCumulative = EmptyModifier()
        static let iconCumulative = EmptyModifier()
    }
}

/// Style of the picture beside a number, which is hidden from assistive technology because the number says the same.
nonisolated struct KPIIconStyle: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        content
            .font(.fiori(forTextStyle: .title3))
            .foregroundStyle(.preferredColor(.tintColor))
            .accessibilityHidden(true)
    }
}

extension KPI: View {
    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            if !isIconEmptyView { icon }
            title
        }
        .frame(minHeight: 44)
        .accessibilityElement(children: .combine)
    }
}

struct KPILibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(KPI(model: LibraryPreviewData.Figure.all[0]), category: .control)
    }
}

struct KPIPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            KPI(model: LibraryPreviewData.Figure.all[0])
        }
    }
}
