import CoreGraphics
import Drawing
import Symbols
import TextLayout

/// A symbol in the size and weight of the text around it.
struct SymbolRendering: Equatable {
    /// In points.
    let size: CGSize
    /// The distance from the top to the text baseline, in points.
    let baseline: CGFloat
    /// The accessibility label.
    let label: String

    /// On a baseline that starts at the origin, in points; nil when no symbol of that name is known.
    private let outline: SymbolOutline?
    /// The width of the line along the outlines that makes them as heavy as the text, in points.
    private let emboldening: CGFloat

    /// The system face's cap height by its size, which symbols are drawn for.
    private static let capHeight: CGFloat = 0.705

    var isKnown: Bool { outline != nil }

    init(name: String, in environment: EnvironmentValues) {
        var descriptor = (environment.font ?? .body).resolve(in: environment)
        for trait in environment.fontTraits { trait.apply(to: &descriptor) }
        descriptor.embolden(for: environment.legibilityWeight)
        let capHeight = descriptor.size * Self.capHeight
        label = name.split(separator: ".").joined(separator: " ")
        guard let found = Self.find(name, variants: environment.symbolVariants.set) else {
            outline = nil
            emboldening = 0
            size = CGSize(width: descriptor.size, height: descriptor.size)
            baseline = size.height * 0.85
            return
        }
        var symbol = found.scaled(environment.imageScale.symbolScale)
        if environment.layoutDirection == .rightToLeft, symbol.followsTextDirection { symbol = symbol.mirrored }
        let placed = symbol.placed(at: .zero, capHeight: capHeight)
        outline = placed
        emboldening = capHeight * SymbolOutline.emboldening(for: SymbolWeight(fontWeight: descriptor.weight))
        size = placed.alignmentRect.size
        baseline = -placed.alignmentRect.minY
    }

    private static func find(_ name: String, variants: SymbolVariant) -> SymbolOutline? {
        do {
            if let outline = try SymbolCatalog.shared.outline(named: name, variants: variants) { return outline }
            Log.warning("No symbol named '\(name)' found in system symbol set")
        } catch {
            Log.warning("\(error)")
        }
        return nil
    }

    /// The symbol stretched to a rectangle.
    func displayList(in rect: CGRect, paints: SymbolPaints) -> DisplayList {
        guard let outline, size.width > 0, size.height > 0 else { return .init() }
        let scale = CGSize(width: rect.width / size.width, height: rect.height / size.height)
        let transform = CGAffineTransform(
            a: scale.width, b: 0, c: 0, d: scale.height,
            tx: rect.minX - outline.alignmentRect.minX * scale.width,
            ty: rect.minY - outline.alignmentRect.minY * scale.height)
        let lineWidth = emboldening * min(scale.width, scale.height)
        guard paints.usesLayers else {
            return Self.draw(outline.monochrome, through: transform, lineWidth: lineWidth, paint: paints[0])
        }
        var list = DisplayList()
        for (index, layer) in outline.layers.enumerated().reversed() {
            list.append(
                contentsOf: Self.draw(layer, through: transform, lineWidth: lineWidth, paint: paints[index]))
        }
        return list
    }

    private static func draw(
        _ shapes: [SymbolShape], through transform: CGAffineTransform, lineWidth: CGFloat, paint: Paint
    ) -> DisplayList {
        var transform = transform
        var list = DisplayList()
        for shape in shapes {
            guard let path = shape.path.copy(using: &transform) else { continue }
            list.append(.fill(.path(path), paint, evenOdd: shape.rule == .evenOdd))
            // Over a translucent filling the line would show.
            if lineWidth > 0, paint.isOpaque, let line = SymbolStrokes.shared.path(for: shape).copy(using: &transform) {
                list.append(.stroke(.path(line), paint, StrokeAttributes(width: lineWidth, join: .round)))
            }
        }
        return list
    }
}

extension Paint {
    fileprivate var isOpaque: Bool {
        if case .color(let color) = self { return color.alpha >= 1 }
        return false
    }
}

extension Image.Scale {
    fileprivate var symbolScale: SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

extension SymbolWeight {
    /// The weight on the scale of font files (100 to 900).
    init(fontWeight: Int) {
        self = Self.allCases[min(max((fontWeight + 50) / 100 - 1, 0), Self.allCases.count - 1)]
    }
}
