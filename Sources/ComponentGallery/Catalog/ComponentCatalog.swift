extension ComponentCatalog {
    /// All components, in the order that the gallery shows them.
    public static let all: [ComponentEntry] = [
        .personDetailItem,
        .contactItem,
        .activityItems,
        .objectItem,
        .iconStack,
        .tagStack,
        .action,
    ]
}
