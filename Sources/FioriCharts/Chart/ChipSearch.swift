import SwiftUI

/// The search for the form of a chip that suits a chart best.
nonisolated struct ChipSearch {
    private let context: GraphicsContext
    private let room: ChipRoom
    private var best: (drawing: SelectionChipDrawing, place: ChipPlace)?

    /// The part of a chart that the words of a chip take before great texts become smaller.
    private static let share: CGFloat = 0.4
    /// The part of the marks, in twentieths, that a chip with texts of the usual size may cover.
    private static let mostCovered = 5

    /// The sizes of texts that Dynamic Type has made great, in parts of that.
    private static let smallerParts: [CGFloat] = [1, 0.85, 0.7, 0.6, 0.5, 0.42, 0.36]

    /// The sizes of texts below all others, which leave marks in sight.
    private static let smallSizes: [CGFloat] = [11, 10]

    private init(_ context: GraphicsContext, _ room: ChipRoom) { (self.context, self.room) = (context, room) }

    /// Measures a chip for the place that it has: in further columns, then with smaller texts where Dynamic Type has made
    /// them great; where it would lose rows or cover its marks, with texts smaller than others, with names that are cut, and
    /// with the values of a series in one row; then with fewer words where the chart is small; nil where not even the values
    /// have room.
    static func fitting(
        _ chip: SelectionChip, fontSize: CGFloat, in context: GraphicsContext, room: ChipRoom
    ) -> (drawing: SelectionChipDrawing, frame: CGRect)? {
        var search = ChipSearch(context, room)
        let sizes = smallerParts.map { fontSize * $0 }.filter { $0 >= 12 || $0 == fontSize }
        let smallest = sizes.last ?? fontSize
        let smaller = smallSizes.filter { $0 < smallest }
        let limit = room.size.width * room.size.height * share
        search.consider(search.forms(of: chip, sizes).filter { $0.size.width * $0.size.height <= limit })
        if search.best == nil { search.consider(search.forms(of: chip, [smallest])) }
        if search.seeksFurther { search.consider(search.forms(of: chip, smaller)) }
        for size in [smallest] + smaller where search.best == nil {
            for columns in 2...3 { search.consider(search.forms(of: chip, [size], columns: columns)) }
        }
        let short = chip.withRowsOfSeries
        if let short {
            if search.coversMarks { search.consider(search.forms(of: short, [smallest])) }
            if search.seeksFurther { search.consider(search.forms(of: short, smaller)) }
        }
        if let best = search.best { return (best.drawing, best.place.frame) }
        let shortened = search.counted([chip, short].compactMap(\.self), smallest) ?? search.shortened(chip, smallest)
        return shortened.map { ($0, ChipPlace(of: $0.size, in: room).frame) }
    }

    /// True while rows are left out, or any of the marks is covered.
    private var coversMarks: Bool { best.map { $0.place.faults.coveredMarks > 0 } ?? true }

    /// True while rows are left out, or much of the marks is covered.
    private var seeksFurther: Bool { best.map { $0.place.faults.coveredMarks > Self.mostCovered } ?? true }

    /// The whole chip in some sizes and in columns.
    private func forms(
        of chip: SelectionChip, _ sizes: [CGFloat], columns: Int = 1
    ) -> some Sequence<SelectionChipDrawing> {
        let (context, size) = (context, room.size)
        return sizes.lazy.compactMap {
            SelectionChipDrawing(chip, fontSize: $0, in: context, size: size, columns: columns)
        }
        .filter(\.isWhole).flatMap { $0.inColumns(of: size) }
    }

    /// Takes the first form without faults, or one with fewer faults than the best before.
    private mutating func consider(_ forms: some Sequence<SelectionChipDrawing>) {
        for drawing in forms {
            let place = ChipPlace(of: drawing.size, in: room)
            if best.map({ place.faults < $0.place.faults }) ?? true { best = (drawing, place) }
            if place.faults == .none { return }
        }
    }

    /// The one of some chips that counts the fewest series behind those that it shows.
    private func counted(_ chips: [SelectionChip], _ fontSize: CGFloat) -> SelectionChipDrawing? {
        chips.compactMap { SelectionChipDrawing($0, fontSize: fontSize, in: context, size: room.size) }
            .filter(\.hasValue).min { $0.restCount < $1.restCount }
    }

    /// A chip of one line, or of its first value.
    private func shortened(_ chip: SelectionChip, _ fontSize: CGFloat) -> SelectionChipDrawing? {
        var short = chip
        short.heading = nil
        return ([chip.line] + chip.shortLines).lazy.compactMap { line in
            short.rows = [SelectionChip.Row(color: nil, name: nil, text: line)]
            return SelectionChipDrawing(short, fontSize: fontSize, in: context, size: room.size)
        }
        .first
    }
}
