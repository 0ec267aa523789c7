import Dispatch
import Foundation
import Synchronization

/// Actions that wait for their dates, in the order of these, then in the order in which they were asked for.
///
/// A timer says that the time has come for one more action, not for which: timers ring on any thread and may overtake
/// each other, and a completion that overtakes a value would lose it.
final class DelayedActions: Sendable {
    static let shared = DelayedActions()

    private struct Waiting {
        let date: Date
        let action: ScheduledAction
    }

    private let waiting = Mutex<[Waiting]>([])

    /// Actions are begun one after the other; they only hand on to where they really run.
    private let queue = DispatchQueue(label: "Combine.DelayedActions")

    /// - Parameter action: Runs on a queue of this object, and must be short.
    func add(at date: Date, _ action: ScheduledAction) {
        waiting.withLock { waiting in
            let place = waiting.partitioningIndex { $0.date > date }
            waiting.insert(Waiting(date: date, action: action), at: place)
        }
        queue.asyncAfter(deadline: .now() + date.timeIntervalSinceNow) { [self] in
            // There is one timer for each, so there is one to take, and the first is due no later than this timer's own.
            waiting.withLock { $0.removeFirst() }.action.run()
        }
    }
}

extension Array {
    /// The first place whose element belongs to the second part, where the array is ordered by that.
    fileprivate func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
