import Foundation
import Testing
import TextLayout

@testable import Rendering

/// Draws everything once to look at, as PNG, PDF and SVG: `DRAWING_SHEET=folder swift test --filter DrawingSheet`.
struct DrawingSheet {
    private static let folder = ProcessInfo.processInfo.environment["DRAWING_SHEET"]

    @Test(.enabled(if: folder != nil)) func `everything on sheets`() throws {
        let folder = URL(fileURLWithPath: try #require(Self.folder))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, list) in [("text", textSheet()), ("shapes", shapeSheet()), ("groups", groupSheet())] {
            let bounds = list.bounds
            let canvas = Canvas(
                size: CGSize(width: bounds.maxX + 20, height: bounds.maxY + 20), scale: 2, background: .white)
            try PNGRenderer().render(list, canvas: canvas).write(to: folder.appendingPathComponent(name + ".png"))
            try PDFRenderer().render(list, canvas: canvas).write(to: folder.appendingPathComponent(name + ".pdf"))
            try SVGRenderer().render(list, canvas: canvas).write(
                to: folder.appendingPathComponent(name + ".svg"), atomically: true, encoding: .utf8)
        }
    }

    // MARK: Text

    private func textSheet() -> DisplayList {
        var list = DisplayList()
        var y: CGFloat = 10
        func add(
            _ runs: [TextRun], x: CGFloat = 20, width: CGFloat? = nil, change: (inout TextRequest) -> Void = { _ in }
        ) {
            var request = TextRequest(runs: runs)
            change(&request)
            let frame = TextEngine.shared.layout(request, width: width)
            if width != nil {
                list.append(
                    .stroke(
                        .rect(CGRect(origin: CGPoint(x: x, y: y), size: frame.size)),
                        .color(RGBAColor(hex: 0xFF2D55, alpha: 0.5)), StrokeAttributes(width: 0.5)))
            }
            let paints: [Paint] = [.black, .color(RGBAColor(hex: 0x007AFF)), .color(RGBAColor(hex: 0xFF3B30))]
            for item in frame.displayItems(at: CGPoint(x: x, y: y), paints: { paints[$0 % 3] }) { list.append(item) }
            y += frame.size.height + 6
        }
        func line(_ text: String, size: CGFloat = 17, weight: Int = 400, design: FontDesign = .default) {
            add([TextRun(text, font: .system(size: size, weight: weight, design: design))])
        }
        for (name, size) in [("Large Title", 34), ("Title", 28), ("Title 2", 22), ("Title 3", 20), ("Body", 17)] {
            line(name, size: CGFloat(size))
        }
        for weight in stride(from: 100, through: 900, by: 100) {
            line("Weight \(weight) Hamburgefonstiv", weight: weight)
        }
        for design in FontDesign.allCases { line("Design \(design) 0123456789 äöüß €", design: design) }
        line("Bidi: English שלום עולם 123 and مرحبا بالعالم inside", size: 17)
        add([TextRun("هذا نص عربي طويل بعض الشيء مع English في الوسط", font: .system(size: 17))], width: 200) {
            $0.direction = .rightToLeft
        }
        line("日本語 한국어 中文 😀👨‍👩‍👧🇩🇪👍🏽 ½ → ≠ ∑ ✓ ☎︎", size: 17)
        var styled = [
            TextRun("Under", font: .system(size: 17), style: 1),
            TextRun("line ", font: .system(size: 17, weight: 700), style: 2),
        ]
        for index in styled.indices { styled[index].underline = TextDecoration() }
        var struck = TextRun("struck ", font: .system(size: 17))
        struck.strikethrough = TextDecoration(style: 2)
        var dotted = TextRun("dashed", font: .system(size: 17))
        dotted.underline = TextDecoration(pattern: .dash)
        var raised = TextRun(" E=mc", font: .system(size: 17))
        var square = TextRun("2", font: .system(size: 11))
        square.baselineOffset = 6
        raised.kerning = 2
        add(styled + [struck, dotted, raised, square])
        let fox = [TextRun("The quick brown fox jumps over the lazy dog and keeps running", font: .system(size: 17))]
        for (alignment, lines) in [(TextAlignment.leading, 9), (.center, 2), (.trailing, 2)] {
            add(fox, width: 180) {
                $0.alignment = alignment
                $0.maximumLines = lines
            }
        }
        for mode in [TextTruncation.head, .middle, .tail] {
            add(fox, width: 260) {
                $0.maximumLines = 1
                $0.truncation = mode
            }
        }
        add(fox, width: 260) {
            $0.maximumLines = 1
            $0.minimumScaleFactor = 0.5
        }
        return list
    }

    // MARK: Shapes

    private func shapeSheet() -> DisplayList {
        var list = DisplayList()
        for (row, radius) in [6, 12, 20, 30].enumerated() {
            for (column, style) in [CornerStyle.circular, .continuous].enumerated() {
                let rect = CGRect(x: 20 + CGFloat(column) * 110, y: 20 + CGFloat(row) * 70, width: 100, height: 60)
                list.append(.fill(.roundedRect(rect, cornerRadius: CGFloat(radius), style: style), blue))
            }
        }
        let zigzag = CGMutablePath()
        zigzag.addLines(between: [
            CGPoint(x: 0, y: 30), CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 30), CGPoint(x: 48, y: 0),
        ])
        for (row, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
            for (column, cap) in [CGLineCap.butt, .round, .square].enumerated() {
                let place = CGAffineTransform(translationX: 260 + CGFloat(column) * 80, y: 30 + CGFloat(row) * 60)
                let stroke = StrokeAttributes(width: 8, cap: cap, join: join)
                list.append(DisplayGroup(DisplayList([.stroke(.path(zigzag), red, stroke)]), transform: place))
                let outline = zigzag.copy(strokingWithWidth: 8, lineCap: cap, lineJoin: join, miterLimit: 10)
                let below = place.translatedBy(x: 0, y: 180)
                list.append(DisplayGroup(DisplayList([.fill(.path(outline), blue)]), transform: below))
            }
        }
        let stops = [
            GradientStop(color: RGBAColor(hex: 0xFF3B30), location: 0),
            GradientStop(color: RGBAColor(hex: 0xFFCC00), location: 0.5),
            GradientStop(color: RGBAColor(hex: 0x007AFF, alpha: 0.2), location: 1),
        ]
        func cell(_ column: Int) -> CGRect { CGRect(x: 20 + CGFloat(column) * 90, y: 410, width: 80, height: 60) }
        func middle(_ column: Int) -> CGPoint { CGPoint(x: cell(column).midX, y: cell(column).midY) }
        list.append(
            .fill(
                .rect(cell(0)),
                .linearGradient(stops, start: cell(0).origin, end: CGPoint(x: cell(0).maxX, y: cell(0).maxY))))
        list.append(.fill(.rect(cell(1)), .radialGradient(stops, center: middle(1), startRadius: 5, endRadius: 40)))
        list.append(.fill(.rect(cell(2)), .angularGradient(stops, center: middle(2), startAngle: 0, endAngle: 2 * .pi)))
        list.append(.fill(.rect(cell(3)), .angularGradient(stops, center: middle(3), startAngle: 0.5, endAngle: 3)))
        list.append(
            .fill(
                .rect(cell(4)),
                .ellipticalGradient(
                    stops, in: cell(4), center: middle(4), startRadiusFraction: 0, endRadiusFraction: 0.5)))
        list.append(
            .stroke(
                .ellipse(cell(5).insetBy(dx: 8, dy: 8)),
                .linearGradient(stops, start: cell(5).origin, end: CGPoint(x: cell(5).maxX, y: 0)),
                StrokeAttributes(width: 6, cap: .round, dash: [10, 10])))
        return list
    }

    // MARK: Groups

    private func groupSheet() -> DisplayList {
        var list = DisplayList()
        let modes: [CGBlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut,
            .plusDarker, .plusLighter,
        ]
        for (index, mode) in modes.enumerated() {
            let place = CGAffineTransform(translationX: 20 + CGFloat(index % 7) * 70, y: 20 + CGFloat(index / 7) * 70)
            var cell = DisplayList([
                .fill(.ellipse(CGRect(x: 0, y: 0, width: 40, height: 40)), .color(RGBAColor(hex: 0xFF9500)))
            ])
            cell.append(
                DisplayGroup(
                    DisplayList([
                        .fill(.ellipse(CGRect(x: 20, y: 10, width: 40, height: 40)), .color(RGBAColor(hex: 0x30B0C7)))
                    ]),
                    blendMode: mode))
            list.append(DisplayGroup(cell, transform: place, isIsolated: true))
        }
        let filters: [Filter] = [
            .blur(radius: 3),
            .shadow(color: RGBAColor(white: 0, alpha: 0.5), radius: 6, offset: CGSize(width: 0, height: 3)),
            .brightness(0.3), .contrast(2), .saturation(0.2), .hueRotation(2), .grayscale(1), .colorInvert,
            .colorMultiply(RGBAColor(hex: 0xFFCC00)), .luminanceToAlpha,
        ]
        for (index, filter) in filters.enumerated() {
            let place = CGAffineTransform(translationX: 20 + CGFloat(index % 5) * 100, y: 250 + CGFloat(index / 5) * 80)
            var cell = DisplayList([
                .fill(
                    .roundedRect(CGRect(x: 0, y: 0, width: 80, height: 50), cornerRadius: 8),
                    .color(RGBAColor(hex: 0x5856D6)))
            ])
            for item in textItems("Filter 😀", size: 17, at: CGPoint(x: 4, y: 14), paint: .color(.white)) {
                cell.append(item)
            }
            list.append(DisplayGroup(cell, transform: place, filters: [filter]))
        }
        let turned = CGAffineTransform(translationX: 60, y: 430).rotated(by: 0.3)
        list.append(
            DisplayGroup(
                DisplayList(textItems("Turned text with shadow", size: 22)), transform: turned,
                filters: [.shadow(color: RGBAColor(hex: 0x007AFF), radius: 2, offset: CGSize(width: 2, height: 2))]))
        return list
    }
}
