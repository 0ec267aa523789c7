import Drawing
import Foundation

/// Stops fit to draw: in order, within 0 and 1, with more of them where sRGB would take another way.
struct GradientStops: Equatable {
    private(set) var stops: [GradientStop]

    /// The number of steps between two colours in Oklab: beyond this, 8-bit levels no longer differ.
    private static let perceptualSteps = 16

    init(_ given: [GradientStop], isPerceptual: Bool = false) {
        var ordered: [GradientStop] = []
        for stop in given where stop.location.isFinite {
            let location = max(stop.location, ordered.last?.location ?? -.infinity)
            ordered.append(GradientStop(color: stop.color, location: location))
        }
        if ordered.isEmpty { ordered = [GradientStop(color: .clear, location: 0)] }
        stops = ordered
        if isPerceptual { stops = Self.refined(stops, mix: { Oklab.mix($0, $1, by: $2) }) }
        stops = clipped(to: 0...1)
    }

    /// The stops with the colours between them found in linear sRGB.
    var mixedLinearly: GradientStops {
        var copy = self
        copy.stops = Self.refined(stops) { a, b, fraction in
            func linear(_ color: RGBAColor) -> RGBAColor {
                RGBAColor(
                    red: SRGB.linear(color.red), green: SRGB.linear(color.green), blue: SRGB.linear(color.blue),
                    alpha: color.alpha)
            }
            return Color.RGBColorSpace.sRGBLinear.convert(linear(a).mixed(with: linear(b), by: fraction))
        }
        return copy
    }

    /// Stops on the way between each two, mixed by a function of two colours and the fraction of the way.
    private static func refined(
        _ stops: [GradientStop], mix: (RGBAColor, RGBAColor, Double) -> RGBAColor
    ) -> [GradientStop] {
        var refined = Array(stops.prefix(1))
        for (a, b) in zip(stops, stops.dropFirst()) {
            if b.location > a.location, a.color != b.color {
                for step in 1..<perceptualSteps {
                    let fraction = Double(step) / Double(perceptualSteps)
                    refined.append(
                        GradientStop(
                            color: mix(a.color, b.color, fraction),
                            location: a.location + (b.location - a.location) * fraction))
                }
            }
            refined.append(b)
        }
        return refined
    }

    /// The colour at a place; before the first stop the first one's, after the last the last one's.
    func color(at location: Double) -> RGBAColor {
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops[stops.count - 1].color
        }
        guard next > 0 else { return stops[0].color }
        let (a, b) = (stops[next - 1], stops[next])
        return a.color.mixed(with: b.color, by: (location - a.location) / (b.location - a.location))
    }

    private func clipped(to range: ClosedRange<Double>) -> [GradientStop] {
        if stops[0].location >= range.lowerBound, stops[stops.count - 1].location <= range.upperBound { return stops }
        var inside = stops.filter { range.contains($0.location) }
        if stops[0].location < range.lowerBound {
            inside.insert(GradientStop(color: color(at: range.lowerBound), location: range.lowerBound), at: 0)
        }
        if stops[stops.count - 1].location > range.upperBound {
            inside.append(GradientStop(color: color(at: range.upperBound), location: range.upperBound))
        }
        return inside
    }

    /// The stops with their places moved; those that leave 0…1 are cut off.
    func mapped(_ move: (Double) -> Double) -> GradientStops {
        GradientStops(stops.map { GradientStop(color: $0.color, location: move($0.location)) })
    }

    /// The same colours from the end to the start.
    var reversed: GradientStops {
        GradientStops(stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) })
    }
}

/// Björn Ottosson's perceptual colour space (2020), from sRGB and back.
enum Oklab {
    /// The colour between two, at `fraction` 0 to 1.
    static func mix(_ a: RGBAColor, _ b: RGBAColor, by fraction: Double) -> RGBAColor {
        let alpha = a.alpha + (b.alpha - a.alpha) * fraction
        guard alpha > 0 else { return RGBAColor(red: a.red, green: a.green, blue: a.blue, alpha: 0) }
        let (from, to) = (encode(a), encode(b))
        let mixed = zip(from, to).map { ($0 * a.alpha * (1 - fraction) + $1 * b.alpha * fraction) / alpha }
        var color = decode(mixed)
        color.alpha = alpha
        return color
    }

    static func encode(_ color: RGBAColor) -> [Double] {
        let (r, g, b) = (SRGB.linear(color.red), SRGB.linear(color.green), SRGB.linear(color.blue))
        let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
        let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
        let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
        return [
            0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
            1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
            0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
        ]
    }

    static func decode(_ lab: [Double]) -> RGBAColor {
        func cube(_ x: Double) -> Double { x * x * x }
        let l = cube(lab[0] + 0.396_337_777_4 * lab[1] + 0.215_803_757_3 * lab[2])
        let m = cube(lab[0] - 0.105_561_345_8 * lab[1] - 0.063_854_172_8 * lab[2])
        let s = cube(lab[0] - 0.089_484_177_5 * lab[1] - 1.291_485_548 * lab[2])
        return RGBAColor(
            red: SRGB.encoded(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
            green: SRGB.encoded(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
            blue: SRGB.encoded(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s))
    }
}
