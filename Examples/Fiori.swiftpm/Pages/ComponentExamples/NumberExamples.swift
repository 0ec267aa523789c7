import FioriCharts
import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let kpiItem = ComponentEntry(
        "KPIItem", "A key performance indicator: a figure with a label.",
        properties: [
            ComponentProperty("kpi", .text, "€26.9M"), ComponentProperty("subtitle", .text, "Net sales"),
            ComponentProperty("data", .data, choices: SampleNumber.names),
        ],
        make: { values in
            if let number = values.text("data").flatMap(SampleNumber.init) {
                KPIItem(data: number.data, subtitle: values.text("subtitle"))
            } else {
                KPIItem(kpi: values.text("kpi"), subtitle: values.text("subtitle"))
            }
        },
        examples: [
            GalleryExample("plain types") { KPIItem(kpi: "€26.9M", subtitle: "Net sales") },
            GalleryExample("model") { KPIItem(model: LibraryPreviewData.Sales.netSales) },
            GalleryExample("view builders") {
                KPIItem {
                    Label("26.9", systemImage: "arrow.up")
                } subtitle: {
                    Text("Net sales, in millions")
                }
            },
            GalleryExample("components") {
                KPIItem(
                    data: .components([
                        .icon(Image(systemName: "arrowtriangle.up.fill")), .unit("€"), .metric("26.9"), .unit("M"),
                    ]), subtitle: "Net sales")
            },
            GalleryExample("measure") {
                KPIItem(
                    data: .measure(Measurement(value: 12.5, unit: UnitLength.kilometers), MeasurementFormatter()),
                    subtitle: "To the next stop")
            },
            GalleryExample("duration") {
                KPIItem(data: .duration(16_320, nil), subtitle: "Time to repair")
            },
            GalleryExample("percent") { KPIItem(data: .percent(0.974), subtitle: "Delivered in time") },
            GalleryExample("fraction") {
                KPIItem(data: .fraction(13, 20, NumberFormatter()), subtitle: "Orders completed")
            },
            GalleryExample("long texts") {
                KPIItem(
                    kpi: "1,234,567,890,123.45", subtitle: "Net sales of all regions since the company was founded")
            },
        ])

    static let kpiProgressItem = ComponentEntry(
        "KPIProgressItem", "A key performance indicator: a figure in a progress ring, with a label.",
        properties: [
            ComponentProperty("kpi", .text, "13/20"), ComponentProperty("fraction", .number, "0.65"),
            ComponentProperty("subtitle", .text, "Orders completed"),
            ComponentProperty("footnote", .text, "Until the end of May"),
            ComponentProperty("data", .data, choices: SampleNumber.names),
        ],
        make: { values in
            if let number = values.text("data").flatMap(SampleNumber.init) {
                KPIProgressItem(
                    data: number.data, fraction: values.number("fraction"), subtitle: values.text("subtitle"),
                    footnote: values.text("footnote"))
            } else {
                KPIProgressItem(
                    kpi: values.text("kpi"), fraction: values.number("fraction"), subtitle: values.text("subtitle"),
                    footnote: values.text("footnote"))
            }
        },
        examples: [
            GalleryExample("model") { KPIProgressItem(model: LibraryPreviewData.Goal.openOrders) },
            GalleryExample("percent") { KPIProgressItem(fraction: 0.4, subtitle: "Completed") },
            GalleryExample("data") {
                KPIProgressItem(
                    data: .components([.metric("12"), .unit(" t")]), fraction: 0.8, subtitle: "Loaded",
                    footnote: "Of 15 t")
            },
            GalleryExample("reached") { KPIProgressItem(kpi: "20/20", fraction: 1, subtitle: "Orders completed") },
            GalleryExample("unknown") { KPIProgressItem(kpi: "–", subtitle: "Not known yet") },
        ])

    static let kpi = ComponentEntry(
        "KPI", "A key performance indicator: a figure with an optional icon.",
        properties: [ComponentProperty("title", .text, "26.9M"), ComponentProperty("icon", .image, "eurosign.circle")],
        make: { values in KPI(title: values.required("title"), icon: values.image("icon")) },
        examples: [
            GalleryExample("plain types") { KPI(title: "26.9M", icon: Image(systemName: "eurosign.circle")) },
            GalleryExample("title alone") { KPI { Text("97%") } },
        ])

    static let kpiHeader = ComponentEntry(
        "KPIHeader", "A row of up to four key performance indicators, with or without progress rings.",
        properties: [
            ComponentProperty("items", .view, "number and ring", choices: ["number and ring", "four numbers"]),
            ComponentProperty("data", .data, choices: SampleFigures.names),
            ComponentProperty("item", .view, "KPIItem", choices: ["KPIItem", "KPIProgressItem"]),
        ],
        make: { values in
            let isRing = values.text("item") == "KPIProgressItem"
            if let data = values.text("data").flatMap(SampleFigures.init) {
                KPIHeader(data.figures) { figure -> any KPIHeaderItem in
                    isRing ? KPIProgressItem(kpi: figure.title, fraction: 0.65) : KPIItem(kpi: figure.title)
                }
            } else if values.text("items") == "four numbers" {
                KPIHeader(items: LibraryPreviewData.Figure.all.map { KPIItem(kpi: $0.title) })
            } else if values.text("items") != nil {
                KPIHeader(items: [
                    KPIItem(model: LibraryPreviewData.Sales.netSales),
                    KPIProgressItem(model: LibraryPreviewData.Goal.openOrders),
                ])
            }
        },
        examples: [
            GalleryExample("numbers and rings") {
                KPIHeader(items: [
                    KPIItem(kpi: "€26.9M", subtitle: "Net sales"),
                    KPIProgressItem(fraction: 0.65, subtitle: "Orders completed"),
                    KPIItem(data: .percent(0.974), subtitle: "Delivered in time"),
                    KPIItem(kpi: "128", subtitle: "Parcels"),
                ])
            },
            GalleryExample("a number for each element") {
                KPIHeader(LibraryPreviewData.Figure.all) { KPIItem(kpi: $0.title) }
            },
        ])

    static let kpiHeaderControl = ComponentEntry(
        "KPIHeaderControl", "A row of up to four key performance indicators, made from a collection of models.",
        properties: [
            ComponentProperty("data", .data, "four figures", choices: SampleFigures.names),
            ComponentProperty("id", .data),
        ],
        make: { values in
            KPIHeaderControl(values.text("data").flatMap(SampleFigures.init)?.figures ?? [], id: \.title)
        },
        examples: [
            GalleryExample("models") {
                KPIHeaderControl(LibraryPreviewData.Figure.all, id: \.title)
            },
            GalleryExample("styled by the app") {
                KPIHeaderControl(LibraryPreviewData.Figure.all, id: \.title)
                    .titleModifier { $0.font(.fiori(forTextStyle: .headline)) }
            },
        ])

    static let kpiLayoutContainer = ComponentEntry(
        "KPILayoutContainer", "A row of up to four views, one for each element of a collection.",
        properties: [
            ComponentProperty("data", .data, "four figures", choices: SampleFigures.names),
            ComponentProperty("id", .data),
            ComponentProperty("content", .view, "KPI", choices: ["KPI"] + SampleView.names),
        ],
        make: { values in
            KPILayoutContainer(values.text("data").flatMap(SampleFigures.init)?.figures ?? [], id: \.title) { figure in
                if values.text("content") == "KPI" { KPI(model: figure) } else { values.view("content") }
            }
        },
        examples: [
            GalleryExample("numbers of a range") {
                KPILayoutContainer(0..<6, id: \.self) { index in
                    KPI { Text("\(index)") }
                }
            },
            GalleryExample("numbers with charts") {
                KPILayoutContainer(0..<3, id: \.self) { index in
                    VStack(alignment: .leading, spacing: 4) {
                        KPIItem(
                            kpi: ["€26.9M", "128", "17"][index], subtitle: ["Net sales", "Orders", "Returns"][index])
                        ChartView(
                            ChartModel(
                                chartType: [ChartType.micro_area, .micro_column, .line][index],
                                data: [[3, 5, 4, 7, 6, 8 - Double(index)]])
                        )
                        .frame(height: 32)
                    }
                }
            },
            GalleryExample("items and rings") {
                KPILayoutContainer([0.25, 0.5, 0.75], id: \.self) { fraction in
                    KPIProgressItem(fraction: fraction, subtitle: "Completed")
                }
            },
        ])
}
