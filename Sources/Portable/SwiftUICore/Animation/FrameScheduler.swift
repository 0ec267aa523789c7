/// A task that runs on each frame of an animation.
package protocol FrameTask: AnyObject {
    /// Updates the presentation for a time.
    /// - Returns: true if further frames follow.
    @MainActor func showFrame(at time: Double) -> Bool

    /// The next time of an event other than an intermediate frame, such as the end; infinite if there is none, in the
    /// past if not known in advance.
    @MainActor var deadline: Double { get }

    /// True if frames before the deadline differ from each other.
    @MainActor var needsEveryFrame: Bool { get }
}

extension FrameTask {
    @MainActor package var needsEveryFrame: Bool { true }
}

/// The animations of one view tree, and their clock.
///
/// Used by one thread at a time, like the boxes. Holds tasks weakly: their owners are what they animate.
package final class FrameScheduler {
    /// The time of the clock, in seconds.
    package var time = 0.0

    /// The last transaction with an animation since the last alignment of boxes.
    package var layoutTransaction = Transaction()

    /// True if any transaction since then has an animation.
    package var layoutMayAnimate = false

    /// The number of layout rounds.
    @exclusivity(unchecked) package private(set) var layoutCount = 0

    /// Runs completion actions of animations, when it is safe to change state.
    var run: (@escaping () -> Void) -> Void = { $0() }

    /// The actions to run once this frame is on screen.
    private var due: [() -> Void] = []
    private var isShowingFrame = false

    private var tasks: [ObjectIdentifier: Entry] = [:]

    private struct Entry {
        weak var task: (any FrameTask)?
        let number: Int
    }

    private var lastNumber = 0

    /// True if any task is running.
    package var isRunning: Bool { tasks.values.contains { $0.task != nil } }

    /// The number of running tasks.
    package var taskCount: Int { tasks.values.count { $0.task != nil } }

    package func add(_ task: any FrameTask) {
        guard tasks[ObjectIdentifier(task)]?.task == nil else { return }
        lastNumber += 1
        tasks[ObjectIdentifier(task)] = Entry(task: task, number: lastNumber)
    }

    package func remove(_ task: any FrameTask) { tasks[ObjectIdentifier(task)] = nil }

    /// Runs the completion action of an animation; if it ends with the frame that is being shown, after
    /// ``frameWasShown()``.
    package func schedule(_ action: @escaping () -> Void) {
        if isShowingFrame { due.append(action) } else { run(action) }
    }

    /// Runs the actions that wait for the frame to be on screen: animations that they start begin at its end.
    package func frameWasShown() {
        let actions = due
        due = []
        for action in actions { run(action) }
    }

    /// Updates all tasks for the present time, in the order in which they started.
    @MainActor package func showFrame() {
        guard !tasks.isEmpty else { return }
        isShowingFrame = true
        defer { isShowingFrame = false }
        for (id, entry) in tasks.sorted(by: { $0.value.number < $1.value.number }) {
            guard let task = entry.task else {
                tasks[id] = nil
                continue
            }
            if !task.showFrame(at: time), tasks[id]?.number == entry.number { tasks[id] = nil }
        }
    }

    /// The time of the next frame that differs from this one: now while something moves, nil if nothing will change.
    @MainActor package var nextFrame: Double? {
        var next = Double.infinity
        for task in tasks.values.lazy.compactMap(\.task) {
            next = min(next, task.needsEveryFrame ? time : max(task.deadline, time))
        }
        return next.isFinite ? next : nil
    }

    /// The length of a frame at 60 frames per second.
    package static let frameLength = 1.0 / 60

    /// The next time of an event other than an intermediate frame.
    @MainActor package var nextDeadline: Double? {
        var next = Double.infinity
        for task in tasks.values.lazy.compactMap(\.task) {
            next = min(next, task.deadline > time ? task.deadline : time + Self.frameLength)
        }
        return next.isFinite ? next : nil
    }

    /// Ends a layout round: later changes belong to other transactions.
    func layoutDidEnd() {
        layoutCount += 1
        layoutTransaction = Transaction()
        layoutMayAnimate = false
    }
}
