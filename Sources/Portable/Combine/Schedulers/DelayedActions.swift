import Dispatch
import Foundation
import Synchronization

/// Actions in the order of their dates, then in the order in which they were added.
///
/// A timer starts the next action in this order, not a particular one: timers fire on any thread and may overtake each
/// other, and a completion that overtakes a value would lose it.
final class DelayedActions: Sendable {
    static let shared = DelayedActions()

    private struct Waiting {
        let date: Date
        let action: ScheduledAction
    }

    private let waiting = Mutex<[Waiting]>([])

    /// Starts actions one after the other; they only dispatch to their scheduler.
    private let queue = DispatchQueue(label: "Combine.DelayedActions")

    /// - Parameter action: A short action, which runs on this object's queue.
    func add(at date: Date, _ action: ScheduledAction) {
        waiting.withLock { waiting in
            let place = waiting.partitioningIndex { $0.date > date }
            waiting.insert(Waiting(date: date, action: action), at: place)
        }
        queue.asyncAfter(deadline: .now() + date.timeIntervalSinceNow) { [self] in
            // Each action has a timer, so there is one left, and the first one is due no later than this timer.
            waiting.withLock { $0.removeFirst() }.action.run()
        }
    }
}

extension Array {
    /// The index of the first element of the second part, in an array that is partitioned by a predicate.
    fileprivate func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
