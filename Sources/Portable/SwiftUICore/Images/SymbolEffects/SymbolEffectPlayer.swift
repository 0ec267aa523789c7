import Symbols

/// Plays the effects of one symbol.
final class SymbolEffectPlayer: FrameTask {
    private var tracks: [SymbolEffectTrack] = []
    private let frames: FrameScheduler
    private let show: @MainActor (SymbolLook) -> Void

    /// - Parameter show: Draws the symbol with a look.
    init(frames: FrameScheduler, show: @escaping @MainActor (SymbolLook) -> Void) {
        self.frames = frames
        self.show = show
    }

    /// Changes the effects. Events and changes of state start motions; effects that are new are in their state at once.
    /// - Parameter environment: Says whether changes are animated, and whether the reader wants less motion.
    @MainActor func update(_ effects: [AppliedSymbolEffect], in environment: EnvironmentValues) {
        let time = frames.time
        let old = tracks
        tracks = effects.enumerated().map { index, effect in
            let known = old.indices.contains(index) && old[index].effect.motion == effect.motion
            var track = known ? old[index] : SymbolEffectTrack(effect)
            let animates =
                environment.showsAnimations && !(effect.motion.moves && environment.accessibilityReduceMotion)
            track.change(to: effect, at: time, isNew: !known, animates: animates)
            return track
        }
        present(at: time)
    }

    /// Pauses the frames of covered pages.
    @MainActor func setVisible(_ isVisible: Bool) {
        if isVisible, isPlaying { frames.add(self) } else { frames.remove(self) }
    }

    func stop() { frames.remove(self) }

    @MainActor private func present(at time: Double) {
        show(tracks.reduce(SymbolLook.plain) { $0.combined(with: $1.look(at: time)) })
    }

    private var isPlaying: Bool { tracks.contains { $0.end(after: frames.time) != nil } }

    /// The end of the last motion; that of an endless one is no event.
    var deadline: Double {
        tracks.compactMap { $0.end(after: frames.time) }.filter(\.isFinite).max() ?? .infinity
    }

    func showFrame(at time: Double) -> Bool {
        present(at: time)
        return tracks.contains { $0.end(after: time) != nil }
    }
}
