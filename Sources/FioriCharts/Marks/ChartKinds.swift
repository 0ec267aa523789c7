/// The kinds of charts: one line each.
nonisolated enum ChartKinds {
    private static let kinds: [ChartType: any ChartMarks] = [
        .line: LineMarks(),
        .area: AreaMarks(),
        .column: ColumnMarks(),
        .bar: ColumnMarks(isLying: true),
        .stackedColumn: StackedColumnMarks(),
        .stackedBar: StackedColumnMarks(isLying: true),
        .waterfall: WaterfallMarks(),
        .combo: ComboMarks(),
        .scatter: ScatterMarks(),
        .bubble: ScatterMarks(hasSizes: true),
        .stock: LineMarks(showsOneSeries: true),
        .donut: DonutMarks(),
        .micro_area: AreaMarks(isMicro: true),
        .micro_column: ColumnMarks(isMicro: true),
        .micro_bullet: BulletMarks(),
        .micro_stacked_bullet: BulletMarks(isStacked: true),
        .micro_harvey_ball: PartOfTotalMarks(isRing: false),
        .micro_radial: PartOfTotalMarks(isRing: true),
    ]

    /// The marks of a kind.
    static func marks(for type: ChartType) -> any ChartMarks { kinds[type] ?? LineMarks() }
}
