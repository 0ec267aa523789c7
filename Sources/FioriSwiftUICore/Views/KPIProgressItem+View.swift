import SwiftUI

extension Fiori {
    nonisolated enum KPIProgressItem {
        static let kpi = Themed("KPIProgressItem.kpi", TextStyle(.title, weight: .light, .primaryLabel))
        static let subtitle = Themed("KPIProgressItem.subtitle", TextStyle(.subheadline, .primaryLabel))
        static let footnote = Themed("KPIProgressItem.footnote", TextStyle(.footnote, .secondaryLabel))
        static let kpiCumulative = RingFit()
        static let subtitleCumulative = ObjectLineLimit(lines: 2)
        static let footnoteCumulative = ObjectLineLimit(lines: 2)
    }
}

/// A number within a ring keeps to one line at all text sizes: the ring grows with it.
nonisolated struct RingFit: ViewModifier {
    @MainActor func body(content: Content) -> some View { content.lineLimit(1).minimumScaleFactor(0.4) }
}

extension KPIProgressItem: View {
    public var body: some View {
        VStack(spacing: 8) {
            KPIProgress(fraction: _fraction) {
                if isKpiEmptyView {
                    Percentage(fraction: _fraction)
                } else {
                    kpi
                }
            }
            if !isSubtitleEmptyView || !isFootnoteEmptyView {
                VStack(spacing: 4) {
                    if !isSubtitleEmptyView { subtitle }
                    if !isFootnoteEmptyView { footnote }
                }
                .multilineTextAlignment(.center)
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(
            isKpiEmptyView || isPercentage ? Text(verbatim: "") : Percentage.text(_fraction, in: locale))
    }
}

nonisolated extension KPIProgressItem
where
    Kpi == KPIItemDataView, Subtitle == _ConditionalContent<Text, EmptyView>,
    Footnote == _ConditionalContent<Text, EmptyView>
{
    /// Creates a number in its ring from what it is made of, written as the reader's language writes it.
    ///
    /// ```swift
    /// KPIProgressItem(data: .percent(0.65), subtitle: "Completed")
    /// ```
    /// - Parameters:
    ///   - data: What the number is made of.
    ///   - fraction: How much of the goal is reached, 0 to 1; nil for what the data says where it is a percentage or a
    ///     fraction, and for an empty ring otherwise.
    ///   - subtitle: What the number counts.
    ///   - footnote: The line below the subtitle.
    public init(data: KPIItemData, fraction: Double? = nil, subtitle: String? = nil, footnote: String? = nil) {
        self.init(
            kpi: { KPIItemDataView(data) }, fraction: fraction ?? data.fraction,
            subtitle: {
                if let subtitle {
                    Text(subtitle)
                } else {
                    EmptyView()
                }
            },
            footnote: {
                if let footnote {
                    Text(footnote)
                } else {
                    EmptyView()
                }
            })
        // The number is what the ring shows: it is not spoken twice.
        if case .percent = data { isPercentage = true }
    }
}

/// How much of the goal is reached, where no number was given.
private struct Percentage: View {
    let fraction: Double?
    @Environment(\.locale) private var locale
    @Environment(\.kpiModifier) private var kpiModifier

    var body: some View {
        Self.text(fraction, in: locale)
            .modifier(kpiModifier.concat(Fiori.KPIProgressItem.kpi).concat(Fiori.KPIProgressItem.kpiCumulative))
    }

    static func text(_ fraction: Double?, in locale: Locale) -> Text {
        Text(verbatim: fraction?.formatted(.percent.precision(.fractionLength(0)).locale(locale)) ?? "")
    }
}

struct KPIProgressItemLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(KPIProgressItem(model: LibraryPreviewData.Goal.openOrders), category: .control)
    }
}

struct KPIProgressItemPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            KPIProgressItem(model: LibraryPreviewData.Goal.openOrders)
        }
    }
}
