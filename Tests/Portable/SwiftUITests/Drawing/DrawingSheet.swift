import Drawing
import Foundation
import Rendering
import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Draws the features of this folder on one sheet to look at:
/// `DRAWING_SHEET=sheet.png swift test --filter DrawingSheet`.
@MainActor
struct DrawingSheet {
    nonisolated private static let file = ProcessInfo.processInfo.environment["DRAWING_SHEET"]

    @Test(.enabled(if: file != nil)) func `all drawing on one sheet`() throws {
        let file = try #require(Self.file)
        let view = VStack(alignment: .leading, spacing: 12) {
            GradientRow()
            StyleRow()
            ShapeRow()
            TransformRow()
            FilterRow()
            BlendRow()
            CanvasRow()
            ImageRow()
            BooleanRow()
        }
        .padding(16).background(Color.white)
        let test = ViewTest(view, DisplayConfiguration(width: 900, height: 1150))
        let canvas = Rendering.Canvas(size: test.size, scale: 1.5)
        try PNGRenderer().render(test.displayList, canvas: canvas).write(to: URL(fileURLWithPath: file))
    }
}

/// A cell of the sheet.
private struct Cell<Content: View>: View {
    let name: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 2) {
            content.frame(width: 84, height: 84)
            Text(name).font(.system(size: 9)).lineLimit(1)
        }
        .frame(width: 96)
    }
}

private let rainbow = Gradient(colors: [.red, .yellow, .green, .blue, .purple])

private struct GradientRow: View {
    var body: some View {
        HStack(spacing: 0) {
            Cell(name: "linear") {
                LinearGradient(gradient: rainbow, startPoint: .topLeading, endPoint: .bottomTrailing)
            }
            Cell(name: "radial") { RadialGradient(gradient: rainbow, center: .center, startRadius: 5, endRadius: 42) }
            Cell(name: "angular") { Circle().fill(.conicGradient(rainbow, center: .center)) }
            Cell(name: "angular 0…180°") {
                Circle().fill(
                    .angularGradient(
                        colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180)))
            }
            Cell(name: "elliptical") { EllipticalGradient(gradient: rainbow).frame(height: 50) }
            Cell(name: "device / perceptual") {
                VStack(spacing: 0) {
                    Rectangle().fill(Gradient(colors: [.red, .blue]).colorSpace(.device)).rotationEffect(.degrees(90))
                    Rectangle().fill(Gradient(colors: [.red, .blue]).colorSpace(.perceptual)).rotationEffect(
                        .degrees(90))
                }
            }
            Cell(name: "Color.gradient") { RoundedRectangle(cornerRadius: 16).fill(Color.blue.gradient) }
            Cell(name: "ring") {
                Circle().trim(from: 0, to: 0.8)
                    .stroke(
                        .angularGradient(rainbow, center: .center, startAngle: .zero, endAngle: .degrees(288)),
                        style: StrokeStyle(lineWidth: 12, lineCap: .round)
                    )
                    .rotationEffect(.degrees(-90)).padding(8)
            }
        }
    }
}

private struct StyleRow: View {
    var body: some View {
        HStack(spacing: 0) {
            Cell(name: "drop shadow") { Circle().fill(.orange.shadow(.drop(radius: 6, y: 4))).padding(8) }
            Cell(name: "inner shadow") { Circle().fill(.orange.shadow(.inner(radius: 8, x: 4, y: 4))) }
            Cell(name: "hierarchy") {
                VStack(spacing: 2) {
                    Rectangle().fill(.blue)
                    Rectangle().fill(Color.blue.secondary)
                    Rectangle().fill(Color.blue.tertiary)
                    Rectangle().fill(Color.blue.quaternary)
                }
            }
            Cell(name: "materials") {
                ZStack {
                    Text("Behind\nthe glass").font(.title3.bold())
                    HStack(spacing: 0) {
                        Rectangle().fill(.ultraThinMaterial)
                        Rectangle().fill(.regularMaterial)
                        Rectangle().fill(.ultraThickMaterial)
                    }
                }
            }
            Cell(name: "style.blendMode") {
                ZStack {
                    Circle().fill(.yellow).offset(x: -12)
                    Circle().fill(.cyan.blendMode(.multiply)).offset(x: 12)
                }
            }
            Cell(name: ".in(rect)") {
                HStack(spacing: 4) {
                    ForEach(0..<3) { index in
                        Rectangle().fill(
                            LinearGradient(gradient: rainbow, startPoint: .leading, endPoint: .trailing).in(
                                CGRect(x: -29 * Double(index), y: 0, width: 84, height: 84)))
                    }
                }
            }
            Cell(name: "image paint") {
                RoundedRectangle(cornerRadius: 12).fill(.image(Image(systemName: "star.fill"), scale: 0.8))
            }
            Cell(name: "fill levels") {
                VStack(spacing: 3) {
                    Capsule().fill(.fill)
                    Capsule().fill(.fill.secondary)
                    Capsule().fill(.fill.tertiary)
                    Capsule().fill(.selection)
                }
            }
        }
    }
}

private struct ShapeRow: View {
    var body: some View {
        HStack(spacing: 0) {
            Cell(name: "uneven") {
                UnevenRoundedRectangle(
                    topLeadingRadius: 30, bottomLeadingRadius: 4, bottomTrailingRadius: 40, topTrailingRadius: 12
                ).fill(.teal).strokeBorder(.black, lineWidth: 2)
            }
            Cell(name: "container relative") {
                ZStack {
                    ContainerRelativeShape().fill(.gray)
                    ContainerRelativeShape().fill(.mint).padding(10)
                    ContainerRelativeShape().fill(.white).padding(20)
                }
                .containerShape(RoundedRectangle(cornerRadius: 28))
            }
            Cell(name: "rotation, scale") {
                Rectangle().scale(0.6).rotation(.degrees(30)).fill(.indigo).stroke(.pink, lineWidth: 3)
            }
            Cell(name: "trim") {
                RoundedRectangle(cornerRadius: 20).trim(from: 0.1, to: 0.7).stroke(
                    .red, style: StrokeStyle(lineWidth: 6, lineCap: .round)
                ).padding(4)
            }
            Cell(name: "dash") { Ellipse().stroke(.blue, style: StrokeStyle(lineWidth: 3, dash: [8, 4])).padding(4) }
            Cell(name: "capsule, circle") {
                VStack {
                    Capsule().fill(.green); Circle().fill(.green)
                }
            }
            Cell(name: "transform") {
                Rectangle().transform(CGAffineTransform(a: 0.7, b: 0, c: 0.3, d: 1, tx: 0, ty: 0)).fill(.brown)
            }
            Cell(name: "any shape") { AnyShape(Circle()).fill(.purple).stroke(.yellow, lineWidth: 6) }
        }
    }
}

private struct TransformRow: View {
    private var card: some View {
        RoundedRectangle(cornerRadius: 8).fill(.blue.gradient).overlay { Text("iOS").foregroundStyle(.white).bold() }
            .padding(12)
    }

    var body: some View {
        HStack(spacing: 0) {
            Cell(name: "rotation 20°") { card.rotationEffect(.degrees(20)) }
            Cell(name: "scale 0.5, bottom") { card.scaleEffect(0.5, anchor: .bottom) }
            Cell(name: "rotation3D y 50°") { card.rotation3DEffect(.degrees(50), axis: (0, 1, 0)) }
            Cell(name: "rotation3D x 50°") { card.rotation3DEffect(.degrees(50), axis: (1, 0, 0)) }
            Cell(name: "rotation3D xy") { card.rotation3DEffect(.degrees(50), axis: (1, 1, 0)) }
            Cell(name: "shear") { card.transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 12, ty: 0)) }
            Cell(name: "mask") { card.mask { Image(systemName: "star.fill").resizable() } }
            Cell(name: "clip") { card.padding(-12).clipShape(Circle()) }
        }
    }
}

private struct FilterRow: View {
    private var picture: some View {
        ZStack {
            LinearGradient(gradient: rainbow, startPoint: .top, endPoint: .bottom)
            Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.white)
        }
    }

    var body: some View {
        HStack(spacing: 0) {
            Cell(name: "blur") { picture.blur(radius: 4) }
            Cell(name: "brightness") { picture.brightness(0.3) }
            Cell(name: "contrast") { picture.contrast(0.4) }
            Cell(name: "saturation") { picture.saturation(0.3) }
            Cell(name: "grayscale") { picture.grayscale(1) }
            Cell(name: "hue 90°") { picture.hueRotation(.degrees(90)) }
            Cell(name: "invert") { picture.colorInvert() }
            Cell(name: "luminance → alpha") { picture.luminanceToAlpha() }
        }
    }
}

private struct BlendRow: View {
    private static let modes: [(String, BlendMode)] = [
        ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("difference", .difference),
        ("hue", .hue), ("plusLighter", .plusLighter), ("destinationOut", .destinationOut), ("colorBurn", .colorBurn),
    ]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<Self.modes.count, id: \.self) { index in
                Cell(name: Self.modes[index].0) {
                    ZStack {
                        Circle().fill(.orange).padding(8).offset(x: -10)
                        Circle().fill(.blue).padding(8).offset(x: 10).blendMode(Self.modes[index].1)
                    }
                    .compositingGroup()
                }
            }
        }
    }
}

private struct CanvasRow: View {
    var body: some View {
        HStack(spacing: 0) {
            Cell(name: "fill, stroke, text") {
                SwiftUI.Canvas { context, size in
                    let rect = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
                    context.fill(
                        Path(ellipseIn: rect),
                        with: .linearGradient(
                            rainbow, startPoint: .zero, endPoint: CGPoint(x: size.width, y: size.height)))
                    context.stroke(Path(ellipseIn: rect), with: .color(.black), lineWidth: 2)
                    context.draw(
                        Text("Canvas").bold().foregroundStyle(.white),
                        at: CGPoint(x: size.width / 2, y: size.height / 2))
                }
            }
            Cell(name: "symbols") {
                SwiftUI.Canvas { context, size in
                    guard let star = context.resolveSymbol(id: 0) else { return }
                    for index in 0..<8 {
                        var copy = context
                        copy.translateBy(x: size.width / 2, y: size.height / 2)
                        copy.rotate(by: .degrees(Double(index) * 45))
                        copy.opacity = 0.3 + 0.1 * Double(index)
                        copy.draw(star, at: CGPoint(x: 0, y: -28))
                    }
                } symbols: {
                    Image(systemName: "star.fill").foregroundStyle(.orange).tag(0)
                }
            }
            Cell(name: "repeat, mirror") {
                SwiftUI.Canvas { context, size in
                    let gradient = Gradient(colors: [.black, .white])
                    context.fill(
                        Path(CGRect(x: 0, y: 0, width: size.width, height: 40)),
                        with: .linearGradient(
                            gradient, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 40, y: 5), options: .repeat
                        ))
                    context.fill(
                        Path(CGRect(x: 0, y: 44, width: size.width, height: 40)),
                        with: .radialGradient(
                            gradient, center: CGPoint(x: 42, y: 64), startRadius: 4, endRadius: 12, options: .mirror))
                }
            }
            Cell(name: "clip, inverse clip") {
                SwiftUI.Canvas { context, size in
                    let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40))
                    var inside = context
                    inside.clip(to: circle)
                    inside.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                    var outside = context
                    outside.clip(to: circle.offsetBy(dx: 20, dy: 20), options: .inverse)
                    outside.fill(Path(CGRect(x: 30, y: 30, width: 54, height: 54)), with: .color(.blue))
                }
            }
            Cell(name: "layer, shadow, blur") {
                SwiftUI.Canvas { context, size in
                    context.addFilter(.shadow(radius: 4, x: 2, y: 3))
                    context.drawLayer { layer in
                        layer.addFilter(.blur(radius: 2))
                        layer.fill(Path(CGRect(x: 12, y: 12, width: 40, height: 40)), with: .color(.green))
                        layer.fill(Path(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 40)), with: .color(.yellow))
                    }
                }
            }
            Cell(name: "alpha threshold") {
                SwiftUI.Canvas { context, size in
                    context.addFilter(.alphaThreshold(min: 0.5, color: .purple))
                    context.addFilter(.blur(radius: 0))
                    context.drawLayer { layer in
                        layer.addFilter(.blur(radius: 7))
                        layer.drawLayer { dots in
                            dots.fill(Path(ellipseIn: CGRect(x: 8, y: 22, width: 40, height: 40)), with: .color(.black))
                            dots.fill(
                                Path(ellipseIn: CGRect(x: 42, y: 28, width: 32, height: 32)), with: .color(.black))
                        }
                    }
                }
            }
            Cell(name: "shadow only") {
                SwiftUI.Canvas { context, size in
                    context.addFilter(.shadow(color: .blue, radius: 6, x: 4, y: 4, options: .shadowOnly))
                    context.draw(Text("Aa").font(.system(size: 48, weight: .bold)), at: CGPoint(x: 42, y: 42))
                }
            }
            Cell(name: "Core Graphics") {
                SwiftUI.Canvas { context, _ in
                    context.withCGContext { graphics in
                        graphics.setFillColor(CGColor(srgbRed: 0.9, green: 0.2, blue: 0.4, alpha: 1))
                        graphics.move(to: CGPoint(x: 42, y: 8))
                        graphics.addLine(to: CGPoint(x: 76, y: 76))
                        graphics.addLine(to: CGPoint(x: 8, y: 76))
                        graphics.closePath()
                        graphics.fillPath()
                    }
                }
            }
        }
    }
}

private struct ImageRow: View {
    private static let checkers: CGImage = {
        let pixels = PixelBuffer(width: 8, height: 8)!
        for y in 0..<8 {
            for x in 0..<8 {
                pixels[x, y] =
                    x == 0 || y == 0 || x == 7 || y == 7
                    ? (200, 30, 30, 255) : (x + y) % 2 == 0 ? (30, 60, 200, 255) : (230, 230, 230, 255)
            }
        }
        return CGImage(pixels: pixels)
    }()

    private var image: Image { Image(decorative: Self.checkers, scale: 0.25) }

    var body: some View {
        HStack(spacing: 0) {
            Cell(name: "interpolation none") { image.resizable().interpolation(.none) }
            Cell(name: "interpolation high") { image.resizable().interpolation(.high) }
            Cell(name: "cap insets") {
                image.resizable(capInsets: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)).interpolation(.none)
            }
            Cell(name: "tile") {
                Image(decorative: Self.checkers, scale: 0.5).resizable(resizingMode: .tile).interpolation(.none)
            }
            Cell(name: "template") {
                Image(systemName: "leaf.fill").resizable().scaledToFit().foregroundStyle(.green.gradient)
            }
            Cell(name: "hierarchical") {
                Image(systemName: "person.crop.circle.badge.plus").font(.system(size: 56)).symbolRenderingMode(
                    .hierarchical
                ).foregroundStyle(.blue)
            }
            Cell(name: "palette") {
                Image(systemName: "person.crop.circle.badge.plus").font(.system(size: 56)).foregroundStyle(
                    .green, .gray)
            }
            Cell(name: "drawn image") {
                Image(size: CGSize(width: 60, height: 60)) { context in
                    context.fill(
                        Path(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadius: 12),
                        with: .style(Color.indigo.gradient))
                    context.draw(
                        Image(systemName: "bolt.fill").symbolRenderingMode(.monochrome),
                        in: CGRect(x: 18, y: 12, width: 24, height: 36))
                }
            }
        }
    }
}

private struct BooleanRow: View {
    private let left = Circle().scale(0.7).offset(x: -12)
    private let right = Circle().scale(0.7).offset(x: 12)

    var body: some View {
        HStack(spacing: 0) {
            Cell(name: "intersection") { left.intersection(right).fill(.red).stroke(.black) }
            Cell(name: "union") { left.union(right).fill(.red).stroke(.black) }
            Cell(name: "subtracting") { left.subtracting(right).fill(.red).stroke(.black) }
            Cell(name: "symmetricDifference") { left.symmetricDifference(right).fill(.red).stroke(.black) }
            Cell(name: "lineIntersection") { left.lineIntersection(right).stroke(.red, lineWidth: 3) }
            Cell(name: "lineSubtraction") { left.lineSubtraction(right).stroke(.red, lineWidth: 3) }
        }
    }
}
