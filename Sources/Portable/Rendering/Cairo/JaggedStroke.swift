import CCairo
import CoreGraphics
import Drawing
import Foundation

/// The coverage of pixels by a stroke whose line goes up and down steeply on its way to one side.
///
/// Cairo makes two edges and a join of each segment, and visits each edge in all rows of pixels that it crosses. Here
/// each column of a quarter pixel has one highest and one lowest place, which a round pen widens by what it reaches from
/// the columns beside it: a pen moves from one place to the next without a gap, so that all between the two is covered.
struct JaggedStroke {
    /// The sum of ups and downs, in multiples of the way to the side, from which Cairo takes longer.
    private static let steepness: CGFloat = 3
    /// Fewer segments are stroked as fast.
    private static let fewestSegments = 64
    /// Wider pens are rare, and would have to look at many columns.
    private static let largestRadius: CGFloat = 32
    private static let largestArea = 1 << 26
    private static let columnsPerPixel: CGFloat = 4

    /// An area of whole pixels.
    struct Area: Equatable {
        var left: Int
        var top: Int
        var right: Int
        var bottom: Int
    }

    /// The pixels that the coverage is for.
    let area: Area
    private let columns: CoverageColumns

    /// - Parameters:
    ///   - elements: the line; several parts are several lines.
    ///   - scale: pixels per unit of the elements; `origin` is the pixel of their zero.
    ///   - visible: the pixels that can be seen.
    /// - Returns: nil for strokes that Cairo draws as fast, or only Cairo draws.
    init?(
        _ elements: [PathElement], stroke: StrokeAttributes, scale: CGFloat, origin: CGPoint = .zero, visible: Area
    ) {
        let radius = stroke.width / 2 * scale
        guard elements.count > Self.fewestSegments, stroke.cap == .round, stroke.join == .round, stroke.dash.isEmpty,
            stroke.isAntialiased, scale > 0, radius <= Self.largestRadius, let lines = Self.lines(elements)
        else { return nil }
        let (span, travel) = Self.lengths(lines)
        guard travel > Self.steepness * span, travel * scale < 1e9,
            let area = Self.area(of: lines, scale: scale, origin: origin, radius: radius, visible: visible)
        else { return nil }
        self.area = area
        var columns = CoverageColumns(area: area)
        for line in lines {
            var pixels = line.map { CGPoint(x: $0.x * scale + origin.x, y: $0.y * scale + origin.y) }
            if pixels[0].x > pixels[pixels.count - 1].x { pixels.reverse() }
            Self.add(pixels, radius: radius, to: &columns)
        }
        self.columns = columns
    }

    /// Writes the coverage of each pixel, row by row; 255 is a whole pixel.
    func write(to pixels: UnsafeMutablePointer<UInt8>, rowBytes: Int) { columns.write(to: pixels, rowBytes: rowBytes) }

    /// The points of each line; nil if one is curved, closed, a dot, or turns back.
    private static func lines(_ elements: [PathElement]) -> [[CGPoint]]? {
        var lines: [[CGPoint]] = []
        for element in elements {
            switch element {
            case .move(let point): lines.append([point])
            case .line(let point):
                guard !lines.isEmpty else { return nil }
                lines[lines.count - 1].append(point)
            case .quad, .cubic, .close: return nil
            }
        }
        for line in lines {
            let (first, last) = (line[0].x, line[line.count - 1].x)
            guard first != last else { return nil }
            for index in 1..<line.count {
                let step = line[index].x - line[index - 1].x
                guard step == 0 || (step > 0) == (first < last) else { return nil }
            }
        }
        return lines
    }

    /// The way to the side, and the sum of ups and downs.
    private static func lengths(_ lines: [[CGPoint]]) -> (span: CGFloat, travel: CGFloat) {
        var (span, travel): (CGFloat, CGFloat) = (0, 0)
        for line in lines {
            span += abs(line[line.count - 1].x - line[0].x)
            for index in 1..<line.count { travel += abs(line[index].y - line[index - 1].y) }
        }
        return (span, travel)
    }

    /// The visible pixels that the stroke can cover; nil for too many.
    private static func area(
        of lines: [[CGPoint]], scale: CGFloat, origin: CGPoint, radius: CGFloat, visible: Area
    ) -> Area? {
        var (low, high) = (
            CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
        )
        for line in lines {
            for point in line {
                low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
                high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
            }
        }
        func pixel(_ value: CGFloat, _ zero: CGFloat) -> Int { Int(min(max(value * scale + zero, -1e9), 1e9)) }
        let reach = Int(radius) + 2
        let area = Area(
            left: max(visible.left, pixel(low.x, origin.x) - reach),
            top: max(visible.top, pixel(low.y, origin.y) - reach),
            right: min(visible.right, pixel(high.x, origin.x) + reach),
            bottom: min(visible.bottom, pixel(high.y, origin.y) + reach))
        let (width, height) = (area.right - area.left, area.bottom - area.top)
        guard width > 0, height > 0, width < 1 << 15, width * height <= largestArea else { return nil }
        return area
    }

    /// Adds the columns of a line from left to right.
    private static func add(_ line: [CGPoint], radius: CGFloat, to columns: inout CoverageColumns) {
        let reach = Int(radius * columnsPerPixel)
        let count = (columns.area.right - columns.area.left) * Int(columnsPerPixel)
        // The middle of the first column.
        let first = (CGFloat(columns.area.left) * columnsPerPixel + 0.5 - CGFloat(reach)) / columnsPerPixel
        let places = Places(of: line, from: first, step: 1 / columnsPerPixel, count: count + 2 * reach)
        // Where the pen only just touches a column, it does so at the place itself.
        let touches = [-radius, radius].map { side in
            Places(
                of: line, from: first + CGFloat(reach) / columnsPerPixel + side, step: 1 / columnsPerPixel,
                count: count, hasCorners: false)
        }
        // The reach of the pen up and down in a column at a distance.
        let rises = (0...reach).map { steps -> CGFloat in
            let distance = CGFloat(steps) / columnsPerPixel
            return max(0, radius * radius - distance * distance).squareRoot()
        }
        for column in 0..<count {
            var top = min(touches[0].lows[column], touches[1].lows[column])
            var bottom = max(touches[0].highs[column], touches[1].highs[column])
            for steps in -reach...reach {
                let rise = rises[abs(steps)]
                top = min(top, places.lows[column + reach + steps] - rise)
                bottom = max(bottom, places.highs[column + reach + steps] + rise)
            }
            if top < bottom { columns.add(column / Int(columnsPerPixel), from: top, to: bottom) }
        }
    }
}

/// Coverage in columns of pixels, as changes from one row to the next: a few for each column, whatever its height.
private struct CoverageColumns {
    /// The share of a column of a quarter pixel.
    private static let weight: CGFloat = 64

    private struct Change {
        let row: Int32
        let column: Int32
        let coverage: Int16
    }

    let area: JaggedStroke.Area
    private let width: Int
    private let height: Int
    private var changes: [Change] = []

    init(area: JaggedStroke.Area) {
        self.area = area
        width = area.right - area.left
        height = area.bottom - area.top
        changes.reserveCapacity(width * 16)
    }

    /// Adds a quarter of a column of pixels between two places.
    mutating func add(_ column: Int, from top: CGFloat, to bottom: CGFloat) {
        change(column, at: top, by: 1)
        change(column, at: bottom, by: -1)
    }

    private mutating func change(_ column: Int, at place: CGFloat, by sign: Int16) {
        let place = min(max(place - CGFloat(area.top), 0), CGFloat(height))
        let row = Int32(place)
        let part = Int16(((1 - (place - CGFloat(row))) * Self.weight).rounded())
        changes.append(Change(row: row, column: Int32(column), coverage: sign * part))
        changes.append(Change(row: row + 1, column: Int32(column), coverage: sign * (Int16(Self.weight) - part)))
    }

    func write(to pixels: UnsafeMutablePointer<UInt8>, rowBytes: Int) {
        // Sorted by row, by counting.
        var ends = [Int](repeating: 0, count: height + 3)
        for change in changes { ends[Int(change.row) + 1] += 1 }
        for row in 1..<ends.count { ends[row] += ends[row - 1] }
        var next = ends
        var order = [Int32](repeating: 0, count: changes.count)
        for (index, change) in changes.enumerated() {
            order[next[Int(change.row)]] = Int32(index)
            next[Int(change.row)] += 1
        }
        var sums = [Int16](repeating: 0, count: width)
        sums.withUnsafeMutableBufferPointer { sums in
            for row in 0..<height {
                for place in ends[row]..<ends[row + 1] {
                    let change = changes[Int(order[place])]
                    sums[Int(change.column)] &+= change.coverage
                }
                let target = pixels + row * rowBytes
                for column in 0..<width {
                    target[column] = UInt8(truncatingIfNeeded: min(255, max(0, sums[column])))
                }
            }
        }
    }
}

/// The places of a line in the middles of columns, and of its corners in theirs; infinite where it has none.
private struct Places {
    private(set) var lows: [CGFloat]
    private(set) var highs: [CGFloat]

    init(of line: [CGPoint], from first: CGFloat, step: CGFloat, count: Int, hasCorners: Bool = true) {
        lows = [CGFloat](repeating: .infinity, count: count)
        highs = [CGFloat](repeating: -.infinity, count: count)
        /// The first middle from a place on.
        func middle(from x: CGFloat) -> Int {
            Int(min(max(((x - first) / step).rounded(.up), 0), CGFloat(count)))
        }
        for index in line.indices {
            let end = line[index]
            if hasCorners {
                let column = ((end.x - first) / step).rounded()
                if column >= 0, column < CGFloat(count) { include(end.y, Int(column)) }
            }
            guard index > 0, end.x > line[index - 1].x else { continue }
            let start = line[index - 1]
            let slope = (end.y - start.y) / (end.x - start.x)
            for column in middle(from: start.x)..<max(middle(from: start.x), middle(from: end.x)) {
                include(start.y + (first + CGFloat(column) * step - start.x) * slope, column)
            }
        }
    }

    private mutating func include(_ y: CGFloat, _ column: Int) {
        lows[column] = min(lows[column], y)
        highs[column] = max(highs[column], y)
    }
}

extension CairoPainter {
    /// Draws a jagged stroke with the source of the context.
    /// - Returns: false if it has to be drawn in another way.
    func drawJagged(_ path: CGPath, stroke: StrokeAttributes) -> Bool {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy else { return false }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_identity_matrix(context)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        guard max(abs(x1), abs(y1), abs(x2), abs(y2)) < 1e6 else { return false }
        let visible = JaggedStroke.Area(
            left: Int(x1.rounded(.down)), top: Int(y1.rounded(.down)), right: Int(x2.rounded(.up)),
            bottom: Int(y2.rounded(.up)))
        guard
            let jagged = JaggedStroke(
                path.elements, stroke: stroke, scale: CGFloat(matrix.xx),
                origin: CGPoint(x: matrix.x0, y: matrix.y0), visible: visible)
        else { return false }
        let (width, height) = (jagged.area.right - jagged.area.left, jagged.area.bottom - jagged.area.top)
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else {
            return false
        }
        defer { cairo_surface_destroy(surface) }
        guard let pixels = cairo_image_surface_get_data(surface) else { return false }
        jagged.write(to: pixels, rowBytes: Int(cairo_image_surface_get_stride(surface)))
        cairo_surface_mark_dirty(surface)
        cairo_mask_surface(context, surface, Double(jagged.area.left), Double(jagged.area.top))
        return true
    }
}
