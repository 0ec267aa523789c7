import Symbols

/// An effect of the symbols in a view and its descendants.
struct AppliedSymbolEffect: Equatable, Sendable {
    let motion: SymbolEffectConfiguration.Motion
    let options: SymbolEffectOptions
    let state: State

    enum State: Equatable, Sendable {
        /// An effect for events, with the number of events so far.
        case events(Int)
        /// An effect that is active, or not.
        case active(Bool)
    }

    init(_ effect: some SymbolEffect, options: SymbolEffectOptions, state: State) {
        motion = effect.configuration.motion
        self.options = options
        self.state = state
    }
}

private enum SymbolEffectsKey: EnvironmentKey {
    static var defaultValue: [AppliedSymbolEffect] { [] }
}

extension EnvironmentValues {
    /// The effects of symbols, outer ones first.
    var symbolEffects: [AppliedSymbolEffect] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}
