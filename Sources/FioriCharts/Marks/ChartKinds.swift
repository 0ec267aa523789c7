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
    /// - Parameter stacking: The stacking that the model names; kinds that do not stack ignore it.
    static func marks(for type: ChartType, stacking: ChartStacking? = nil) -> any ChartMarks {
        let isPercent = stacking == .percent
        switch (type, stacking) {
        case (.column, .some): return StackedColumnMarks(isPercent: isPercent)
        case (.bar, .some): return StackedColumnMarks(isLying: true, isPercent: isPercent)
        case (.stackedColumn, .percent): return StackedColumnMarks(isPercent: true)
        case (.stackedBar, .percent): return StackedColumnMarks(isLying: true, isPercent: true)
        case (.area, .some): return StackedAreaMarks(isPercent: isPercent)
        default: return kinds[type] ?? LineMarks()
        }
    }
}
