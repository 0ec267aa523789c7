/// When a press shows. In content that scrolls a finger may be about to do so: there a press shows once the finger has
/// stayed for a moment, or for a moment when it is lifted sooner, and never when it goes on to scroll.
@MainActor
struct PressShowing {
    /// When a finger that stays shows; nil once it does, and where none waits.
    private(set) var due: Double?
    private weak var scroll: ScrollBox?
    private var afterglow: Afterglow?

    /// How long scroll views keep touches from their content (UIScrollView's, remembered), and how long a quick tap
    /// shows (by eye), in seconds.
    static let delay = 0.15
    private static let glow = 0.1

    /// A finger has come.
    /// - Returns: whether it shows at once.
    mutating func begin(at time: Double, in space: GestureSpace) -> Bool {
        stop()
        scroll = space.box?.nearestAncestor { ($0 as? ScrollBox).flatMap { $0.configuration.isDisabled ? nil : $0 } }
        due = scroll == nil ? nil : time + Self.delay
        return due == nil
    }

    /// - Returns: whether a finger that has waited shows from now on.
    mutating func isDue(at time: Double) -> Bool {
        guard let due, due <= time else { return false }
        self.due = nil
        return true
    }

    /// Whether the press has not been shown.
    var isWaiting: Bool { due != nil }

    /// Whether a quick tap is being shown after its finger has gone.
    var isGlowing: Bool { afterglow?.isOver == false }

    /// A quick tap shows for a moment from now on, where anything takes time.
    /// - Returns: whether it does.
    mutating func glow(then hide: @escaping @MainActor () -> Void) -> Bool {
        due = nil
        guard let graph = scroll?.gesture?.graph, graph.animates else { return false }
        let glow = Afterglow(graph.frames, until: graph.frames.time + Self.glow, hide)
        afterglow = glow
        graph.frames.add(glow)
        return true
    }

    /// Nothing waits any more.
    mutating func stop() {
        due = nil
        afterglow?.end()
        afterglow = nil
    }
}

/// Hides a press when its time is over.
private final class Afterglow: FrameTask, @unchecked Sendable {
    let deadline: Double
    private(set) var isOver = false
    private let frames: FrameScheduler
    private let hide: @MainActor () -> Void

    init(_ frames: FrameScheduler, until deadline: Double, _ hide: @escaping @MainActor () -> Void) {
        self.frames = frames
        self.deadline = deadline
        self.hide = hide
    }

    var needsEveryFrame: Bool { false }

    func showFrame(at time: Double) -> Bool {
        guard time >= deadline else { return true }
        frames.schedule { [weak self] in MainActor.assumeIsolated { self?.end() } }
        return false
    }

    @MainActor func end() {
        guard !isOver else { return }
        isOver = true
        frames.remove(self)
        hide()
    }
}
