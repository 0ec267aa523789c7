import Drawing
@_spi(Floors) import SwiftUICore

/// Headers and footers that are pinned while their section is in view.
extension LazyBox {
    /// Moves the headers and footers of the sections in view to the edges of the window, within the extent of their
    /// section.
    /// - Parameter before: the window when they were last placed, in the coordinates of this layout.
    @MainActor func pin(in view: ClosedRange<CGFloat>, after before: ClosedRange<CGFloat>?, _ range: Range<Int>) {
        window.unpinAll()
        guard !layout.pinnedViews.isEmpty else { return }
        let before = before.map { clearOfBars($0, now: view) }
        let view = clearOfBars(view, now: view)
        for members in lines.sections(in: range) {
            guard let first = members.first, let last = members.last else { continue }
            let start = extents.position(of: first.first, gap: layout.gap)
            let end = extents.position(of: last.lines.upperBound, gap: layout.gap) - layout.gap
            for member in members {
                switch member.run.role {
                case .header where layout.pinnedViews.contains(.sectionHeaders):
                    let length = measureLine(member.first)
                    pin(member.first, in: view, after: before) { max(start, min($0.lowerBound, end - length)) }
                case .footer where layout.pinnedViews.contains(.sectionFooters):
                    let length = measureLine(member.first)
                    pin(member.first, in: view, after: before) {
                        min(end - length, max($0.upperBound - length, start))
                    }
                default: break
                }
            }
        }
    }

    /// The part of a present or former window that no bar covers.
    @MainActor private func clearOfBars(_ window: ClosedRange<CGFloat>, now: ClosedRange<CGFloat>) -> ClosedRange<
        CGFloat
    > {
        guard let scrollBox else { return window }
        let offset = scrollBox.contentOffset.y + (axis == .vertical ? window.lowerBound - now.lowerBound : 0)
        let insets = scrollBox.pinnedInsets(at: offset)
        let start = window.lowerBound + (axis == .vertical ? insets.top : insets.leading)
        return start...max(start, window.upperBound - (axis == .vertical ? insets.bottom : insets.trailing))
    }

    @MainActor private func pin(
        _ line: Int, in view: ClosedRange<CGFloat>, after before: ClosedRange<CGFloat>?,
        at position: (ClosedRange<CGFloat>) -> CGFloat
    ) {
        let boxes = boxes(in: line)
        placeLine(line, at: position(view))
        window.pin(boxes, of: line)
        // Keeps movement by scrolling out of a simultaneous animation.
        guard let before, case let distance = position(view) - position(before), distance != 0 else { return }
        for box in boxes { box.moveShownFrame(by: step(distance)) }
    }

    private func step(_ distance: CGFloat) -> CGSize {
        if axis == .vertical { return CGSize(width: 0, height: distance) }
        return CGSize(width: layoutDirection == .rightToLeft ? -distance : distance, height: 0)
    }
}
