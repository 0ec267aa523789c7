@_spi(Floors) import SwiftUICore

/// The timing of a press's highlight. In scrolling content, where a finger may be about to scroll, the highlight
/// appears after a delay, or briefly when the finger is lifted before that, and never if the finger scrolls.
@MainActor
package struct PressHighlightDelay {
    /// The time at which the highlight of a waiting press appears; nil once it is shown, or without a delay.
    package private(set) var due: Double?
    private weak var content: (any DraggableContentBox)?
    private var afterglow: Afterglow?

    /// The delay of touches in scroll views, as in UIScrollView, and the duration of a quick tap's highlight (by eye),
    /// in seconds.
    static let delay = 0.15
    private static let glow = 0.1

    package init() {}

    /// Starts a press.
    /// - Returns: true if it is highlighted at once.
    package mutating func begin(at time: Double, in space: GestureSpace) -> Bool {
        stop()
        content = space.box?.enclosingDraggableContent
        due = content == nil ? nil : time + Self.delay
        return due == nil
    }

    /// - Returns: true if the highlight of a waiting press appears now.
    package mutating func isDue(at time: Double) -> Bool {
        guard let due, due <= time else { return false }
        self.due = nil
        return true
    }

    /// True if the highlight has not appeared yet.
    package var isWaiting: Bool { due != nil }

    /// True while a quick tap is highlighted after its finger was lifted.
    package var isGlowing: Bool { afterglow?.isOver == false }

    /// Highlights a quick tap briefly, if the graph animates.
    /// - Returns: true if it does.
    package mutating func glow(then hide: @escaping @MainActor () -> Void) -> Bool {
        due = nil
        guard let graph = content?.graph, graph.animates else { return false }
        let glow = Afterglow(graph.frames, until: graph.frames.time + Self.glow, hide)
        afterglow = glow
        graph.frames.add(glow)
        return true
    }

    /// Cancels the delay and the highlight of a quick tap.
    package mutating func stop() {
        due = nil
        afterglow?.end()
        afterglow = nil
    }
}

/// Ends the highlight of a quick tap.
private final class Afterglow: FrameTask {
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
