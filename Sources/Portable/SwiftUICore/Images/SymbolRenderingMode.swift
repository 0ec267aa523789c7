import Drawing

/// The rendering mode of a symbol's layers.
public struct SymbolRenderingMode: Sendable {
    enum Kind { case monochrome, multicolor, hierarchical, palette }

    let kind: Kind

    /// All layers in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// Layers in colours of their own. The symbols here have none, so that they are drawn as monochrome, as on iOS those
    /// are that have no colours.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// Layers in steps of the foreground style, the most important one opaque.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Layers in the primary, secondary and tertiary foreground style.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    /// The colouring of symbols; nil lets the foreground style decide: several styles make a palette.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the colouring of symbols in this view and below.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Sets the colouring of the symbol.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolMode = mode?.kind
        return copy
    }
}

/// The paints of a symbol's layers.
struct SymbolPaints: Equatable {
    /// Paints of the layers, from the most important on; the last one applies to all further layers.
    private(set) var paints: [Paint]
    let usesLayers: Bool

    init(paints: [Paint]) {
        self.paints = paints
        usesLayers = paints.count > 1
    }

    init(_ mode: SymbolRenderingMode.Kind?, in environment: EnvironmentValues, bounds: CGRect) {
        let isPalette = (environment.foregroundStyles?.levels.count ?? 1) > 1
        let mode = mode ?? environment.symbolRenderingMode?.kind ?? (isPalette ? .palette : .monochrome)
        usesLayers = mode == .hierarchical || mode == .palette
        switch mode {
        case .monochrome, .multicolor:
            paints = [HierarchicalShapeStyle.primary.paint(in: environment, bounds: bounds)]
        case .palette:
            paints = (0..<3).map { HierarchicalShapeStyle(level: $0).paint(in: environment, bounds: bounds) }
        case .hierarchical:
            let primary = HierarchicalShapeStyle.primary.paint(in: environment, bounds: bounds)
            paints = HierarchicalShapeStyle.opacities.prefix(3).map { primary.opacity($0) }
        }
    }

    subscript(layer: Int) -> Paint { paints[min(layer, paints.count - 1)] }
}
