import SwiftUI

/// The search for the form of a chip that suits a chart best.
nonisolated struct ChipSearch {
    private let context: GraphicsContext
    private let room: ChipRoom
    private var cutsHeading = false
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
    /// with the values of a series in one row; in rows of another form; then with the number of what is left out, with fewer
    /// words where the chart is small, and at last with abbreviated values; nil where not even these have room.
    static func fitting(
        _ forms: ChipForms, fontSize: CGFloat, in context: GraphicsContext, room: ChipRoom
    ) -> (drawing: SelectionChipDrawing, frame: CGRect)? {
        var chips: [SelectionChip] = []
        for form in forms.whole {
            chips.append(form())
            if let chip = whole(chips[chips.count - 1], fontSize: fontSize, in: context, room: room) { return chip }
        }
        guard chips.contains(where: { !$0.rows.isEmpty }) else { return nil }
        let search = ChipSearch(context, room)
        let sizes = sizes(fontSize)
        let countable = chips.flatMap { [$0, $0.withRowsOfSeries].compactMap(\.self) }
        if let drawing = search.counted(countable, sizes.smallest) { return search.placed(drawing) }
        for form in forms.bare {
            chips.append(form())
            if let chip = whole(chips[chips.count - 1], fontSize: fontSize, in: context, room: room) { return chip }
        }
        let small = [sizes.smallest] + sizes.smaller
        if let drawing = search.shortened(chips, small) { return search.placed(drawing) }
        for form in forms.abbreviated {
            let chip = form()
            if let whole = whole(chip, fontSize: fontSize, in: context, room: room) { return whole }
            if let drawing = search.shortened([chip], small) { return search.placed(drawing) }
        }
        return nil
    }

    private func placed(_ drawing: SelectionChipDrawing) -> (drawing: SelectionChipDrawing, frame: CGRect) {
        (drawing, ChipPlace(of: drawing.size, in: room).frame)
    }

    /// The sizes of texts down to the usual one, that one, and those below it.
    private static func sizes(_ fontSize: CGFloat) -> (all: [CGFloat], smallest: CGFloat, smaller: [CGFloat]) {
        let sizes = smallerParts.map { fontSize * $0 }.filter { $0 >= 12 || $0 == fontSize }
        let smallest = sizes.last ?? fontSize
        return (sizes, smallest, smallSizes.filter { $0 < smallest })
    }

    /// The best place of a chip with all its rows, with a shorter heading where the whole one has no room; nil where the
    /// rows have none.
    private static func whole(
        _ chip: SelectionChip, fontSize: CGFloat, in context: GraphicsContext, room: ChipRoom
    ) -> (drawing: SelectionChipDrawing, frame: CGRect)? {
        let choices = chip.headingParts.isEmpty ? [false] : [false, true]
        return choices.lazy.compactMap {
            whole(chip, cutsHeading: $0, fontSize: fontSize, in: context, room: room)
        }
        .first
    }

    private static func whole(
        _ chip: SelectionChip, cutsHeading: Bool, fontSize: CGFloat, in context: GraphicsContext, room: ChipRoom
    ) -> (drawing: SelectionChipDrawing, frame: CGRect)? {
        guard !chip.rows.isEmpty else { return nil }
        var search = ChipSearch(context, room)
        search.cutsHeading = cutsHeading
        let (sizes, smallest, smaller) = sizes(fontSize)
        let limit = room.size.width * room.size.height * share
        search.consider(search.forms(of: chip, sizes).filter { $0.size.width * $0.size.height <= limit })
        if search.best == nil { search.consider(search.forms(of: chip, [smallest])) }
        if search.seeksFurther { search.consider(search.forms(of: chip, smaller)) }
        for size in [smallest] + smaller where search.best == nil {
            for columns in 2...3 { search.consider(search.forms(of: chip, [size], columns: columns)) }
        }
        if let short = chip.withRowsOfSeries {
            if search.coversMarks { search.consider(search.forms(of: short, [smallest])) }
            if search.seeksFurther { search.consider(search.forms(of: short, smaller)) }
        }
        return search.best.map { ($0.drawing, $0.place.frame) }
    }

    /// True while rows are left out, or any of the marks is covered.
    private var coversMarks: Bool { best.map { $0.place.faults.coveredMarks > 0 } ?? true }

    /// True while rows are left out, or much of the marks is covered.
    private var seeksFurther: Bool { best.map { $0.place.faults.coveredMarks > Self.mostCovered } ?? true }

    /// The whole chip in some sizes and in columns.
    private func forms(
        of chip: SelectionChip, _ sizes: [CGFloat], columns: Int = 1
    ) -> some Sequence<SelectionChipDrawing> {
        let (context, size, cutsHeading) = (context, room.size, cutsHeading)
        return sizes.lazy.compactMap {
            SelectionChipDrawing(
                chip, fontSize: $0, in: context, size: size, columns: columns, cutsHeading: cutsHeading)
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
        chips.compactMap {
            SelectionChipDrawing($0, fontSize: fontSize, in: context, size: room.size, cutsHeading: true)
        }
        .filter(\.hasValue).min { $0.restCount < $1.restCount }
    }

    /// A chip of one line, with its heading cut where it has no room, or of its first value with the number of the others,
    /// or of that value alone.
    private func shortened(_ chips: [SelectionChip], _ sizes: [CGFloat]) -> SelectionChipDrawing? {
        guard var short = chips.first else { return nil }
        short.headingParts = []
        func row(_ text: String) -> SelectionChip.Row { SelectionChip.Row(color: nil, name: nil, text: text) }
        let rows =
            chips.flatMap { chip in
                let headed = chip.heading.map { SelectionChip.Row(color: nil, name: $0, text: chip.list) }
                return [row(chip.line)] + [headed].compactMap(\.self) + chip.shortLines.map(row)
            }
            + chips.compactMap(\.shortestLine).map(row)
        return rows.lazy.filter { !$0.text.isEmpty }.flatMap { row in sizes.lazy.map { (row, $0) } }
            .compactMap { row, size in
                short.rows = [row]
                return SelectionChipDrawing(short, fontSize: size, in: context, size: room.size)
            }
            .first
    }
}
