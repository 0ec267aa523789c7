import CoreGraphics
import Rendering
import TextLayout

/// A screen of 30 list cells with a picture's place and three lines each.
struct BenchmarkScreen {
    /// A line's text and font size.
    let lines: [(text: String, size: CGFloat)] = (0..<30).flatMap { cell in
        [
            ("Person number \(cell) Surname", 17), ("Senior facility manager, building \(cell)", 15),
            ("Walldorf, room \(cell), available until 17:\(cell)", 13),
        ]
    }

    func displayList(_ engine: TextEngine) -> DisplayList {
        var list = DisplayList()
        for (index, line) in lines.enumerated() {
            let top = CGFloat(index / 3) * 28
            if index % 3 == 0 {
                let circle = CGRect(x: 16, y: top + 2, width: 24, height: 24)
                list.append(.fill(.roundedRect(circle, cornerRadius: 12), .color(RGBAColor(hex: 0x007AFF))))
            }
            let frame = engine.layout(TextRequest(line.text, font: .system(size: line.size)), width: 300)
            let origin = CGPoint(x: 50 + CGFloat(index % 3) * 110, y: top + 4)
            for item in frame.displayItems(at: origin, paints: { _ in .black }) { list.append(item) }
        }
        return list
    }
}
