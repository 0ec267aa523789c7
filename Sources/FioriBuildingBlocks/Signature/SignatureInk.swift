import FioriThemeManager
import SwiftUI

/// Strokes as on paper: dark on light in either colour scheme, because signatures are printed.
struct SignatureInk: View {
    let strokes: [SignatureStroke]
    let options: SignatureOptions
    /// Top left corner of the visible part, in the area's coordinates.
    var origin = CGPoint.zero

    var body: some View {
        let shading = GraphicsContext.Shading.color(.preferredColor(.primaryLabel, background: .lightConstant))
        Canvas { context, _ in
            context.translateBy(x: -origin.x, y: -origin.y)
            for stroke in strokes { stroke.draw(with: shading, options, in: context) }
        }
    }
}

nonisolated extension SignatureStroke {
    /// Draws the stroke: a dot if the finger did not move, else curves whose width follows the options and the speed.
    package func draw(with shading: GraphicsContext.Shading, _ options: SignatureOptions, in context: GraphicsContext) {
        guard samples.count > 1 else {
            guard let dot = samples.first?.location else { return }
            let side = options.strokeWidth
            let frame = CGRect(x: dot.x - side / 2, y: dot.y - side / 2, width: side, height: side)
            context.fill(Path(ellipseIn: frame), with: shading)
            return
        }
        if options.isStrokeWidthConstant {
            let style = StrokeStyle(lineWidth: options.strokeWidth, lineCap: .round, lineJoin: .round)
            context.stroke(path, with: shading, style: style)
            return
        }
        for curve in curves {
            for part in curve.parts {
                let line = Path {
                    $0.move(to: part.from)
                    $0.addLine(to: part.to)
                }
                let style = StrokeStyle(lineWidth: options.strokeWidth * part.width, lineCap: .round)
                context.stroke(line, with: shading, style: style)
            }
        }
    }
}

/// Saved form of a signature: the strokes, with the watermark and the time below them.
package struct SignaturePicture: View {
    let strokes: [SignatureStroke]
    let options: SignatureOptions
    /// Size of the area that the signature was drawn in.
    let size: CGSize
    let date: Date
    let locale: Locale

    package init(
        strokes: [SignatureStroke], options: SignatureOptions, size: CGSize, date: Date, locale: Locale
    ) {
        self.strokes = strokes
        self.options = options
        self.size = size
        self.date = date
        self.locale = locale
    }

    /// Part of the area that the picture shows.
    var frame: CGRect {
        let all = CGRect(origin: .zero, size: size)
        let strokes = self.strokes.flatMap(\.samples).map(\.location)
        guard options.cropsImage, let first = strokes.first else { return all }
        let ink = strokes.reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
        // Half of the stroke extends beyond the samples; the rest is margin.
        return ink.insetBy(dx: -options.strokeWidth - 4, dy: -options.strokeWidth - 4)
    }

    var stamps: [String] {
        var format = options.timestamp
        format?.locale = locale
        return [options.watermark, format.map { date.formatted($0) }].compactMap { $0 }
    }

    package var body: some View {
        let frame = frame
        VStack(alignment: .leading, spacing: 4) {
            SignatureInk(strokes: strokes, options: options, origin: frame.origin)
                .frame(width: frame.width, height: frame.height)
            ForEach(Array(stamps.enumerated()), id: \.offset) { _, stamp in
                Text(stamp)
                    .font(.fiori(forTextStyle: .caption))
                    .foregroundStyle(.preferredColor(.secondaryLabel, background: .lightConstant))
                    .fixedSize()
            }
        }
    }

    /// Renders the picture; nil if there is nothing to draw.
    package func image(scale: CGFloat) -> Image? {
        let renderer = ImageRenderer(content: self)
        renderer.scale = scale
        return renderer.cgImage.map { Image($0, scale: scale, label: Text("Signature", bundle: .module)) }
    }
}
