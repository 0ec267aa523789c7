extension ComponentCatalog {
    /// All components, in the order that the gallery shows them.
    public static let all: [ComponentEntry] = [
        .objectHeader,
        .profileHeader,
        .headerChart,
        .sectionHeader,
        .kpiHeader,
        .kpiItem,
        .kpiProgressItem,
        .kpi,
        .personDetailItem,
        .contactItem,
        .activityItems,
        .activityItem,
        .objectItem,
        .keyValueItem,
        .dataTable,
        .dimensionSelector,
        .fioriButton,
        .iconStack,
        .tagStack,
        .action,
        .progressIndicator,
        .pageIndicator,
    ]
}
