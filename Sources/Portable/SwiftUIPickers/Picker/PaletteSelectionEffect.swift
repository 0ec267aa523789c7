import SwiftUICore

/// The look of the chosen option in a palette.
public struct PaletteSelectionEffect: Sendable, Equatable {
    private enum Kind: Sendable, Equatable {
        case automatic, custom, symbolVariant(SymbolVariants)
    }

    private let kind: Kind

    /// The look that the system chooses.
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }

    /// A variant of its symbol.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .symbolVariant(variant))
    }

    /// The look that the app draws.
    public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }
}

private enum PaletteSelectionEffectKey: EnvironmentKey {
    static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
    /// The look of the chosen option in palettes.
    package var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[PaletteSelectionEffectKey.self] }
        set { self[PaletteSelectionEffectKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the chosen option in palettes. Palettes here have one look: it is in the environment for hosts.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}
