/// Something that changes from frame to frame.
protocol FrameTask: AnyObject {
    /// Shows what is due at a time.
    /// - Returns: whether there is more to come.
    func showFrame(at time: Double) -> Bool

    /// The next time at which something happens that is more than a step on the way, such as the end; infinite when
    /// there is none, in the past when that is not known beforehand.
    var deadline: Double { get }

    /// Whether the time between now and the deadline brings anything new.
    var needsEveryFrame: Bool { get }
}

extension FrameTask {
    var needsEveryFrame: Bool { true }
}

/// What animates in one tree of views, and the clock that it goes by.
///
/// Like the boxes, it is used by one thread at a time. Tasks are held by what they animate, so that they end with it.
final class FrameScheduler: @unchecked Sendable {
    /// In seconds.
    var time = 0.0

    /// The last transaction with an animation since boxes were last brought to their places.
    var layoutTransaction = Transaction()

    /// Whether any transaction since then asks for an animation.
    var layoutMayAnimate = false

    /// Counts the times that boxes were brought to their places.
    private(set) var layoutCount = 0

    /// Runs the actions of animations that are over, when it is safe to change state.
    var run: (@escaping () -> Void) -> Void = { $0() }

    /// What is to be run when this frame is on screen.
    private var due: [() -> Void] = []
    private var isShowingFrame = false

    private var tasks: [ObjectIdentifier: Entry] = [:]

    private struct Entry {
        weak var task: (any FrameTask)?
        let number: Int
    }

    private var lastNumber = 0

    /// Whether something animates.
    var isRunning: Bool { tasks.values.contains { $0.task != nil } }

    /// How many things animate.
    var taskCount: Int { tasks.values.count { $0.task != nil } }

    func add(_ task: any FrameTask) {
        guard tasks[ObjectIdentifier(task)]?.task == nil else { return }
        lastNumber += 1
        tasks[ObjectIdentifier(task)] = Entry(task: task, number: lastNumber)
    }

    func remove(_ task: any FrameTask) { tasks[ObjectIdentifier(task)] = nil }

    /// Runs the action of an animation that is over; when it ends with the frame that is being shown, after
    /// ``frameWasShown()``.
    func schedule(_ action: @escaping () -> Void) {
        if isShowingFrame { due.append(action) } else { run(action) }
    }

    /// Runs what waits for the frame to be on screen: what it starts begins where the frame ends.
    func frameWasShown() {
        let actions = due
        due = []
        for action in actions { run(action) }
    }

    /// Shows what is due now, in the order in which it began.
    func showFrame() {
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

    /// When the next frame is due that differs from this one: now while something moves, nil when nothing will change.
    var nextFrame: Double? {
        var next = Double.infinity
        for task in tasks.values.lazy.compactMap(\.task) {
            next = min(next, task.needsEveryFrame ? time : max(task.deadline, time))
        }
        return next.isFinite ? next : nil
    }

    /// A frame of a display that shows 60 a second.
    static let frameLength = 1.0 / 60

    /// The next time at which more than a step on the way happens.
    var nextDeadline: Double? {
        var next = Double.infinity
        for task in tasks.values.lazy.compactMap(\.task) {
            next = min(next, task.deadline > time ? task.deadline : time + Self.frameLength)
        }
        return next.isFinite ? next : nil
    }

    /// Ends a round of layout: what comes later belongs to other transactions.
    func layoutDidEnd() {
        layoutCount += 1
        layoutTransaction = Transaction()
        layoutMayAnimate = false
    }
}
