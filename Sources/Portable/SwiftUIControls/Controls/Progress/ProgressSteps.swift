import Foundation
import SwiftUICore

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

/// The descriptions of a progress: those that its owner sets, else the completed amount, as Foundation provides on
/// Apple's systems (on Linux it has none of its own). A progress without a known total has no description.
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
