/// Makes a symbol larger or smaller for a moment, with a bounce.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Hashable, Sendable {
    private var direction = SymbolEffectConfiguration.Direction.up

    fileprivate init(direction: SymbolEffectConfiguration.Direction = .up) { self.direction = direction }

    /// A bounce that begins larger.
    public var up: BounceSymbolEffect { BounceSymbolEffect(direction: .up) }

    /// A bounce that begins smaller.
    public var down: BounceSymbolEffect { BounceSymbolEffect(direction: .down) }

    /// The same effect layer by layer. Symbols here have no layers.
    public var byLayer: BounceSymbolEffect { self }

    /// The same effect on the whole symbol.
    public var wholeSymbol: BounceSymbolEffect { self }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.bounce(direction)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A bounce upwards.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Makes a symbol larger or smaller while the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var direction = SymbolEffectConfiguration.Direction.up

    fileprivate init(direction: SymbolEffectConfiguration.Direction = .up) { self.direction = direction }

    /// A larger symbol.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(direction: .up) }

    /// A smaller symbol.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(direction: .down) }

    /// The same effect layer by layer. Symbols here have no layers.
    public var byLayer: ScaleSymbolEffect { self }

    /// The same effect on the whole symbol.
    public var wholeSymbol: ScaleSymbolEffect { self }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.scale(direction)) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A larger symbol.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
