import CoreGraphics
import Drawing

/// The surface of a mesh gradient: places and colours as smooth functions of the grid.
struct MeshSurface {
    private let columns: Int
    private let rows: Int
    private let places: [SIMD2<Double>]
    /// Levels in the space of mixing, premultiplied, with alpha.
    private let levels: [SIMD4<Double>]
    private let smoothsColors: Bool
    private let isPerceptual: Bool

    /// - Returns: nil for a grid without an area, and for one whose numbers of points or colours do not fit.
    @available(iOS 18.0, *)
    init?(_ mesh: MeshGradient, in environment: EnvironmentValues) {
        let count = mesh.width * mesh.height
        guard case .points(let points) = mesh.locations, mesh.width > 1, mesh.height > 1, points.count >= count,
            points.prefix(count).allSatisfy({ $0.x.isFinite && $0.y.isFinite })
        else { return nil }
        let colors: [RGBAColor] =
            switch mesh.colors {
            case .colors(let colors): colors.map { $0.rgba(in: environment) }
            case .resolvedColors(let colors): colors.map(\.rgba)
            }
        guard colors.count >= count else { return nil }
        columns = mesh.width
        rows = mesh.height
        places = points.prefix(count).map { SIMD2(Double($0.x), Double($0.y)) }
        smoothsColors = mesh.smoothsColors
        let isPerceptual = mesh.colorSpace == .perceptual
        self.isPerceptual = isPerceptual
        levels = colors.prefix(count).map { color in
            let parts = isPerceptual ? Oklab.encode(color) : [color.red, color.green, color.blue]
            return SIMD4(parts[0] * color.alpha, parts[1] * color.alpha, parts[2] * color.alpha, color.alpha)
        }
    }

    /// The weights of a cubic curve between two points: of both, and of the slopes at both.
    private static func weights(_ t: Double) -> SIMD4<Double> {
        let (t2, t3) = (t * t, t * t * t)
        return SIMD4(2 * t3 - 3 * t2 + 1, -2 * t3 + 3 * t2, t3 - 2 * t2 + t, t3 - t2)
    }

    /// A value of the grid between four points, on curves whose slope at a point is that between its neighbours.
    private func smooth<V: SIMD<Double>>(_ values: [V], column: Int, row: Int, _ u: Double, _ v: Double) -> V {
        func at(_ column: Int, _ row: Int) -> V { values[row * columns + column] }
        let (a, b) = (Self.weights(u), Self.weights(v))
        func slope(_ before: V, _ here: V, _ after: V, _ isFirst: Bool, _ isLast: Bool) -> V {
            isFirst ? after - here : isLast ? here - before : (after - before) * 0.5
        }
        func across(_ row: Int) -> V {
            let (from, to) = (at(column, row), at(column + 1, row))
            let start = slope(at(max(column - 1, 0), row), from, to, column == 0, false)
            let end = slope(from, to, at(min(column + 2, columns - 1), row), false, column + 2 == columns)
            return from * a.x + to * a.y + start * a.z + end * a.w
        }
        let (from, to) = (across(row), across(row + 1))
        let start = slope(across(max(row - 1, 0)), from, to, row == 0, false)
        let end = slope(from, to, across(min(row + 2, rows - 1)), false, row + 2 == rows)
        return from * b.x + to * b.y + start * b.z + end * b.w
    }

    private func straight(_ values: [SIMD4<Double>], column: Int, row: Int, _ u: Double, _ v: Double) -> SIMD4<Double> {
        let first = row * columns + column
        let above = values[first] * (1 - u) + values[first + 1] * u
        let below = values[first + columns] * (1 - u) + values[first + columns + 1] * u
        return above * (1 - v) + below * v
    }

    /// A corner of the small quadrilaterals that the surface is drawn as.
    private struct Corner {
        var place: SIMD2<Double>
        var levels: SIMD4<Double>
    }

    /// The number of quadrilaterals along a side of a cell of the grid.
    private static let steps = 20

    /// The surface as a picture.
    func image(width: Int, height: Int, on background: RGBAColor) -> CGImage? {
        guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
        let words = pixels.bytes.assumingMemoryBound(to: UInt32.self)
        let ground = Self.word(
            SIMD4(
                background.red * background.alpha, background.green * background.alpha,
                background.blue * background.alpha, background.alpha))
        for index in 0..<width * height { words[index] = ground }
        let size = SIMD2(Double(width), Double(height))
        let steps = Self.steps
        for row in 0..<rows - 1 {
            for column in 0..<columns - 1 {
                var corners: [Corner] = []
                corners.reserveCapacity((steps + 1) * (steps + 1))
                for y in 0...steps {
                    for x in 0...steps {
                        let (u, v) = (Double(x) / Double(steps), Double(y) / Double(steps))
                        let color =
                            smoothsColors
                            ? smooth(levels, column: column, row: row, u, v)
                            : straight(levels, column: column, row: row, u, v)
                        corners.append(
                            Corner(place: smooth(places, column: column, row: row, u, v) * size, levels: color))
                    }
                }
                for y in 0..<steps {
                    for x in 0..<steps {
                        let first = y * (steps + 1) + x
                        let (a, b) = (corners[first], corners[first + 1])
                        let (c, d) = (corners[first + steps + 1], corners[first + steps + 2])
                        fill(a, b, c, words, width, height)
                        fill(b, d, c, words, width, height)
                    }
                }
            }
        }
        return CGImage(pixels: pixels)
    }

    /// Fills the pixels whose middle is in a triangle.
    private func fill(
        _ a: Corner, _ b: Corner, _ c: Corner, _ words: UnsafeMutablePointer<UInt32>, _ width: Int, _ height: Int
    ) {
        let (p, q, r) = (a.place, b.place, c.place)
        let area = (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y)
        guard abs(area) > 1e-9 else { return }
        // A little more than the triangle, so that no pixel is missed between two.
        let slack = 1e-6
        let top = max(0, Int(min(p.y, q.y, r.y).rounded(.down)))
        let bottom = min(height - 1, Int(max(p.y, q.y, r.y).rounded(.up)))
        let left = max(0, Int(min(p.x, q.x, r.x).rounded(.down)))
        let right = min(width - 1, Int(max(p.x, q.x, r.x).rounded(.up)))
        guard top <= bottom, left <= right else { return }
        for y in top...bottom {
            let py = Double(y) + 0.5
            for x in left...right {
                let px = Double(x) + 0.5
                let wb = ((px - p.x) * (r.y - p.y) - (r.x - p.x) * (py - p.y)) / area
                let wc = ((q.x - p.x) * (py - p.y) - (px - p.x) * (q.y - p.y)) / area
                let wa = 1 - wb - wc
                guard wa >= -slack, wb >= -slack, wc >= -slack else { continue }
                words[y * width + x] = word(mixed: a.levels * wa + b.levels * wb + c.levels * wc)
            }
        }
    }

    /// A pixel of mixed levels.
    private func word(mixed: SIMD4<Double>) -> UInt32 {
        guard isPerceptual else { return Self.word(mixed) }
        let alpha = min(max(mixed.w, 0), 1)
        guard alpha > 0 else { return 0 }
        let color = Oklab.decode([mixed.x / alpha, mixed.y / alpha, mixed.z / alpha])
        return Self.word(SIMD4(color.red * alpha, color.green * alpha, color.blue * alpha, alpha))
    }

    /// A pixel of premultiplied levels from 0 to 1: blue, green, red and alpha in memory.
    private static func word(_ levels: SIMD4<Double>) -> UInt32 {
        let alpha = min(max(levels.w, 0), 1)
        func byte(_ level: Double) -> UInt32 { UInt32((min(max(level, 0), alpha) * 255).rounded()) }
        return UInt32((alpha * 255).rounded()) << 24 | byte(levels.x) << 16 | byte(levels.y) << 8 | byte(levels.z)
    }
}
