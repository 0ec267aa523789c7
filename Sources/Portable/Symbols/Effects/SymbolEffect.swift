/// An animation or presentation of a symbol.
///
/// The effects belong to Apple's framework Symbols, which `import SwiftUI` brings along. Symbols here have no layers of
/// their own, so that effects act on whole symbols.
public protocol SymbolEffect {
    /// The effect as hosts and views read it.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once, or a number of times, for an event.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is ended.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// An effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// The description of an effect.
public struct SymbolEffectConfiguration: Sendable {
    package let motion: Motion

    package init(_ motion: Motion) { self.motion = motion }

    /// The movement of the symbol.
    package enum Motion: Equatable, Sendable {
        case automatic
        case bounce(Direction)
        case pulse
        case variableColor
        case scale(Direction)
        case appear(Direction)
        case disappear(Direction)
        case replace
    }

    /// Larger or smaller.
    package enum Direction: Hashable, Sendable {
        case up, down
    }
}
