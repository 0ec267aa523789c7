extension ManifestChoices {
    /// The types of charts that UI5's library of charts (VizFrame) has, and the older names of cards.
    static let chartTypes =
        ["Line", "StackedColumn", "StackedBar", "Donut"] + simple + stacked + combined + overTime

    private static let simple = [
        "bar", "column", "line", "area", "horizontal_line", "horizontal_area", "pie", "donut", "radar", "scatter",
        "bubble", "waterfall", "horizontal_waterfall", "bullet", "vertical_bullet", "tagcloud", "dual_bar",
        "dual_column", "dual_line", "dual_horizontal_line", "treemap", "heatmap",
    ]

    private static let stacked = [
        "stacked_bar", "stacked_column", "100_stacked_bar", "100_stacked_column", "100_area", "100_horizontal_area",
        "dual_stacked_bar", "dual_stacked_column", "100_dual_stacked_bar", "100_dual_stacked_column",
    ]

    private static let combined = [
        "combination", "stacked_combination", "horizontal_combination", "horizontal_stacked_combination",
        "dual_combination", "dual_stacked_combination", "dual_horizontal_combination",
        "dual_horizontal_stacked_combination",
    ]

    private static let overTime = [
        "timeseries_line", "timeseries_column", "timeseries_scatter", "timeseries_bubble", "time_bubble",
        "timeseries_stacked_column", "timeseries_100_stacked_column", "timeseries_combination",
        "timeseries_stacked_combination", "timeseries_dual_combination", "dual_timeseries_combination",
        "timeseries_waterfall", "timeseries_bullet", "timeseries_area",
    ]
}
