/// Replaces a symbol by another.
///
/// The old symbol fades out while the new one fades in, in all forms of the effect.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    private enum Form { case automatic, downUp, upUp, offUp }

    private var form = Form.automatic

    fileprivate init() {}

    private init(form: Form) { self.form = form }

    /// The old symbol shrinks, and the new one grows.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(form: .downUp) }

    /// Both symbols grow.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(form: .upUp) }

    /// The old symbol is hidden at once, and the new one grows.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(form: .offUp) }

    /// The same effect layer by layer. Symbols here have no layers.
    public var byLayer: ReplaceSymbolEffect { self }

    /// The same effect on the whole symbol.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A replacement of one symbol by another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// Chooses the effect for a transition.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable,
    Sendable
{
    fileprivate init() {}

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that fits the transition.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
