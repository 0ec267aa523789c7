import CoreGraphics
import Foundation
import Testing

@testable import Symbols

/// Draws all symbols on one sheet to look at: `SYMBOL_SHEET=sheet.svg swift test --filter ContactSheet`.
///
/// `SYMBOL_NAMES=star,star.fill` draws only those; `SYMBOL_LAYERS=1` colours the layers, all but the first in red.
struct ContactSheet {
    private static let environment = ProcessInfo.processInfo.environment
    private static let file = environment["SYMBOL_SHEET"]
    private static let showsLayers = environment["SYMBOL_LAYERS"] != nil
    private static let columns = 16
    private static let cell = CGSize(width: 120, height: 76)
    private static let capHeight: CGFloat = 24

    @Test(.enabled(if: file != nil)) func `all symbols on one sheet`() throws {
        let file = try #require(Self.file)
        let catalog = SymbolCatalog.shared
        let names = Self.environment["SYMBOL_NAMES"]?.split(separator: ",").map(String.init) ?? catalog.names
        var sheet = ""
        for (index, name) in names.enumerated() {
            let x = CGFloat(index % Self.columns) * Self.cell.width
            let y = CGFloat(index / Self.columns) * Self.cell.height
            let label = stride(from: 0, to: name.count, by: 22).map { name.dropFirst($0).prefix(22) }
            for (line, part) in label.enumerated() {
                sheet += "<text x='\(x + 60)' y='\(y + 56 + 9 * CGFloat(line))'>\(part)</text>\n"
            }
            guard let outline = try catalog.outline(named: name) else { continue }
            let origin = CGPoint(x: x + 60 - outline.alignmentRect.width * Self.capHeight / 2, y: y + 36)
            let placed = outline.placed(at: origin, capHeight: Self.capHeight)
            if Self.showsLayers {
                for (layer, color) in zip(placed.layers, ["black", "tomato"]).reversed() {
                    sheet += layer.map { Self.path($0, color) }.joined()
                }
            } else {
                sheet += placed.monochrome.map { Self.path($0, "black") }.joined()
            }
        }
        let height = CGFloat((names.count + Self.columns - 1) / Self.columns) * Self.cell.height
        let width = CGFloat(Self.columns) * Self.cell.width
        let svg = """
            <svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)' font-size='9'
            font-family='sans-serif' text-anchor='middle'><rect width='100%' height='100%' fill='white'/>
            \(sheet)</svg>
            """
        try svg.write(toFile: file, atomically: true, encoding: .utf8)
    }

    private static func path(_ shape: SymbolShape, _ color: String) -> String {
        let rule = shape.rule == .evenOdd ? "evenodd" : "nonzero"
        return "<path fill='\(color)' fill-rule='\(rule)' d='\(data(shape.path))'/>\n"
    }

    private static func data(_ path: CGPath) -> String {
        func text(_ point: CGPoint) -> String { String(format: "%.3f %.3f", point.x, point.y) }
        return path.elements.map { element in
            switch element {
            case .move(let point): "M\(text(point))"
            case .line(let point): "L\(text(point))"
            case .quad(let control, let point): "Q\(text(control)) \(text(point))"
            case .cubic(let first, let second, let point): "C\(text(first)) \(text(second)) \(text(point))"
            case .close: "Z"
            }
        }.joined()
    }
}
