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

/// Keeps a number within a ring on one line at all text sizes; the ring grows with the text.
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
    /// Creates a number in its ring from data, formatted for the reader's locale.
    ///
    /// ```swift
    /// KPIProgressItem(data: .percent(0.65), subtitle: "Completed")
    /// ```
    /// - Parameters:
    ///   - data: Data of the number.
    ///   - fraction: Completed share of the goal, 0 to 1; nil takes the share from data that is a percentage or a
    ///     fraction, and leaves the ring empty otherwise.
    ///   - subtitle: Name of the counted quantity.
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
        // The number equals the ring's value, which is not spoken twice.
        if case .percent = data { isPercentage = true }
    }
}

/// Percentage of the goal, shown where no number was given.
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
