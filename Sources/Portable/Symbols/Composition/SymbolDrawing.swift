import Foundation

/// A symbol in the icons' view box of 16 by 16; y points down.
struct SymbolDrawing: Hashable, Sendable {
    /// The layers by importance: the first one has the first colour of a palette.
    var layers: [[Figure]]
    /// The figures for a single colour, if they are not all layers combined, because one is cut out of another.
    var cutOut: [Figure]?

    /// The figures for a single colour.
    var monochrome: [Figure] { cutOut ?? layers.reversed().flatMap { $0 } }

    /// The bounding box of all layers.
    var bounds: CGRect { layers.flatMap { $0 }.bounds }

    func map(_ transform: (CGPoint) -> CGPoint) -> SymbolDrawing {
        SymbolDrawing(
            layers: layers.map { $0.map { $0.map(transform) } }, cutOut: cutOut?.map { $0.map(transform) })
    }
}

// MARK: Composition by the rules of SF Symbols

extension SymbolDrawing {
    private static let center = CGPoint(x: BootstrapIcons.box / 2, y: BootstrapIcons.box / 2)

    /// The symbol with a line from the upper left to the lower right, and a gap around the line.
    var slashed: SymbolDrawing {
        let box = bounds
        // As long as the diagonal of the symbol's square, and at least as long as the icons' own lines.
        let reach = max(max(box.width, box.height) / 2, 6)
        let from = CGPoint(x: box.midX - reach, y: box.midY - reach)
        let to = CGPoint(x: box.midX + reach, y: box.midY + reach)
        let gap = ConvexRegion.band(through: from, to, thickness: 2.6)
        let base = monochrome.map { $0.subtracting(gap) }
        return SymbolDrawing(layers: [[Figure(contours: [.capsule(from: from, to: to, thickness: 1.1)])], base])
    }

    /// The symbol inside a shape: drawn in it, or cut out of it if the shape is filled.
    ///
    /// - Parameters:
    ///   - room: The rectangle inside the shape that the symbol is fitted into.
    ///   - keepsSize: True if the symbol is already drawn in its size inside the shape.
    func enclosed(in shape: [Figure], isFilled: Bool, room: CGRect, keepsSize: Bool) -> SymbolDrawing {
        let box = bounds
        let scale = keepsSize ? 1 : min(room.width / max(box.width, 1), room.height / max(box.height, 1), 0.75)
        let pivot = keepsSize ? Self.center : CGPoint(x: box.midX, y: box.midY)
        let content = map { point in
            CGPoint(x: room.midX + (point.x - pivot.x) * scale, y: room.midY + (point.y - pivot.y) * scale)
        }
        let figures = content.monochrome
        guard isFilled else { return SymbolDrawing(layers: [figures, shape]) }
        let contours = (shape + figures).flatMap(\.contours)
        return SymbolDrawing(
            layers: [figures, shape], cutOut: [Figure(contours: contours, usesEvenOddRule: true)])
    }

    /// The symbol with a disk at its lower right from which another symbol is cut out.
    ///
    /// - Parameter keepsSize: True if the badge is already drawn in its size inside the disk.
    func badged(with badge: SymbolDrawing, keepsSize: Bool) -> SymbolDrawing {
        let center = CGPoint(x: bounds.maxX - 2, y: bounds.maxY - 1.6)
        let disk = Figure(contours: [.circle(center: center, radius: 3.9)])
        let room = CGRect(x: center.x - 2.5, y: center.y - 2.5, width: 5, height: 5)
        let sign = badge.enclosed(in: [disk], isFilled: true, room: room, keepsSize: keepsSize)
        let base = monochrome.map { $0.subtracting(.disk(center: center, radius: 4.9)) }
        return SymbolDrawing(layers: [sign.monochrome, base])
    }

    /// The symbol with a dot at its upper right.
    var dotted: SymbolDrawing {
        let center = CGPoint(x: bounds.maxX - 1.6, y: bounds.minY + 2.2)
        let base = monochrome.map { $0.subtracting(.disk(center: center, radius: 3.4)) }
        return SymbolDrawing(layers: [[Figure(contours: [.circle(center: center, radius: 2.5)])], base])
    }
}
