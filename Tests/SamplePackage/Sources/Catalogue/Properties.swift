import FioriSwiftUI
import Foundation
import SwiftUI

/// Every property that comes alone, by its protocol and with its type.
public struct EveryProperty: TitleComponent, SubtitleComponent, TagsComponent, FootnoteComponent,
    DescriptionTextComponent, DetailImageComponent, AttributeComponent, SecondaryAttributeComponent, TimestampComponent,
    SecondaryTimestampComponent, TrendComponent, TrendImageComponent, StatusComponent, SubstatusComponent,
    BodyTextComponent, BodyAttributedTextComponent, IconComponent, AccessoryIconComponent, IconsComponent,
    ActionTitleComponent, FirstActionTitleComponent, SecondActionTitleComponent, SeriesTitlesComponent, KeyComponent,
    ValueComponent, ValuesComponent, ValueAxisTitleComponent, SecondaryValuesAxisTitleComponent,
    CategoryAxisTitleComponent, EmptyTextComponent, KpiComponent, PlaceholderComponent, LowerBoundTitleComponent,
    UpperBoundTitleComponent, ActionItemsComponent, ActionComponent, KpiProgressComponent, ProgressIndicatorComponent
{
    public var title: String = ""
    public var subtitle: String?
    public var tags: [String]?
    public var footnote: String?
    public var descriptionText: String?
    public var detailImage: Image?
    public var attribute: String?
    public var secondaryAttribute: String?
    public var timestamp: String?
    public var secondaryTimestamp: String?
    public var trend: String?
    public var trendImage: Image?
    public var status: TextOrIcon?
    public var substatus: TextOrIcon?
    public var bodyText: String?
    public var bodyAttributedText: AttributedString?
    public var htmlContent: String?
    public var icon: Image?
    public var accessoryIcon: Image?
    public var icons: [TextOrIcon]?
    public var actionTitle: String?
    public var firstActionTitle: String?
    public var secondActionTitle: String?
    public var seriesTitles: [String] = []
    public var key: String = ""
    public var value: String?
    public var values: [String] = []
    public var valueAxisTitle: String?
    public var secondaryValuesAxisTitle: String?
    public var categoryAxisTitle: String?
    public var emptyText: String?
    public var kpi: String?
    public var placeholder: String?
    public var lowerBoundTitle: String?
    public var upperBoundTitle: String?
    public var actionItems: [ActivityItemDataType]?
    public var didSelectActivityItem: ((ActivityItemDataType) -> Void)?
    public var actionText: String?
    public var didSelectAction: (() -> Void)?
    public var fraction: Double?
    public var progressIndicatorText: String?

    public init() {}
}

/// Only what has no default.
public struct FewestProperties: TitleComponent, SubtitleComponent, TagsComponent, FootnoteComponent,
    DescriptionTextComponent, DetailImageComponent, AttributeComponent, SecondaryAttributeComponent, TimestampComponent,
    SecondaryTimestampComponent, TrendComponent, TrendImageComponent, StatusComponent, SubstatusComponent,
    BodyTextComponent, BodyAttributedTextComponent, IconComponent, AccessoryIconComponent, IconsComponent,
    ActionTitleComponent, FirstActionTitleComponent, SecondActionTitleComponent, SeriesTitlesComponent, KeyComponent,
    ValueComponent, ValuesComponent, ValueAxisTitleComponent, SecondaryValuesAxisTitleComponent,
    CategoryAxisTitleComponent, EmptyTextComponent, KpiComponent, PlaceholderComponent, LowerBoundTitleComponent,
    UpperBoundTitleComponent, ActionItemsComponent, ActionComponent, KpiProgressComponent, ProgressIndicatorComponent
{
    public let title = ""
    public let seriesTitles: [String] = []
    public let key = ""
    public let values: [String] = []

    public init() {}
}

/// A style for every part: the look of a subtree, overridden deeper, and read from the environment.
public struct StyledSubtree<Content: View>: View {
    @Environment(\.titleModifier) private var titleModifier
    @Environment(\.subtitleModifier) private var subtitleModifier
    @Environment(\.detailImageModifier) private var detailImageModifier
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        content
            .titleModifier { $0.font(.headline) }
            .subtitleModifier { $0.font(.subheadline).foregroundColor(.preferredColor(.secondaryLabel)) }
            .tagsModifier { $0.font(.caption) }
            .footnoteModifier { $0.foregroundColor(.red) }
            .descriptionTextModifier { $0.lineLimit(2) }
            .detailImageModifier { $0.clipShape(Circle()) }
            .attributeModifier { $0.italic() }
            .secondaryAttributeModifier { $0.bold() }
            .timestampModifier { $0.font(.footnote) }
            .secondaryTimestampModifier { $0.font(.footnote) }
            .trendModifier { $0.font(.footnote) }
            .trendImageModifier { $0.font(.footnote) }
            .statusModifier { $0.foregroundStyle(.red) }
            .substatusModifier { $0.foregroundStyle(.green) }
            .bodyTextModifier { $0.font(.body) }
            .bodyAttributedTextModifier { $0.font(.body) }
            .htmlContentModifier { $0.font(.body) }
            .iconModifier { $0.font(.body) }
            .accessoryIconModifier { $0.font(.body) }
            .iconsModifier { $0.font(.body) }
            .actionTitleModifier { $0.font(.body) }
            .firstActionTitleModifier { $0.font(.body) }
            .secondActionTitleModifier { $0.font(.body) }
            .seriesTitlesModifier { $0.font(.body) }
            .keyModifier { $0.font(.body) }
            .valueModifier { $0.font(.body) }
            .valuesModifier { $0.font(.body) }
            .valueAxisTitleModifier { $0.font(.body) }
            .secondaryValuesAxisTitleModifier { $0.font(.body) }
            .categoryAxisTitleModifier { $0.font(.body) }
            .emptyTextModifier { $0.font(.body) }
            .kpiModifier { $0.font(.largeTitle) }
            .placeholderModifier { $0.font(.body) }
            .lowerBoundTitleModifier { $0.font(.body) }
            .upperBoundTitleModifier { $0.font(.body) }
            .actionItemsModifier { $0.font(.body) }
            .actionTextModifier { $0.font(.body) }
            .textInputValueModifier { $0.font(.body) }
            .progressIndicatorTextModifier { $0.font(.body) }
            .actionModifier { $0.buttonStyle(.bordered) }
            .secondaryActionModifier { $0.buttonStyle(.borderless) }
            .environment(\.titleModifier, titleModifier)
            .environment(\.kpiModifier, AnyViewModifier { $0.padding(4) })
            .modifier(titleModifier.concat(subtitleModifier).concat(detailImageModifier))
            .environment(\.splitPercent, 0.4)
            .environment(\.numberOfLines, 3)
            .splitPercent(0.3)
    }
}
