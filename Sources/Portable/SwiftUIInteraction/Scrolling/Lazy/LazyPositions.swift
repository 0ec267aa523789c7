@_spi(Floors) import SwiftUICore

/// Positions of lines and elements, created or not.
extension LazyBox {
    /// The line of an element's views, created or not.
    @MainActor package func line(of id: AnyHashable) -> Int? {
        for stretch in lines.stretches {
            if let index = stretch.run.source.index(of: id) { return stretch.first + index / stretch.perLine }
        }
        return nil
    }

    /// The line of a view with an explicit identity; see ``LazySource/index(ofView:)``.
    @MainActor func line(ofView id: AnyHashable) -> Int? {
        for stretch in lines.stretches {
            if let index = stretch.run.source.index(ofView: id) { return stretch.first + index / stretch.perLine }
        }
        return nil
    }

    /// The line of a box, if the box has been created.
    func line(of box: LayoutBox) -> Int? {
        let line = box.parent.flatMap { $0.roles.contains(.removesAsOne) ? $0 : nil } ?? box
        guard line.parent === self else { return nil }
        return made.first { $0.value.contains { $0 === line } }?.key
    }

    /// The part of the window that the pinned header of a line's section covers when the line is at the start.
    @MainActor func cover(of line: Int) -> CGFloat {
        guard layout.clearsHeaders, layout.pinnedViews.contains(.sectionHeaders),
            let header = lines.sections(in: line..<(line + 1)).first?.first(where: { $0.run.role == .header })?.first,
            header < line
        else { return 0 }
        return extents[header] ?? measureLine(header)
    }

    /// The range of a line along the axis, measured or estimated.
    func extent(of line: Int) -> ClosedRange<CGFloat> {
        let start = extents.position(of: line, gap: layout.gap)
        return start...(start + (extents[line] ?? extents.mean))
    }

    /// The frame of a line in the box's coordinates, measured or estimated.
    func rect(of line: Int) -> CGRect {
        let extent = extent(of: line)
        let length = extent.upperBound - extent.lowerBound
        if axis == .vertical { return CGRect(x: 0, y: extent.lowerBound, width: placedSize.width, height: length) }
        let x = layoutDirection == .rightToLeft ? placedSize.width - extent.upperBound : extent.lowerBound
        return CGRect(x: x, y: 0, width: length, height: placedSize.height)
    }

    /// The line at a position along the axis.
    func line(at position: CGFloat) -> Int? {
        lines.count == 0 ? nil : extents.line(at: position, gap: layout.gap)
    }

    /// True if the length of a line is measured.
    func isMeasured(_ line: Int) -> Bool { extents[line] != nil }

    /// The identity of the element nearest to a position along the axis, created or not.
    @MainActor func element(at position: CGFloat) -> (id: AnyHashable, rect: CGRect)? {
        guard lines.count > 0 else { return nil }
        let line = extents.line(at: position, gap: layout.gap)
        // Headers and gaps have no identity; a following line may.
        for line in line..<min(line + 3, lines.count) {
            guard let stretch = lines.stretch(of: line), stretch.run.role == .item,
                let view = stretch.views(in: line).first, let id = stretch.run.source.id(at: view)
            else { continue }
            return (id, rect(of: line))
        }
        return nil
    }
}
