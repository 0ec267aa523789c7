import CoreGraphics

/// Divides a width among columns.
nonisolated enum AdaptiveColumnWidths {
    /// The widths of columns.
    ///
    /// Fixed columns come first. Automatic ones take what their content needs; when there is not enough, those that need
    /// little get it and the others share the rest equally. Columns with a weight share what is left by it, and a
    /// stretched column counts as much as a column with a weight on average.
    /// - Parameters:
    ///   - available: the width without distances, in points; nil for the ideal widths.
    ///   - least: the widths below which words would break. Columns that share the width get at least these, as far as
    ///     the others can spare it; empty for none.
    ///   - ideal: the width that the content of a column needs.
    static func resolve(
        _ columns: [AdaptiveColumnWidth], available: CGFloat?, least: [CGFloat] = [], ideal: (Int) -> CGFloat
    ) -> [CGFloat] {
        guard let available else {
            return columns.indices.map { if case .points(let width) = columns[$0] { width } else { ideal($0) } }
        }
        var widths = [CGFloat](repeating: 0, count: columns.count)
        var left = max(available, 0)
        let fixed = columns.reduce(CGFloat(0)) { if case .points(let width) = $1 { $0 + width } else { $0 } }
        let scale = fixed > left ? left / fixed : 1
        for (index, column) in columns.enumerated() {
            if case .points(let width) = column { widths[index] = width * scale }
        }
        left = max(0, left - fixed)
        let automatic = columns.indices.filter { columns[$0] == .auto }
            .map { (index: $0, ideal: ideal($0)) }
            .sorted { $0.ideal < $1.ideal }
        let weights = columns.map { if case .weight(let weight) = $0 { CGFloat(weight) } else { CGFloat(0) } }
        let weighted = weights.filter { $0 > 0 }
        let average = weighted.isEmpty ? 1 : weighted.reduce(0, +) / CGFloat(weighted.count)
        let shares = columns.indices.map { columns[$0] == .stretch ? average : weights[$0] }
        let total = shares.reduce(0, +)
        // Automatic columns leave a fifth of the width to each of the others, so that these do not vanish.
        let flexible = shares.count { $0 > 0 }
        var room = left - min(CGFloat(flexible) * left / 5, left / 2)
        for (position, column) in automatic.enumerated() {
            let width = min(column.ideal, room / CGFloat(automatic.count - position))
            widths[column.index] = width
            room -= width
            left -= width
        }
        guard total > 0 else { return widths }
        let parts = divide(max(0, left), by: shares, least: least.count == columns.count ? least : [])
        for index in columns.indices where shares[index] > 0 { widths[index] = parts[index] }
        return widths
    }

    /// Divides a width by shares. Parts below their least width get that, and the others share the rest.
    private static func divide(_ width: CGFloat, by shares: [CGFloat], least: [CGFloat]) -> [CGFloat] {
        let total = shares.reduce(0, +)
        let plain = shares.map { width * $0 / total }
        guard !least.isEmpty, zip(shares, least).reduce(0, { $1.0 > 0 ? $0 + $1.1 : $0 }) < width else { return plain }
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
