/// A view that animates through phases, continuously or once for each change of a value.
///
/// Without animations, as in a picture, it stays in its first phase.
public struct PhaseAnimator<Phase, Content>: View where Phase: Equatable, Content: View {
    private let phases: [Phase]
    private let trigger: AnimationTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var clock = PhaseClock()
    @Environment(\.showsAnimations) private var showsAnimations

    /// Runs through the phases once for each change of a value, and back to the first.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnimationTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    /// Runs through the phases continuously.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    @MainActor public var body: some View {
        if let phase = phases.indices.contains(index) ? phases[index] : phases.first {
            content(phase)
                .modifier(PhaseClockModifier(clock: clock))
                .onAppear { if trigger == nil { start() } }
                .onChange(of: trigger) { start() }
                .onDisappear { clock.stop() }
        }
    }

    /// Starts a run; a present one stops at its phase.
    @MainActor private func start() {
        guard showsAnimations, phases.count > 1 else { return }
        goOn(from: trigger == nil ? index : 0)
    }

    /// Animates to the next phase, and continues from there after the animation.
    @MainActor private func goOn(from current: Int) {
        let next = (current + 1) % phases.count
        // Phases without an animation take a frame, because an immediate chain of them would be endless.
        let animation = animation(phases[next]) ?? .linear(duration: FrameScheduler.frameLength)
        withAnimation(animation) { index = next }
        clock.wait(for: animation) {
            if trigger == nil || next != 0 { goOn(from: next) }
        }
    }
}

private enum ShowsAnimationsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if changes are animated; set by the host.
    package var showsAnimations: Bool {
        get { self[ShowsAnimationsKey.self] }
        set { self[ShowsAnimationsKey.self] = newValue }
    }
}

/// Animates a view through phases.
nonisolated private struct PhaseModifier<Value: View, Phase: Equatable, Result: View>: ViewModifier {
    let phases: [Phase]
    let trigger: AnimationTrigger?
    let change: (PlaceholderContentView<Value>, Phase) -> Result
    let animation: (Phase) -> Animation?

    @MainActor func body(content: Content) -> some View {
        Group {
            if let trigger {
                PhaseAnimator(
                    phases, trigger: trigger, content: { change(PlaceholderContentView(), $0) }, animation: animation)
            } else {
                PhaseAnimator(phases, content: { change(PlaceholderContentView(), $0) }, animation: animation)
            }
        }
        .placeholder(Value.self, stands: content)
    }
}

extension View {
    /// Animates the view through phases once for each change of a value, and back to the first.
    nonisolated public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable {
        modifier(
            PhaseModifier(
                phases: Array(phases), trigger: AnimationTrigger(trigger), change: content, animation: animation))
    }

    /// Animates the view through phases continuously.
    nonisolated public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable {
        modifier(PhaseModifier(phases: Array(phases), trigger: nil, change: content, animation: animation))
    }
}

@available(*, unavailable)
extension PhaseAnimator: Sendable {}
