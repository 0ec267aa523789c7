/// Shows a symbol that is hidden without the effect.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    private var direction = SymbolEffectConfiguration.Direction.up

    fileprivate init(direction: SymbolEffectConfiguration.Direction = .up) { self.direction = direction }

    /// A symbol that grows while it appears.
    public var up: AppearSymbolEffect { AppearSymbolEffect(direction: .up) }

    /// A symbol that shrinks while it appears.
    public var down: AppearSymbolEffect { AppearSymbolEffect(direction: .down) }

    /// The same effect layer by layer. Symbols here have no layers.
    public var byLayer: AppearSymbolEffect { self }

    /// The same effect on the whole symbol.
    public var wholeSymbol: AppearSymbolEffect { self }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear(direction)) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol that grows while it appears.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Hides a symbol while the effect is active. The room that it takes in the layout stays.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    private var direction = SymbolEffectConfiguration.Direction.down

    fileprivate init(direction: SymbolEffectConfiguration.Direction = .down) { self.direction = direction }

    /// A symbol that grows while it disappears.
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(direction: .up) }

    /// A symbol that shrinks while it disappears.
    public var down: DisappearSymbolEffect { DisappearSymbolEffect(direction: .down) }

    /// The same effect layer by layer. Symbols here have no layers.
    public var byLayer: DisappearSymbolEffect { self }

    /// The same effect on the whole symbol.
    public var wholeSymbol: DisappearSymbolEffect { self }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear(direction)) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol that shrinks while it disappears.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
