import Symbols

extension View {
    /// Adds an effect to the symbols in the view, as long as it is active.
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed of the effect, and its number of runs.
    ///   - isActive: True while the effect lasts.
    nonisolated public func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true)
        -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect
    {
        let applied = AppliedSymbolEffect(effect, options: options, state: .active(isActive))
        return transformEnvironment(\.symbolEffects) { $0.append(applied) }
    }

    /// Runs an effect of the symbols in the view for each change of a value.
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed of the effect, and its number of runs.
    ///   - value: The value whose changes start the effect.
    nonisolated public func symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, value: U)
        -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable
    {
        modifier(SymbolEffectEvents(effect: effect, options: options, value: value))
    }

    /// Takes the effects of the views around it away from the symbols in the view.
    /// - Parameter isEnabled: False to keep them.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}

/// Counts the changes of a value for an effect.
nonisolated private struct SymbolEffectEvents<Effect: SymbolEffect, Value: Equatable>: ViewModifier {
    let effect: Effect
    let options: SymbolEffectOptions
    let value: Value
    @State private var count = 0

    @MainActor func body(content: Content) -> some View {
        let applied = AppliedSymbolEffect(effect, options: options, state: .events(count))
        content
            .transformEnvironment(\.symbolEffects) { $0.append(applied) }
            .onChange(of: value) { count += 1 }
    }
}
