import CCairo
import CoreGraphics
import Drawing
import Foundation
import Synchronization

/// Draws a filled outline with its shadows by its corners: rows and columns of the middle that are all alike are drawn
/// once and repeated.
///
/// Surfaces such as cards are large, plain and throw a shadow: of a million pixels that would be filled, filtered and
/// composited, the corners are a hundredth. `CondensedPixels` does the same for any content, after it is drawn.
///
/// Surfaces of one look differ in the part that is left out, so that the picture of the corners is drawn once for many.
enum StretchedShadow {
    /// A picture of the corners: all that its pixels depend on.
    private struct Key: Hashable {
        let outline: [PathElement]
        let evenOdd: Bool
        let color: RGBAColor
        let filters: [Filter]
        let scale: CGFloat
        let width: Int
        let height: Int
    }

    /// The bound of a generation of pictures in bytes. That of a card is some 50,000 bytes.
    private static let capacity = 1 << 20
    /// A larger picture is drawn each time.
    private static let mostKeptBytes = 1 << 18
    private static let store = Mutex(GenerationalCache<Key, PixelBuffer>(capacity: capacity))

    /// Draws a group if it is such an outline.
    /// - Returns: false if it has to be drawn in another way; nothing is drawn then.
    static func draw(_ group: DisplayGroup, on context: OpaquePointer) -> Bool {
        guard group.content.items.count == 1,
            case .fill(let geometry, .color(let color), let evenOdd, true) = group.content.items[0], color.isFinite,
            geometry.isFinite, group.filters.allSatisfy(isUsable)
        else { return false }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        guard matrix.xx == matrix.yy, matrix.xy == 0, matrix.yx == 0, (0.01...64).contains(matrix.xx) else {
            return false
        }
        let toDevice = CairoPattern.transform(matrix)
        let bounds = group.filters.reduce(group.content.bounds) { $1.bounds(of: $0) }.applying(toDevice)
        guard bounds.isFinite, max(abs(bounds.minX), abs(bounds.minY), bounds.width, bounds.height) < 30_000 else {
            return false
        }
        let reach = group.filters.reduce(0) { $0 + PixelFilters.reach(of: $1, scale: toDevice.a) }
        let outline = geometry.elements.applying(toDevice)
        let columns = Stretch(of: outline, along: \.x, across: \.y, reach: reach)
        let rows = Stretch(of: outline, along: \.y, across: \.x, reach: reach)
        guard columns.removed > 0 || rows.removed > 0 else { return false }
        let (left, top) = (Int(bounds.minX.rounded(.down)), Int(bounds.minY.rounded(.down)))
        let width = Int(bounds.maxX.rounded(.up)) - left - columns.removed
        let height = Int(bounds.maxY.rounded(.up)) - top - rows.removed
        guard width > 0, height > 0 else { return false }
        let shortened = outline.map { element in
            element.map { point in
                CGPoint(x: columns.shortened(point.x) - CGFloat(left), y: rows.shortened(point.y) - CGFloat(top))
            }
        }
        let key = Key(
            outline: shortened, evenOdd: evenOdd, color: color, filters: group.filters, scale: toDevice.a, width: width,
            height: height)
        guard let pixels = picture(key) else { return false }
        paint(
            pixels, columns: columns.spans(from: left, count: width), rows: rows.spans(from: top, count: height),
            on: context)
        return true
    }

    /// The picture of the corners; nil without memory.
    private static func picture(_ key: Key) -> PixelBuffer? {
        if let known = store.withLock({ $0.value(for: key) }) { return known }
        guard let pixels = PixelBuffer(width: key.width, height: key.height) else { return nil }
        PixelSurface.draw(on: pixels) { context in
            key.outline.append(toCairo: context)
            cairo_set_fill_rule(context, key.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_set_source_rgba(context, key.color.red, key.color.green, key.color.blue, key.color.alpha)
            cairo_fill(context)
        }
        let filters = PixelFilters(pixels: pixels, scale: key.scale)
        for filter in key.filters { filters.apply(filter) }
        if pixels.byteCount <= mostKeptBytes {
            store.withLock { $0.insert(pixels, for: key, cost: pixels.byteCount) }
        }
        return pixels
    }

    private static func isUsable(_ filter: Filter) -> Bool {
        guard case .shadow(let color, let radius, let offset) = filter else { return false }
        return color.isFinite && radius.isFinite && offset.width.isFinite && offset.height.isFinite
    }

    /// Composites each part of the picture, those of the middle with the one pixel that they consist of.
    private static func paint(_ pixels: PixelBuffer, columns: [Span], rows: [Span], on context: OpaquePointer) {
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
        for row in rows {
            for column in columns {
                cairo_new_path(context)
                cairo_rectangle(
                    context, Double(column.target), Double(row.target), Double(column.targetCount),
                    Double(row.targetCount))
                let part = pixels.bytes + row.source * pixels.bytesPerRow + column.source * 4
                let levels = part.load(as: SIMD4<UInt8>.self)
                if column.isRepeated, row.isRepeated, levels.w == 255 {
                    cairo_set_source_rgba(
                        context, Double(levels.z) / 255, Double(levels.y) / 255, Double(levels.x) / 255, 1)
                    cairo_fill(context)
                    continue
                }
                // Tiles of one pixel's width or height, without a scale, are drawn many pixels at a time.
                guard
                    let surface = cairo_image_surface_create_for_data(
                        part.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(column.sourceCount),
                        Int32(row.sourceCount), Int32(pixels.bytesPerRow))
                else { continue }
                cairo_set_source_surface(context, surface, Double(column.target), Double(row.target))
                cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_REPEAT)
                cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
                cairo_fill(context)
                cairo_set_source_rgba(context, 0, 0, 0, 0)
                cairo_surface_finish(surface)
                cairo_surface_destroy(surface)
            }
        }
        cairo_restore(context)
    }

    /// Lines of a picture, along one axis, and the lines of the target that they become.
    struct Span: Equatable {
        let source: Int
        let sourceCount: Int
        let target: Int
        let targetCount: Int

        /// True for one line that becomes many.
        var isRepeated: Bool { sourceCount == 1 && targetCount > 1 }
    }

    /// The place at which an outline can be made shorter along one axis, since all its lines are alike there.
    struct Stretch {
        /// The position from which points move, in pixels.
        private(set) var start = 0.0
        /// The number of lines that are left out.
        private(set) var removed = 0
        private let reach: Int

        /// - Parameters:
        ///   - outline: the outline in pixels.
        ///   - along: the coordinate on the axis.
        ///   - across: the other coordinate.
        ///   - reach: the greatest distance, in pixels, at which a pixel has an effect on another.
        init(
            of outline: [PathElement], along: (CGPoint) -> CGFloat, across: (CGPoint) -> CGFloat, reach: Int
        ) {
            self.reach = reach
            var taken: [ClosedRange<CGFloat>] = []
            var (first, last) = (CGPoint.zero, CGPoint.zero)
            func take(_ points: [CGPoint], isLine: Bool) {
                let places = points.map(along)
                if !isLine || across(points[0]) != across(points[1]), let low = places.min(), let high = places.max() {
                    taken.append(low...high)
                }
                last = points[points.count - 1]
            }
            for element in outline {
                switch element {
                case .move(let point): (first, last) = (point, point)
                case .line(let point): take([last, point], isLine: true)
                case .quad(let control, let point): take([last, control, point], isLine: false)
                case .cubic(let control1, let control2, let point):
                    take([last, control1, control2, point], isLine: false)
                case .close: take([last, first], isLine: true)
                }
            }
            taken.sort { $0.lowerBound < $1.lowerBound }
            var end = taken.first?.upperBound ?? 0
            var widest = 0.0
            for range in taken {
                if range.lowerBound - end > widest { (start, widest) = (Double(end), Double(range.lowerBound - end)) }
                end = max(end, range.upperBound)
            }
            removed = max(0, Int(widest) - 2 * reach - 5)
        }

        /// The position of a point after lines were left out.
        func shortened(_ place: CGFloat) -> CGFloat { place > start ? place - CGFloat(removed) : place }

        /// The parts of a shortened picture.
        /// - Parameters:
        ///   - origin: the place of its first line in the target.
        ///   - count: the number of its lines.
        func spans(from origin: Int, count: Int) -> [Span] {
            guard removed > 0 else {
                return [Span(source: 0, sourceCount: count, target: origin, targetCount: count)]
            }
            // The line in the middle of those that were kept.
            let middle = Int(start.rounded(.down)) + reach + 2 - origin
            return [
                Span(source: 0, sourceCount: middle, target: origin, targetCount: middle),
                Span(source: middle, sourceCount: 1, target: origin + middle, targetCount: removed + 1),
                Span(
                    source: middle + 1, sourceCount: count - middle - 1, target: origin + middle + 1 + removed,
                    targetCount: count - middle - 1),
            ]
        }
    }
}

extension PathElement {
    /// The element with each point replaced.
    fileprivate func map(_ place: (CGPoint) -> CGPoint) -> PathElement {
        switch self {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .quad(let control, let point): .quad(control: place(control), to: place(point))
        case .cubic(let control1, let control2, let point):
            .cubic(control1: place(control1), control2: place(control2), to: place(point))
        case .close: .close
        }
    }
}
