/// A column of a vertical lazy grid, or a row of a horizontal one.
public struct GridItem: Sendable {
    /// The size of a column or row, in points.
    public enum Size: Sendable {
        case fixed(_: CGFloat)
        /// A share of the space that the others leave, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// Splits a flexible column or row into as many as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: GridItem.Size
    /// The spacing to the next column or row, in points; nil for the default of 8.
    public var spacing: CGFloat?
    /// The alignment within its cells; nil for the grid's.
    public var alignment: Alignment?

    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A placed column or row of a lazy grid, in points.
package struct GridTrack: Equatable {
    package let start: CGFloat
    package let length: CGFloat?
    package let alignment: Alignment?

    package init(start: CGFloat, length: CGFloat?, alignment: Alignment?) {
        self.start = start
        self.length = length
        self.alignment = alignment
    }

    /// Divides a length among columns or rows (derived from behaviour): subtracts the spacing and the fixed ones, then
    /// gives each other one in turn an equal share of the rest, within its limits; an adaptive one is divided into as
    /// many columns as fit.
    package static func resolve(_ items: [GridItem], in length: CGFloat?) -> [GridTrack] {
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.standard) }
        let fixed = items.reduce(CGFloat(0)) { sum, item in
            if case .fixed(let length) = item.size { sum + max(0, length) } else { sum }
        }
        let least = items.reduce(CGFloat(0)) { sum, item in
            switch item.size {
            case .fixed: sum
            case .flexible(let minimum, _), .adaptive(let minimum, _): sum + minimum
            }
        }
        var remaining = (length ?? (gaps + fixed + least)) - gaps - fixed
        var others = items.filter { if case .fixed = $0.size { false } else { true } }.count
        var tracks: [GridTrack] = []
        var start: CGFloat = 0
        for item in items {
            let spacing = item.spacing ?? ViewSpacing.standard
            func add(_ length: CGFloat) {
                tracks.append(GridTrack(start: start, length: length, alignment: item.alignment))
                start += length + spacing
            }
            func share(_ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
                let share = min(max(remaining / CGFloat(others), minimum), max(maximum, minimum))
                remaining -= share
                others -= 1
                return share
            }
            switch item.size {
            case .fixed(let length): add(max(0, length))
            case .flexible(let minimum, let maximum): add(share(minimum, maximum))
            case .adaptive(let minimum, let maximum):
                let room = share(minimum, .infinity)
                let least = max(minimum, 1)
                // More columns would be indistinguishable and only take time.
                let count = min(max(1, ((room + spacing) / (least + spacing)).rounded(.down)), 10_000)
                let each = min((room - (count - 1) * spacing) / count, max(maximum, minimum))
                for _ in 0..<Int(count) { add(each) }
            }
        }
        return tracks
    }
}
