import FioriSwiftUICore
import SwiftUI

// Models of headers, numbers and small items, with all and with only the required members.

nonisolated struct FullHeader: ObjectHeaderModel, ProfileHeaderModel, HeaderChartModel, SectionHeaderModel {
    let title = "Title"
    let subtitle: String? = "Subtitle"
    let tags: [String]? = ["Tag"]
    let bodyText: String? = "Body"
    let footnote: String? = "Footnote"
    let descriptionText: String? = "Description"
    let status: TextOrIcon? = .text("Status")
    let substatus: TextOrIcon? = .icon(Image(systemName: "clock"))
    let detailImage: Image? = Image(systemName: "gearshape.2")
    let trend: String? = "Trend"
    let trendImage: Image? = Image(systemName: "arrow.up")
    let kpi: String? = "42"
    let attribute: String? = "Attribute"
}

nonisolated struct NamedHeader: ObjectHeaderModel, ProfileHeaderModel, HeaderChartModel, SectionHeaderModel {
    let title = "Title"
}

nonisolated struct FullNumber: KPIItemModel, KPIModel {
    let kpi: String? = "42"
    let subtitle: String? = "Subtitle"
    let title = "42"
    let icon: Image? = Image(systemName: "arrow.up")
}

nonisolated struct FullProgress: KPIProgressItemModel {
    let kpi: String? = "42 %"
    let fraction: Double? = 0.42
    let subtitle: String? = "Subtitle"
    let footnote: String? = "Footnote"
}

nonisolated struct EmptyNumber: KPIItemModel, KPIProgressItemModel {}

nonisolated struct FullPair: KeyValueItemModel {
    let key = "Key"
    let value: String? = "Value"
}

nonisolated struct KeyAlone: KeyValueItemModel {
    let key = "Key"
}

nonisolated struct FullActivity: ActivityItemModel {
    let icon: Image? = Image(systemName: "phone")
    let subtitle: String? = "Subtitle"
}

nonisolated struct FullProgressIndicator: ProgressIndicatorModel {
    let progressIndicatorText: String? = "Loading"
}
