import SwiftUI

extension ChartLegend {
    /// Texts that Dynamic Type has made larger than 12 points become smaller by these parts, not further.
    private static let smallerParts: [CGFloat] = [0.9, 0.8, 0.7, 0.62]

    /// The size at which all entries have room, or the smallest where that lets more of them in; nil for the size of Dynamic Type.
    ///
    /// Widths are estimated: an entry that turns out to have no room is counted all the same.
    static func smallerSize(for entries: [Entry], in room: LegendRoom, textSize: CGFloat) -> CGFloat? {
        guard textSize > 12, (2...40).contains(entries.count), room.size.height > 0 else { return nil }
        let swatch = swatchWidth(of: entries)
        let letters = entries.map { entry in
            CategoryTexts.lines(entry.title).map { line in
                line.prefix(100).reduce(0) { $0 + LetterWidths.share(of: $1) }
            }
            .max() ?? 0
        }
        /// The number of entries that have room, names longer than a line cut; and true if none is.
        func count(_ size: CGFloat) -> (entries: Int, isWhole: Bool) {
            let line = (size * LegendRoom.lineHeight).rounded(.up)
            let widths = letters.map { swatch * min(max(size / 12, 1), 2) + 6 + $0 * size }
            let sizes = widths.map { CGSize(width: min($0, room.size.width), height: line) }
            let direction: LegendArrangement.Direction = room.isBeside ? .columns : .lines
            let arrangement = LegendArrangement(
                direction, of: sizes, in: room.size
            ) { _ in size * 2 }
            return (arrangement.frames.count, widths.allSatisfy { $0 <= room.size.width })
        }
        let usual = count(textSize)
        guard usual != (entries.count, true) else { return nil }
        let sizes = smallerParts.map { (textSize * $0).rounded(.down) }.filter { $0 >= 12 }
        if let whole = sizes.first(where: { count($0) == (entries.count, true) }) { return whole }
        guard let smallest = sizes.last else { return nil }
        let least = count(smallest)
        let isBetter = least.entries > usual.entries || least.entries == usual.entries && !usual.isWhole
        return isBetter ? smallest : nil
    }
}

extension LegendRoom {
    /// The room with texts that are smaller than those of Dynamic Type where that lets all entries in.
    @MainActor func holding(_ entries: [ChartLegend.Entry], textSize: CGFloat) -> LegendRoom {
        var room = self
        let names = entries.prefix(40).map(\.title)
        room.cutsInMiddle = CutNames.beginAlike(names)
        room.fontSize = ChartLegend.smallerSize(for: entries, in: self, textSize: fontSize ?? textSize) ?? fontSize
        let textSize = room.fontSize ?? textSize
        let width = size.width - ChartLegend.swatchWidth(of: entries) * min(max(textSize / 12, 1), 2) - 6
        let step = 2 * (textSize * LegendRoom.lineHeight).rounded(.up) + LegendArrangement.lineSpacing
        if isBeside, CGFloat(entries.count) * step <= size.height {
            room.lines = 2
            return room
        }
        let cut = CutNames.cut(names) { _, text in
            text.prefix(100).reduce(0) { $0 + LetterWidths.share(of: $1) } * textSize <= width
        }
        for (name, short) in zip(names, cut) where name != short && CategoryTexts.lines(name).count == 1 {
            room.shortNames[name] = short
        }
        return room
    }
}
