@_spi(Floors) import SwiftUICore

/// Views that a layout pass lacks: it asks for them, and is repeated with them; see ``LayoutRequests``.
extension LazyBox {
    /// Lines that measuring lacks, of a division with a number of items in a line.
    struct MissingLines: Equatable {
        let range: Range<Int>
        let perLine: Int
    }

    /// The boxes of lines of a division, as far as they may be measured in a pass; nil and asked for if views of them do
    /// not exist yet, or are not prepared.
    func knownBoxes(in range: Range<Int>, of division: LazyDivision) -> [[LayoutBox]]? {
        let known = division.perLine == self.division?.perLine ? made : lineBoxes.probes(perLine: division.perLine)
        var boxes: [[LayoutBox]] = []
        boxes.reserveCapacity(range.count)
        for line in range {
            guard let line = known[line], line.allSatisfy(\.isPrepared) else {
                let lines = MissingLines(range: range, perLine: division.perLine)
                if !missing.contains(lines) { missing.append(lines) }
                root?.requests.makeViews(for: self)
                return nil
            }
            boxes.append(line)
        }
        return boxes
    }

    @MainActor package func makeMissingViews() {
        for lines in missing {
            for line in lines.range {
                let isCurrent = lines.perLine == division?.perLine
                let boxes = isCurrent ? boxes(in: line) : makeProbe(of: line, perLine: lines.perLine)
                for box in boxes { box.prepare() }
            }
        }
        missing = []
        let known = divisions
        invalidateLayout()
        divisions.restoreTrials(of: known)
    }

    /// Creates the boxes of a line in a division with another number of items in a line.
    @MainActor private func makeProbe(of line: Int, perLine: Int) -> [LayoutBox] {
        let division = divisions.others.first { $0.perLine == perLine }
        guard let stretch = division?.lines.stretch(of: line) else { return [] }
        let boxes = stretch.views(in: line).compactMap { stretch.run.source.box(at: $0) }
        lineBoxes.addProbe(boxes, as: line, perLine: perLine, of: self)
        return boxes
    }
}
