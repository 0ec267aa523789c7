/// Makes a symbol fainter and stronger.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    fileprivate init() {}

    /// The same effect layer by layer. Symbols here have no layers.
    public var byLayer: PulseSymbolEffect { self }

    /// The same effect on the whole symbol.
    public var wholeSymbol: PulseSymbolEffect { self }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A pulse of the opacity.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Changes the opacity of the parts of a symbol that stand for values, one after the other.
///
/// Symbols here have no such parts, so that they are drawn as without the effect.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable
{
    private enum Order { case automatic, iterative, cumulative }

    private enum Inactive { case automatic, hidden, dimmed }

    private var order = Order.automatic
    private var inactive = Inactive.automatic
    private var isReversing: Bool?

    fileprivate init() {}

    private func with(_ change: (inout VariableColorSymbolEffect) -> Void) -> VariableColorSymbolEffect {
        var copy = self
        change(&copy)
        return copy
    }

    /// One part at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.order = .iterative } }

    /// One part more each time.
    public var cumulative: VariableColorSymbolEffect { with { $0.order = .cumulative } }

    /// Forwards and back.
    public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }

    /// Forwards only.
    public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }

    /// Parts that are not active are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.inactive = .hidden } }

    /// Parts that are not active are faint.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.inactive = .dimmed } }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.variableColor) }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The parts of a symbol one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
