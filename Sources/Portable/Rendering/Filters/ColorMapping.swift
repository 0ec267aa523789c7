import CoreGraphics
import Drawing
import Foundation

extension ColorMatrix {
    /// True if the matrix leaves alpha unchanged, and colours do not depend on it. Only then may it be applied to each
    /// paint instead of the composited pixels: it commutes with alpha compositing, as long as no level is clamped.
    private var keepsShapes: Bool {
        rows[15] == 0 && rows[16] == 0 && rows[17] == 0 && rows[19] == 0 && rows[3] == 0 && rows[8] == 0
            && rows[13] == 0
            && rows[18] == 1
    }

    /// Applies the matrix to all colours of the list, which keeps shapes and text; nil if some colours are determined
    /// only by drawing: colour glyphs, blend modes, nested effects, or colours that are mixed with others after
    /// clamping.
    /// - Parameter isFaded: true if the list is drawn with less than full opacity.
    func mapped(_ list: DisplayList, isFaded: Bool = false) -> DisplayList? {
        guard keepsShapes else { return nil }
        var items: [DisplayItem] = []
        items.reserveCapacity(list.items.count)
        for item in list.items {
            guard let item = mapped(item, isFaded) else { return nil }
            items.append(item)
        }
        return DisplayList(items)
    }

    private func mapped(_ item: DisplayItem, _ isFaded: Bool) -> DisplayItem? {
        switch item {
        case .fill(let geometry, let paint, let evenOdd, let antialiased):
            return mapped(paint, isFaded).map { .fill(geometry, $0, evenOdd: evenOdd, antialiased: antialiased) }
        case .stroke(let geometry, let paint, let stroke):
            return mapped(paint, isFaded).map { .stroke(geometry, $0, stroke) }
        case .text(var run):
            guard !run.face.hasColorGlyphs, let paint = mapped(run.paint, isFaded) else { return nil }
            run.paint = paint
            return .text(run)
        case .image(var image):
            if let tint = image.tint {
                guard let paint = mapped(tint, isFaded) else { return nil }
                image.tint = paint
            } else {
                guard !isFaded, let picture = mapped(image.image) else { return nil }
                image.image = picture
            }
            return .image(image)
        case .group(var group):
            guard group.filters.isEmpty, group.blendMode == .normal,
                let content = mapped(group.content, isFaded: isFaded || group.opacity < 1 || group.mask != nil)
            else {
                return nil
            }
            group.content = content
            return .group(group)
        }
    }

    /// - Parameter isMixed: true if the colour is mixed with others in drawing.
    private func mapped(_ color: RGBAColor, isMixed: Bool) -> RGBAColor? {
        isMixed && cuts(color) ? nil : applied(to: color)
    }

    /// True if a level of the result is outside 0…1.
    private func cuts(_ color: RGBAColor) -> Bool {
        [0, 5, 10].contains { row in
            let level =
                rows[row] * color.red + rows[row + 1] * color.green + rows[row + 2] * color.blue + rows[row + 4]
            return level < -1e-3 || level > 1.001
        }
    }

    private func mapped(_ stops: [GradientStop]) -> [GradientStop]? {
        var result: [GradientStop] = []
        for stop in stops {
            guard let color = mapped(stop.color, isMixed: true) else { return nil }
            result.append(GradientStop(color: color, location: stop.location))
        }
        return result
    }

    private func mapped(_ paint: Paint, _ isFaded: Bool) -> Paint? {
        switch paint {
        case .color(let color):
            return mapped(color, isMixed: isFaded || color.alpha < 1).map { .color($0) }
        case .linearGradient(let stops, let start, let end):
            return mapped(stops).map { .linearGradient($0, start: start, end: end) }
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return mapped(stops).map {
                .radialGradient($0, center: center, startRadius: startRadius, endRadius: endRadius)
            }
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            return mapped(stops).map {
                .angularGradient($0, center: center, startAngle: startAngle, endAngle: endAngle)
            }
        case .ellipticalGradient(let stops, let rect, let center, let startRadius, let endRadius):
            return mapped(stops).map {
                .ellipticalGradient(
                    $0, in: rect, center: center, startRadiusFraction: startRadius, endRadiusFraction: endRadius)
            }
        case .imageTile(let image, let source, let transform):
            guard !isFaded else { return nil }
            return mapped(image).map { .imageTile($0, source: source, transform: transform) }
        }
    }

    private func mapped(_ image: CGImage) -> CGImage? {
        guard let copy = PixelBuffer(width: image.width, height: image.height) else { return nil }
        memcpy(copy.bytes, image.pixels.bytes, copy.byteCount)
        PixelFilters(pixels: copy, scale: 1).apply(self)
        return CGImage(pixels: copy, shouldInterpolate: image.shouldInterpolate)
    }
}
