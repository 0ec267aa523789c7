import Foundation

extension SymbolComposer {
    private static let center = BootstrapIcons.box / 2

    /// The figures of all parts of a table entry.
    func figures(of parts: [SymbolTable.Part]) throws(SymbolError) -> [[Figure]] {
        var figures: [[Figure]] = []
        for part in parts { figures.append(try self.figures(of: part)) }
        return figures
    }

    /// The figures of one part.
    func figures(of part: SymbolTable.Part) throws(SymbolError) -> [Figure] {
        var figures: [Figure]
        switch part.source {
        case .icon(let name): figures = try icons.figures(of: name)
        case .path(let data, let usesEvenOddRule):
            do {
                let contours = try SVGPathReader.contours(of: data)
                figures = [Figure(contours: contours, usesEvenOddRule: usesEvenOddRule)]
            } catch {
                preconditionFailure("The symbol table has path data that cannot be read: \(error) in \(data)")
            }
        }
        switch part.selection {
        case .everything: break
        case .rim: figures = figures.map(Self.rim).filter { !$0.contours.isEmpty }
        case .silhouette: figures = [Figure(contours: figures.flatMap(\.contours)).silhouette]
        }
        return figures.map { $0.map { Self.place($0, part) } }
    }

    /// Combines all parts in one drawing, with layers if the name has an enclosure.
    func layered(_ parts: [[Figure]], _ name: SymbolName) -> SymbolDrawing {
        let all = parts.flatMap { $0 }
        let isFilled = name.withoutFill != nil
        // A filled part would hide the parts on it, so these are cut out.
        if isFilled, parts.count > 1, parts.dropFirst().allSatisfy({ parts[0].bounds.encloses($0.bounds) }) {
            let contours = all.flatMap(\.contours)
            return SymbolDrawing(
                layers: [parts.dropFirst().flatMap { $0 }, parts[0]],
                cutOut: [Figure(contours: contours, usesEvenOddRule: true)])
        }
        guard (name.withoutFill ?? name).withoutEnclosure != nil else { return SymbolDrawing(layers: [all]) }
        // The enclosure consists of the largest contour, and of those of almost the same size: its inner edge.
        let boxes = all.flatMap(\.contours).map(\.bounds)
        guard let largest = boxes.max(by: { $0.width * $0.height < $1.width * $1.height }) else {
            return SymbolDrawing(layers: [all])
        }
        func selecting(shape isShape: Bool) -> [Figure] {
            all.map { figure in
                let contours = figure.contours.filter {
                    let box = $0.bounds
                    return (box.width > 0.6 * largest.width && box.height > 0.6 * largest.height) == isShape
                }
                return Figure(contours: contours, usesEvenOddRule: figure.usesEvenOddRule)
            }.filter { !$0.contours.isEmpty }
        }
        let content = selecting(shape: false)
        if content.isEmpty { return SymbolDrawing(layers: [all]) }
        return SymbolDrawing(layers: [content, selecting(shape: true)], cutOut: all)
    }

    /// The icon with another form of a symbol, by the naming of the icons: `x-lg` has `x-circle`.
    func icon(of name: SymbolName, behind suffix: String) -> String? {
        guard case .parts(let parts) = table[name.text], parts.count == 1,
            case .icon(let icon) = parts[0].source,
            parts[0] == SymbolTable.Part(source: .icon(icon), size: parts[0].size)
        else { return nil }
        let short = icon.hasSuffix("-lg") ? String(icon.dropLast(3)) : icon
        return icons.contains(short + suffix) ? short + suffix : nil
    }

    private static func rim(of figure: Figure) -> Figure {
        let middle = CGRect(x: 3.2, y: 3.2, width: 9.6, height: 9.6)
        return Figure(
            contours: figure.contours.filter { !middle.encloses($0.bounds) }, usesEvenOddRule: figure.usesEvenOddRule)
    }

    private static func place(_ point: CGPoint, _ part: SymbolTable.Part) -> CGPoint {
        let x = (point.x - center) * part.size * (part.isMirrored ? -1 : 1)
        let y = (point.y - center) * part.size * (part.isFlipped ? -1 : 1)
        let angle = part.turn * .pi / 180
        return CGPoint(
            x: center + x * cos(angle) - y * sin(angle) + part.offset.x,
            y: center + x * sin(angle) + y * cos(angle) + part.offset.y)
    }
}
