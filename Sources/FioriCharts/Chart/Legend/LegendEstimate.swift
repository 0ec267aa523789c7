import SwiftUI

extension LegendRoom {
    /// The room with texts that are smaller than those of Dynamic Type where that lets all entries in, and with names that
    /// have room.
    @MainActor func holding(_ entries: [ChartLegend.Entry], textSize: CGFloat) -> LegendRoom {
        var room = self
        let usual = fontSize ?? textSize
        let estimate = LegendEstimate(entries, in: self)
        room.fontSize = estimate.smallerSize(than: usual) ?? fontSize
        let textSize = room.fontSize ?? usual
        room.mostLines = estimate.fit(textSize).lines
        let lines = entries.prefix(LegendEstimate.mostEntries).map {
            CategoryTexts.lines($0.title, limit: room.mostLines)
        }
        let names = lines.map { $0.joined(separator: "\n") }
        room.cutsInMiddle = CutNames.beginAlike(names)
        let step = 2 * (textSize * LegendRoom.lineHeight).rounded(.up) + LegendArrangement.lineSpacing
        if isBeside, CGFloat(entries.count) * step <= size.height {
            room.lines = 2
            return room
        }
        let width = size.width - ChartLegend.swatchWidth(of: entries) * min(max(textSize / 12, 1), 2) - 6
        let cut = CutNames.cut(names) { _, text in
            text.prefix(100).reduce(0) { $0 + LetterWidths.share(of: $1) } * textSize <= width
        }
        for (index, short) in cut.enumerated() where names[index] != short && lines[index].count == 1 {
            room.shortNames[names[index]] = short
        }
        return room
    }
}

/// An estimate, by the widths of letters, of the entries that a legend has room for: one that turns out to have no room is
/// counted all the same.
struct LegendEstimate {
    /// Texts that Dynamic Type has made larger than 12 points become smaller by these parts, not further.
    private static let smallerParts: [CGFloat] = [0.9, 0.8, 0.7, 0.62]
    /// The smallest part, for texts of which all have room then.
    private static let smallestPart: CGFloat = 0.5

    /// More entries than these have no estimate.
    static let mostEntries = 40

    /// The extent of a name in lines.
    private struct Name {
        let lines: Int
        /// The width of the widest line, in parts of the size of the text.
        let width: CGFloat

        init(_ lines: [String]) {
            self.lines = lines.count
            width = lines.reduce(0) { widest, line in
                max(widest, line.prefix(100).reduce(0) { $0 + LetterWidths.share(of: $1) })
            }
        }
    }

    /// The entries that have room at a text size.
    struct Fit: Equatable {
        var entries: Int
        /// True if no name is cut.
        var isWhole: Bool
        /// The greatest number of lines of a name.
        var lines: Int
    }

    private let room: LegendRoom
    /// The width of the colours for texts of 12 points.
    private let swatch: CGFloat
    /// The names in at most one line, two lines and three.
    private let names: [[Name]]

    init(_ entries: [ChartLegend.Entry], in room: LegendRoom) {
        self.room = room
        swatch = ChartLegend.swatchWidth(of: entries)
        names = (1...LegendRoom.lineLimit).map { limit in
            entries.prefix(Self.mostEntries + 1).map { Name(CategoryTexts.lines($0.title, limit: limit)) }
        }
    }

    /// The size at which all entries have room, or the smallest where that lets more of them in; nil for the one given.
    func smallerSize(than textSize: CGFloat) -> CGFloat? {
        let count = names[0].count
        guard textSize > 12, (2...Self.mostEntries).contains(count), room.size.height > 0 else { return nil }
        func isComplete(_ fit: Fit) -> Bool { fit.entries == count && fit.isWhole }
        let usual = fit(textSize)
        guard !isComplete(usual) else { return nil }
        let sizes = Self.smallerParts.map { (textSize * $0).rounded(.down) }.filter { $0 >= 12 }
        if let whole = sizes.first(where: { isComplete(fit($0)) }) { return whole }
        guard let smallest = sizes.last else { return nil }
        // Names are narrower than their estimate, if by little.
        if isComplete(fit(smallest, widths: 0.93)) { return smallest }
        let half = max((textSize * Self.smallestPart).rounded(.down), 12)
        if isComplete(fit(half)) { return half }
        let least = fit(smallest)
        if least.entries > usual.entries { return smallest }
        guard least.entries == usual.entries, !usual.isWhole else { return nil }
        // Not smaller than those that have room need to be whole.
        return sizes.first { fit($0).entries == usual.entries && fit($0).isWhole } ?? smallest
    }

    /// The fit at a text size: names have the lines that they are written in, or fewer where that lets more entries in.
    /// - Parameter share: The widths of names, in parts of the estimated ones.
    func fit(_ textSize: CGFloat, widths share: CGFloat = 1) -> Fit {
        let line = (textSize * LegendRoom.lineHeight).rounded(.up)
        let start = swatch * min(max(textSize / 12, 1), 2) + 6
        let fits = names.indices.reversed().map { index -> Fit in
            let widths = names[index].map { start + $0.width * textSize * share }
            let sizes = zip(widths, names[index]).map { width, name in
                CGSize(width: min(width, room.size.width), height: line * CGFloat(max(name.lines, 1)))
            }
            let arrangement = LegendArrangement(room.isBeside ? .columns : .lines, of: sizes, in: room.size) { _ in
                textSize * 2
            }
            // The number of entries that are left out stands beside the last one.
            let shown = arrangement.frames.count
            let count = shown < sizes.count ? textSize * 2 + LegendArrangement.entrySpacing : 0
            let isWhole = widths.prefix(max(shown, 1)).enumerated().allSatisfy { place, width in
                width + (place == shown - 1 ? count : 0) <= room.size.width
            }
            return Fit(entries: shown, isWhole: isWhole, lines: index + 1)
        }
        return fits.dropFirst().reduce(fits[0]) { $1.entries > $0.entries ? $1 : $0 }
    }
}
