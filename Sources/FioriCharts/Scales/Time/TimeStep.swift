/// The distance between the ticks of a time axis: round numbers of minutes, hours, days, weeks, months or years.
nonisolated enum TimeStep: Equatable {
    /// A part of a day, in seconds.
    case seconds(Int)
    case week
    case months(Int)

    /// All steps, the shortest first.
    static let all: [TimeStep] =
        [60, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200, 86_400].map(TimeStep.seconds) + [.week]
        + [1, 2, 3, 6].map(TimeStep.months) + [1, 2, 5, 10, 20, 50, 100, 200, 500].map { .months($0 * 12) }

    /// The length in seconds, of months on average.
    var length: Double {
        switch self {
        case .seconds(let seconds): Double(seconds)
        case .week: 7 * CivilTime.day
        case .months(let count): Double(count) * 30.436_875 * CivilTime.day
        }
    }

    /// The first tick at or after a time.
    func first(from time: Double) -> Double {
        switch self {
        case .seconds(let seconds): return (time / Double(seconds)).rounded(.up) * Double(seconds)
        case .week:
            // 1970-01-05 was a Monday.
            let monday = 4 * CivilTime.day
            return ((time - monday) / length).rounded(.up) * length + monday
        case .months(let count):
            let month = CivilTime.month(time)
            let floor = Int((Double(month) / Double(count)).rounded(.down)) * count
            let start = CivilTime.start(ofMonth: floor)
            return start >= time ? start : CivilTime.start(ofMonth: floor + count)
        }
    }

    /// The tick after another.
    func next(after tick: Double) -> Double {
        switch self {
        case .seconds, .week: tick + length
        case .months(let count): CivilTime.start(ofMonth: CivilTime.month(tick) + count)
        }
    }
}
