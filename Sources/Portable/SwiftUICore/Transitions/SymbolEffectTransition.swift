import Symbols

/// Inserts and removes symbols with an effect.
///
/// Views that are not symbols come and go in the same way.
public struct SymbolEffectTransition: Transition {
    private let motion: SymbolEffectConfiguration.Motion

    /// - Parameters:
    ///   - effect: The effect with which symbols appear or disappear.
    ///   - options: Of no effect on Linux: the animated change says how long the transition takes.
    public init<T>(effect: T, options: SymbolEffectOptions) where T: SymbolEffect, T: TransitionSymbolEffect {
        motion = effect.configuration.motion
    }

    @MainActor public func body(content: SymbolEffectTransition.Content, phase: TransitionPhase) -> some View {
        let look = phase.isIdentity ? SymbolLook.plain : away
        content.scaleEffect(look.scale).opacity(look.opacity)
    }

    /// The look before and after.
    private var away: SymbolLook {
        switch motion {
        case .appear: motion.look(amount: 0)
        case .disappear: motion.look(amount: 1)
        default: SymbolEffectConfiguration.Motion.appear(.up).look(amount: 0)
        }
    }

    public static let properties = TransitionProperties(hasMotion: true)
}

extension Transition where Self == SymbolEffectTransition {
    /// Inserts and removes symbols with the effect that fits.
    @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    /// Inserts and removes symbols with an effect.
    @MainActor @preconcurrency public static func symbolEffect<T>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition where T: SymbolEffect, T: TransitionSymbolEffect {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

@available(*, unavailable)
extension SymbolEffectTransition: Sendable {}
