/// Where lines and elements stand, whether or not they have been made.
extension LazyBox {
    /// The line in which the views of an element stand, whether or not they have been made.
    @MainActor func line(of id: AnyHashable) -> Int? {
        for stretch in lines.stretches {
            if let index = stretch.run.source.index(of: id) { return stretch.first + index / stretch.perLine }
        }
        return nil
    }

    /// The line in which a view with an identity of its own stands; see ``LazySource/index(ofView:)``.
    @MainActor func line(ofView id: AnyHashable) -> Int? {
        for stretch in lines.stretches {
            if let index = stretch.run.source.index(ofView: id) { return stretch.first + index / stretch.perLine }
        }
        return nil
    }

    /// The line that a box stands for, if it is one of those made.
    func line(of box: LayoutBox) -> Int? {
        let line = (box.parent as? ListRowBox) ?? box
        guard line.parent === self else { return nil }
        return made.first { $0.value.contains { $0 === line } }?.key
    }

    /// How much of what is in view the header of a line's section covers when the line stands at the start.
    func cover(of line: Int) -> CGFloat {
        guard layout.clearsHeaders, layout.pinnedViews.contains(.sectionHeaders),
            let header = lines.sections(in: line..<(line + 1)).first?.first(where: { $0.run.role == .header })?.first,
            header < line
        else { return 0 }
        return extents[header] ?? measureLine(header)
    }

    /// From where to where a line reaches along the axis, as far as that is known.
    func extent(of line: Int) -> ClosedRange<CGFloat> {
        let start = extents.position(of: line, gap: layout.gap)
        return start...(start + (extents[line] ?? extents.mean))
    }

    /// The frame of a line in the box's coordinates, as far as that is known.
    func rect(of line: Int) -> CGRect {
        let extent = extent(of: line)
        let length = extent.upperBound - extent.lowerBound
        if axis == .vertical { return CGRect(x: 0, y: extent.lowerBound, width: placedSize.width, height: length) }
        let x = layoutDirection == .rightToLeft ? placedSize.width - extent.upperBound : extent.lowerBound
        return CGRect(x: x, y: 0, width: length, height: placedSize.height)
    }

    /// The line that reaches to a place along the axis.
    func line(at position: CGFloat) -> Int? {
        lines.count == 0 ? nil : extents.line(at: position, gap: layout.gap)
    }

    /// Whether the length of a line is known.
    func isMeasured(_ line: Int) -> Bool { extents[line] != nil }

    /// The identity of the element nearest to a place along the axis, whether or not it has been made.
    @MainActor func element(at position: CGFloat) -> (id: AnyHashable, rect: CGRect)? {
        guard lines.count > 0 else { return nil }
        let line = extents.line(at: position, gap: layout.gap)
        // Headers and gaps have none; the next line may.
        for line in line..<min(line + 3, lines.count) {
            guard let stretch = lines.stretch(of: line), stretch.run.role == .item,
                let view = stretch.views(in: line).first, let id = stretch.run.source.id(at: view)
            else { continue }
            return (id, rect(of: line))
        }
        return nil
    }
}
