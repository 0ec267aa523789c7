import SwiftUI

extension ChartLegend {
    /// Texts that Dynamic Type has made larger than 12 points become smaller by these parts, not further.
    private static let smallerParts: [CGFloat] = [0.9, 0.8, 0.7, 0.62]

    /// The size at which all entries have room in the lines that a legend has at the size of Dynamic Type, or the smallest where
    /// that lets more of them in; nil for the size of Dynamic Type.
    ///
    /// Widths are estimated: an entry that turns out to have no room is counted all the same.
    static func smallerSize(for entries: [Entry], in room: LegendRoom, textSize: CGFloat) -> CGFloat? {
        guard textSize > 12, (2...40).contains(entries.count), room.size.height > 0 else { return nil }
        let swatch = swatchWidth(of: entries)
        let letters = entries.map { entry in
            CategoryTexts.lines(entry.title).map { $0.unicodeScalars.reduce(0) { $0 + width(of: $1) } }.max() ?? 0
        }
        /// The number of entries that have room.
        func count(_ size: CGFloat, _ height: CGFloat) -> Int {
            let line = (size * LegendRoom.lineHeight).rounded(.up)
            let sizes = letters.map { width in
                CGSize(width: swatch * min(max(size / 12, 1), 2) + 6 + width * size, height: line)
            }
            guard sizes.allSatisfy({ $0.width <= room.size.width }) else { return 0 }
            let direction: LegendArrangement.Direction = room.isBeside ? .columns : .lines
            let arrangement = LegendArrangement(
                direction, of: sizes, in: CGSize(width: room.size.width, height: height)
            ) { _ in size * 2 }
            return arrangement.frames.count
        }
        let usual = count(textSize, room.size.height)
        guard usual < entries.count else { return nil }
        // No more lines than large texts have: the chart keeps its height.
        let step = (textSize * LegendRoom.lineHeight).rounded(.up) + LegendArrangement.lineSpacing
        let lines = max(((room.size.height + LegendArrangement.lineSpacing) / step).rounded(.down), 1)
        let height = min(room.size.height, lines * step - LegendArrangement.lineSpacing)
        let sizes = smallerParts.map { (textSize * $0).rounded(.down) }.filter { $0 >= 12 }
        if let whole = sizes.first(where: { count($0, height) == entries.count }) { return whole }
        return sizes.last.flatMap { count($0, height) > usual ? $0 : nil }
    }

    /// The width of a letter in parts of the size of its text, on average.
    private static func width(of letter: Unicode.Scalar) -> CGFloat { letter.value >= 0x1100 ? 1 : 0.54 }
}

extension LegendRoom {
    /// The room with texts that are smaller than those of Dynamic Type where that lets all entries in.
    @MainActor func holding(_ entries: [ChartLegend.Entry], textSize: CGFloat) -> LegendRoom {
        var room = self
        room.cutsInMiddle = CutNames.beginAlike(entries.prefix(40).map(\.title))
        room.fontSize = ChartLegend.smallerSize(for: entries, in: self, textSize: fontSize ?? textSize) ?? fontSize
        return room
    }
}
