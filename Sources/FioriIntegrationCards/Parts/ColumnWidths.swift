import CoreGraphics

/// Divides a width among columns.
nonisolated enum ColumnWidths {
    /// The width in points that a column without words needs at least.
    static let narrowest: CGFloat = 16

    /// The widths of columns.
    ///
    /// Fixed columns come first. Automatic ones take what their content needs; when there is not enough, each gets the
    /// width of its words first, then those that need little get it, and the others share the rest equally. Columns with
    /// a weight share what is left by it, and a stretched column counts as much as a column with a weight on average.
    /// - Parameters:
    ///   - available: the width without distances, in points; nil for the ideal widths.
    ///   - least: the widths below which words would break. Columns get at least these, as far as the others can spare
    ///     it; empty for none.
    ///   - ideal: the width that the content of a column needs.
    static func resolve(
        _ columns: [AdaptiveColumnWidth], available: CGFloat?, least: [CGFloat] = [], ideal: (Int) -> CGFloat
    ) -> [CGFloat] {
        guard let available else {
            return columns.indices.map { if case .points(let width) = columns[$0] { width } else { ideal($0) } }
        }
        let least = least.count == columns.count ? least : [CGFloat](repeating: 0, count: columns.count)
        var widths = [CGFloat](repeating: 0, count: columns.count)
        var left = max(available, 0)
        var fixed: CGFloat = 0
        var words: (fixed: CGFloat, others: CGFloat) = (0, 0)
        for (index, column) in columns.enumerated() {
            if case .points(let width) = column {
                fixed += width
                words.fixed += min(width, least[index])
            } else {
                words.others += least[index]
            }
        }
        let limit = min(left, max(left - words.others, words.fixed))
        let scale = fixed > limit ? limit / fixed : 1
        for (index, column) in columns.enumerated() {
            if case .points(let width) = column { widths[index] = width * scale }
        }
        left = max(0, left - fixed * scale)
        let automatic = columns.indices.filter { columns[$0] == .auto }
        let weights = columns.map { if case .weight(let weight) = $0 { CGFloat(weight) } else { CGFloat(0) } }
        let weighted = weights.filter { $0 > 0 }
        let average = weighted.isEmpty ? 1 : weighted.reduce(0, +) / CGFloat(weighted.count)
        let shares = columns.indices.map { columns[$0] == .stretch ? average : weights[$0] }
        let total = shares.reduce(0, +)
        // Automatic columns leave a fifth of the width to each of the others, so that these do not vanish, or the width
        // of their words, and no more than that where their own words need the rest.
        let flexible = columns.indices.filter { shares[$0] > 0 }
        let flexibleWords = flexible.reduce(0) { $0 + least[$1] }
        let spare = max(left - automatic.reduce(0) { $0 + least[$1] }, 0)
        let needed = flexible.reduce(0) { $0 + (least[$1] > 0 ? least[$1] : narrowest) }
        let hasRoom = spare + CardMetrics.rounding >= needed
        let fifths = min(CGFloat(flexible.count) * left / 5, left / 2)
        let reserve = max(hasRoom ? min(fifths, spare) : fifths, min(flexibleWords, spare))
        let parts = share(
            max(0, left - reserve), ideals: automatic.map(ideal), least: automatic.map { least[$0] })
        for (index, width) in zip(automatic, parts) {
            widths[index] = width
            left -= width
        }
        guard total > 0 else { return widths }
        let flexibleParts = divide(max(0, left), by: shares, least: least)
        for index in flexible { widths[index] = flexibleParts[index] }
        return widths
    }

    /// Divides a width among columns that need certain widths: as much as they need when there is enough, or else at
    /// least the width of their words, and up to a common width.
    private static func share(_ width: CGFloat, ideals: [CGFloat], least: [CGFloat]) -> [CGFloat] {
        guard ideals.reduce(0, +) > width else { return ideals }
        let floors = zip(ideals, least).map { min($0, $1) }
        let sum = floors.reduce(0, +)
        guard sum < width else {
            let scale = sum > width + CardMetrics.rounding ? width / sum : 1
            return floors.map { $0 * scale }
        }
        var widths = floors
        var open = Array(ideals.indices)
        var rest = width
        // As flexible boxes of style sheets: those that a common width gives too much or too little keep their bound, and
        // the others share what is left.
        while !open.isEmpty {
            let level = rest / CGFloat(open.count)
            let bounded = open.map { max(floors[$0], min(ideals[$0], level)) }
            let excess = bounded.reduce(0) { $0 + $1 - level }
            var next: [Int] = []
            for (index, bound) in zip(open, bounded) {
                let stays = excess == 0 || (excess > 0 ? bound > level : bound < level)
                if stays { widths[index] = bound } else { next.append(index) }
                if stays { rest -= bound }
            }
            // Rounding may leave an excess that no column causes.
            if next.count == open.count {
                for (index, bound) in zip(open, bounded) { widths[index] = bound }
                break
            }
            open = next
        }
        return widths
    }

    /// Divides a width by shares. Parts below their least width get that, and the others share the rest.
    private static func divide(_ width: CGFloat, by shares: [CGFloat], least: [CGFloat]) -> [CGFloat] {
        let total = shares.reduce(0, +)
        let plain = shares.map { width * $0 / total }
        let needed = zip(shares, least).reduce(0) { $1.0 > 0 ? $0 + $1.1 : $0 }
        guard needed <= width + CardMetrics.rounding else { return plain }
        var fixed: Set<Int> = []
        while true {
            let rest = fixed.reduce(width) { $0 - least[$1] }
            let open = shares.indices.filter { !fixed.contains($0) }
            let sum = open.reduce(0) { $0 + shares[$1] }
            let parts = shares.indices.map { fixed.contains($0) ? least[$0] : sum > 0 ? rest * shares[$0] / sum : 0 }
            let short = open.filter { shares[$0] > 0 && parts[$0] < least[$0] }
            if short.isEmpty { return parts }
            fixed.formUnion(short)
        }
    }
}
