import FioriCharts
import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let objectHeader = ComponentEntry(
        "ObjectHeader",
        "The header of a business object's page; in compact width its parts are on pages to swipe through.",
        properties: [
            ComponentProperty("title", .text, "Inspect Electric Pump Motor"),
            ComponentProperty("subtitle", .text, "Job 819701"),
            ComponentProperty("tags", .texts, "Started, PM01, 103-Repair"),
            ComponentProperty("bodyText", .text, "1000-Hamburg, Mechanics"),
            ComponentProperty("footnote", .text, "Due on 12/31/26"),
            ComponentProperty("descriptionText", .text, "Temperature fluctuates above the limit."),
            ComponentProperty("status", .textOrIcon, "High"),
            ComponentProperty("substatus", .textOrIcon, "Scheduled"),
            ComponentProperty("detailImage", .image, "wrench.and.screwdriver"),
            ComponentProperty("detailContent", .view, choices: SampleView.names),
        ],
        make: { values in
            if let content = values.view("detailContent") {
                makeObjectHeader(values) { content }
            } else {
                makeObjectHeader(values) { EmptyView() }
            }
        },
        examples: [
            GalleryExample("view builders") {
                ObjectHeader {
                    Text("Inspect Electric Pump Motor")
                } subtitle: {
                    Text("Job 819701")
                } tags: {
                    Text("Started")
                    Text("PM01")
                } status: {
                    Image(systemName: "exclamationmark.triangle.fill")
                        .foregroundStyle(.preferredColor(.criticalLabel))
                } detailContent: {
                    LibraryPreviewData.Sales.picture.frame(height: 96)
                }
            },
            GalleryExample("model") {
                ObjectHeader(model: LibraryPreviewData.Order.inspection) { EmptyView() }
            },
            GalleryExample("with numbers") {
                ObjectHeader(model: LibraryPreviewData.Order.inspection) {
                    KPIProgressItem(fraction: 0.65, subtitle: "Completed")
                }
            },
            GalleryExample("title alone") {
                ObjectHeader { Text("Inspect Electric Pump Motor") }
            },
            GalleryExample("long texts") {
                ObjectHeader(
                    title: "Transformer Overheating When After Being on for 1 Hour or Longer, Second Notification",
                    subtitle: "Three Phase Pad Mounted Transformer (533423), Substation North",
                    tags: ["Started", "Partially confirmed", "PM01", "103-Repair", "Material missing", "Priority 1"],
                    status: .text("Very High"), substatus: .text("Scheduled"),
                    detailImage: Image(systemName: "bolt.circle")
                ) {
                    EmptyView()
                }
            },
        ])

    /// The header of the properties' values. Its parts have one page less if the type of its detail is EmptyView.
    private static func makeObjectHeader<Detail: View>(
        _ values: PropertyValues, @ViewBuilder detailContent: () -> Detail
    ) -> some View {
        ObjectHeader(
            title: values.required("title"), subtitle: values.text("subtitle"), tags: values.texts("tags"),
            bodyText: values.text("bodyText"), footnote: values.text("footnote"),
            descriptionText: values.text("descriptionText"), status: values.textOrIcon("status"),
            substatus: values.textOrIcon("substatus"), detailImage: values.image("detailImage"),
            detailContent: detailContent)
    }

    static let profileHeader = ComponentEntry(
        "ProfileHeader", "The header of a person's page, with buttons to call or write to them.",
        properties: [
            ComponentProperty("title", .text, "Laurel Osborn"),
            ComponentProperty("subtitle", .text, "Sales Manager"),
            ComponentProperty("footnote", .text, "Houston, Texas"),
            ComponentProperty("descriptionText", .text, "Responsible for the accounts of the southern region."),
            ComponentProperty("detailImage", .image, "person.crop.circle.fill"),
            ComponentProperty("actionItems", .activities, "phone, email"),
        ],
        make: { values in
            ProfileHeader(
                title: values.required("title"), subtitle: values.text("subtitle"), footnote: values.text("footnote"),
                descriptionText: values.text("descriptionText"), detailImage: values.image("detailImage")
            ) {
                ActivityItems(actionItems: values.activities("actionItems"))
            }
        },
        examples: [
            GalleryExample("view builders") {
                ProfileHeader {
                    Text("Laurel Osborn")
                } subtitle: {
                    Text("Sales Manager")
                } detailImage: {
                    Image(systemName: "person.crop.circle.fill").font(.largeTitle).imageScale(.large)
                } actionItems: {
                    HStack(spacing: 24) {
                        ActivityItem(icon: Image(systemName: "phone"), subtitle: "Call")
                        ActivityItem(icon: Image(systemName: "envelope"), subtitle: "Email")
                    }
                }
            },
            GalleryExample("model") {
                ProfileHeader(model: LibraryPreviewData.Person.laurelosborn) {
                    ActivityItems(actionItems: LibraryPreviewData.Person.laurelosborn.activities)
                }
            },
            GalleryExample("with one action") {
                ProfileHeader(
                    title: "Laurel Osborn", subtitle: "Sales Manager",
                    detailImage: Image(systemName: "person.crop.circle.fill"), actionText: "Follow")
            },
            GalleryExample("title alone") {
                ProfileHeader { Text("Laurel Osborn") }
            },
        ])

    static let headerChart = ComponentEntry(
        "HeaderChart", "The header of a chart: title, trend, key figure and a small chart.",
        properties: [
            ComponentProperty("title", .text, "Net Sales"),
            ComponentProperty("subtitle", .text, "This quarter, in euros"),
            ComponentProperty("trend", .text, "12% up on last year"),
            ComponentProperty("trendImage", .image, "arrow.up.forward"),
            ComponentProperty("kpi", .text, "€26.9M"),
            ComponentProperty("chart", .view, "line", choices: ["line"] + SampleView.names),
        ],
        make: { values in
            HeaderChart(
                title: values.required("title"), subtitle: values.text("subtitle"), trend: values.text("trend"),
                trendImage: values.image("trendImage"), kpi: values.text("kpi")
            ) {
                if values.text("chart") == "line" { LibraryPreviewData.Sales.picture } else { values.view("chart") }
            }
        },
        examples: [
            GalleryExample("model") {
                HeaderChart(model: LibraryPreviewData.Sales.netSales) { LibraryPreviewData.Sales.picture }
            },
            GalleryExample("worse than before") {
                HeaderChart(
                    title: "Returns", subtitle: "Per 1,000 orders", trend: "3 more than last month",
                    trendImage: Image(systemName: "arrow.up.forward"), kpi: "17"
                ) {
                    LibraryPreviewData.Sales.picture
                }
                .trendModifier { $0.foregroundStyle(.preferredColor(.negativeLabel)) }
                .trendImageModifier { $0.foregroundStyle(.preferredColor(.negativeLabel)) }
            },
            GalleryExample("view builders") {
                HeaderChart {
                    Text("Net Sales")
                } subtitle: {
                    Text("This quarter")
                } kpi: {
                    KPIItemDataView(.components([.unit("€"), .metric("26.9"), .unit("M")]))
                } chart: {
                    LibraryPreviewData.Sales.picture
                }
            },
            GalleryExample("with a chart of FioriCharts") {
                HeaderChart(
                    title: "Net Sales", subtitle: "This quarter, in millions of euros", trend: "12% up on last year",
                    trendImage: Image(systemName: "arrow.up.forward"), kpi: "€26.9M"
                ) {
                    ChartView(
                        ChartModel(
                            chartType: .line, data: [[7.8, 8.4, 8.1, 9.0, 9.8, 8.1], [7, 7.2, 7.6, 7.4, 8.2, 7.9]],
                            titlesForCategory: [["Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]]))
                }
            },
            GalleryExample("without chart") {
                HeaderChart(title: "Net Sales", subtitle: "This quarter", kpi: "€26.9M") { EmptyView() }
            },
        ])

    static let sectionHeader = ComponentEntry(
        "SectionHeader", "The heading of a section, with an optional text at the trailing edge.",
        properties: [
            ComponentProperty("title", .text, "Open Orders"), ComponentProperty("attribute", .text, "12"),
        ],
        make: { values in
            SectionHeader(title: values.required("title"), attribute: values.text("attribute"))
        },
        examples: [
            GalleryExample("plain types") { SectionHeader(title: "Open Orders", attribute: "12") },
            GalleryExample("view builders") {
                SectionHeader {
                    Text("Open Orders")
                } attribute: {
                    Action(actionText: "See All")
                }
            },
            GalleryExample("title alone") { SectionHeader(title: "Open Orders") },
            GalleryExample("long texts") {
                SectionHeader(
                    title: "Open Orders of the Southern Region That Were Not Confirmed in Time",
                    attribute: "12 of 240")
            },
        ])
}
