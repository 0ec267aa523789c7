nonisolated extension LibraryPreviewData {
    /// Periods that a chart can show, to show in selectors.
    public static let periods = ["1D", "1W", "1M", "3M", "1Y", "3Y"]
}
