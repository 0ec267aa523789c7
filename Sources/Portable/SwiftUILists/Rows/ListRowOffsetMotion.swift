import SwiftUICore

/// Animates one length of a row, such as its shift over the buttons or its offset to make room.
final class ListRowOffsetMotion: FrameTask {
    private var track = AnimationTrack<CGFloat>()
    private var target: CGFloat = 0
    private unowned let box: ListRowBox
    private let path: ReferenceWritableKeyPath<ListRowBox, CGFloat>
    private let frames: FrameScheduler

    /// About a third of a second without a bounce, by eye from iOS.
    static let animation = Animation.spring(duration: 0.35, bounce: 0)

    init(_ box: ListRowBox, _ path: ReferenceWritableKeyPath<ListRowBox, CGFloat>, frames: FrameScheduler) {
        self.box = box
        self.path = path
        self.frames = frames
    }

    deinit { track.cancel(frames) }

    func go(to position: CGFloat, with animation: Animation = ListRowOffsetMotion.animation) {
        stop()
        target = position
        track.add(
            position - box[keyPath: path], animation: animation, completions: [], environment: EnvironmentValues(),
            frames: frames)
        frames.add(self)
    }

    /// Stops the animation at the present value, because a finger has taken the row.
    func stop() {
        track.cancel(frames)
        frames.remove(self)
    }

    var deadline: Double { track.deadline }

    func showFrame(at time: Double) -> Bool {
        let rest = track.remainder(frames)
        box[keyPath: path] = track.isFinished ? target : target - rest
        return !track.isFinished
    }
}

/// Animates the lengths of a row, each independently.
@MainActor
final class ListRowSlides {
    private unowned let box: ListRowBox
    private unowned let graph: ViewGraph
    private var slides: [ReferenceWritableKeyPath<ListRowBox, CGFloat>: ListRowOffsetMotion] = [:]

    init(_ box: ListRowBox, in graph: ViewGraph) {
        self.box = box
        self.graph = graph
    }

    /// Sets a length to a value, animated if the list animates and there is an animation.
    func bring(_ path: ReferenceWritableKeyPath<ListRowBox, CGFloat>, to value: CGFloat, with animation: Animation?) {
        guard let animation, graph.animates else {
            stop(path)
            box[keyPath: path] = value
            return
        }
        let slide = slides[path] ?? ListRowOffsetMotion(box, path, frames: graph.frames)
        slides[path] = slide
        slide.go(to: value, with: animation)
    }

    /// Stops a length at its present value.
    func stop(_ path: ReferenceWritableKeyPath<ListRowBox, CGFloat>) { slides[path]?.stop() }
}
