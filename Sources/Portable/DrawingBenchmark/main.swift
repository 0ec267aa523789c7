import CoreGraphics
import Foundation
import ImageIO
import Rendering
import TextLayout

// Times text and drawing against what they stand on, in one run: `swift run -c release DrawingBenchmark`.
// Ratios tell whether something got slower; milliseconds depend on the machine.

let screen = BenchmarkScreen()
let engine = TextEngine.shared
_ = engine.layout(TextRequest("warm-up", font: .system(size: 17)), width: nil)

let pango = BarePango()
let bare = median(of: 31) { pango.measure(screen.lines) }
let first = median(of: 31) {
    engine.removeCachedLayouts()
    _ = screen.displayList(engine)
}
let again = median(of: 31) { _ = screen.displayList(engine) }
print("display list of 30 cells of three lines: first \(text(first)), again \(text(again)), bare Pango \(text(bare))")
print("  first / bare Pango: \(ratio(first, bare)) (at most 3)   again / first: \(ratio(again, first)) (at most 0.33)")

let requests = (0..<100).map { TextRequest("Measured string number \($0) of a hundred", font: .system(size: 17)) }
let cold = median(of: 15) {
    engine.removeCachedLayouts()
    for request in requests { _ = engine.layout(request, width: 200) }
}
let warm = median(of: 15) { for index in 0..<10_000 { _ = engine.layout(requests[index % 100], width: 200) } } / 100
print("measuring 100 strings: cold \(text(cold)), warm \(text(warm)); cold / warm: \(ratio(cold, warm)) (at least 20)")

let canvas = Canvas(size: CGSize(width: 390, height: 844), scale: 2, background: .white)
let list = screen.displayList(engine)
let renderer = PNGRenderer()
let picture = try renderer.image(list, canvas: canvas)
let painting = median(of: 15) { _ = try? renderer.image(list, canvas: canvas) }
let packing = median(of: 15) { _ = try? PNGEncoder.encode(picture) }
let file = try PNGEncoder.encode(picture)
print("PNG of 390 × 844 at 2×: painting \(text(painting)), packing \(text(packing)), \(file.count) bytes")
print("SVG: \(text(median(of: 9) { _ = SVGRenderer().render(list, canvas: canvas) }))")
print("PDF: \(text(median(of: 9) { _ = try? PDFRenderer().render(list, canvas: canvas) }))")
let blurred = DisplayList([.group(DisplayGroup(list, filters: [.blur(radius: 10)]))])
print("blur of the screen: \(text(median(of: 5) { _ = try? renderer.image(blurred, canvas: canvas) }))")
let shadowed = DisplayList([.group(DisplayGroup(list, filters: [.shadow(color: .black, radius: 10, offset: .zero)]))])
print("shadow of the screen: \(text(median(of: 5) { _ = try? renderer.image(shadowed, canvas: canvas) }))")
