import Symbols

/// The variants of symbols: filled, enclosed in a shape, with a slash.
public struct SymbolVariants: Hashable, Sendable {
    let set: SymbolVariant

    public static let none = SymbolVariants(set: [])
    public static let circle = SymbolVariants(set: .circle)
    public static let square = SymbolVariants(set: .square)
    public static let rectangle = SymbolVariants(set: .rectangle)
    public static let fill = SymbolVariants(set: .fill)
    public static let slash = SymbolVariants(set: .slash)

    public var circle: SymbolVariants { enclosed(in: .circle) }
    public var square: SymbolVariants { enclosed(in: .square) }
    public var rectangle: SymbolVariants { enclosed(in: .rectangle) }
    public var fill: SymbolVariants { SymbolVariants(set: set.union(.fill)) }
    public var slash: SymbolVariants { SymbolVariants(set: set.union(.slash)) }

    /// True if the other's variants are a subset of these.
    public func contains(_ other: SymbolVariants) -> Bool { set.isSuperset(of: other.set) }

    private func enclosed(in shape: SymbolVariant) -> SymbolVariants {
        SymbolVariants(set: set.subtracting([.circle, .square, .rectangle]).union(shape))
    }
}

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// The variants of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}
