import Foundation

/// The times at which a view looks how far a progress has come: ten a second, until it is over. Foundation on Linux tells
/// nobody when a progress changes.
struct ProgressSteps: TimelineSchedule {
    let progress: Progress

    private static let step = 0.1

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
        var next = startDate
        return AnyIterator { [progress] in
            guard !progress.isFinished, !progress.isCancelled else { return nil }
            defer { next += Self.step }
            return next
        }
    }
}

/// What a progress says of itself: what its owner has it say, else how much is done (as Foundation has it on Apple's
/// systems, remembered; on Linux it says nothing by itself). One that does not know how much there is to do is silent.
extension Progress {
    @MainActor func title(in locale: Locale) -> Text? {
        if let title = localizedDescription, !title.isEmpty { return Text(verbatim: title) }
        guard !isIndeterminate else { return nil }
        let percent = fractionCompleted.formatted(
            .percent.precision(.fractionLength(0)).rounded(rule: .down).locale(locale))
        return Text(system: .partDone, percent)
    }

    @MainActor func amount(in locale: Locale) -> Text? {
        if let amount = localizedAdditionalDescription, !amount.isEmpty { return Text(verbatim: amount) }
        guard !isIndeterminate else { return nil }
        return Text(
            system: .amountOf, completedUnitCount.formatted(.number.locale(locale)),
            totalUnitCount.formatted(.number.locale(locale)))
    }
}
