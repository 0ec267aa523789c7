import Drawing
@_spi(Floors) import SwiftUICore

/// Sizes for cross-axis lengths other than the current one.
extension LazyBox {
    /// The size for a cross-axis length other than the current one, from the extents cached for that length, or from
    /// one line.
    ///
    /// The result must not depend on which lines are in view: the size may affect the view again.
    func trial(across length: CGFloat?, _ proposal: ProposedViewSize) -> CGSize {
        var trial = divisions.takeTrial(of: length, of: runs, layout)
        defer { divisions.keep(trial) }
        let line = trial.firstItem
        let lines = knownBoxes(in: line..<(line + 1), of: trial)
        var size = CGSize.zero
        for (index, box) in (lines?.first ?? []).enumerated() {
            let view = box.size(for: offer(index, in: line, of: trial))
            size = CGSize(width: max(size.width, view.width), height: max(size.height, view.height))
        }
        if trial.extents.isEmpty, lines != nil {
            let isItem = trial.lines.stretch(of: line)?.run.role == .item
            trial.extents.set(size[axis], of: line, isItem: isItem)
        }
        let ideal = trial.tracks.last.map { $0.start + ($0.length ?? 0) } ?? size[axis.other]
        return CGSize(major: trial.total, minor: proposal[axis.other] ?? ideal, axis: axis)
    }
}
