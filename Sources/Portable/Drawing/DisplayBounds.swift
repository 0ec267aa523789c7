import CoreGraphics
import Foundation

extension DisplayList {
    /// The bounding box of everything that the list draws: exact for fills and images, generous for text, strokes and
    /// effects; null for none.
    package var bounds: CGRect {
        // Traverses groups with an explicit stack, so that they may nest to any depth.
        var open: [(items: [DisplayItem], next: Int, bounds: CGRect, group: DisplayGroup?)] = [(items, 0, .null, nil)]
        while true {
            let top = open.count - 1
            guard open[top].next < open[top].items.count else {
                let finished = open.removeLast()
                let bounds = finished.group.map { $0.bounds(ofContent: finished.bounds) } ?? finished.bounds
                guard top > 0 else { return bounds }
                open[top - 1].bounds = open[top - 1].bounds.enclosing(bounds)
                continue
            }
            let item = open[top].items[open[top].next]
            open[top].next += 1
            if case .group(let group) = item {
                open.append((group.content.items, 0, .null, group))
            } else {
                open[top].bounds = open[top].bounds.enclosing(item.bounds)
            }
        }
    }
}

extension DisplayItem {
    /// The bounding box of everything that the item draws.
    package var bounds: CGRect {
        switch self {
        case .fill(let geometry, _, _, _):
            return geometry.isFinite ? geometry.bounds : .null
        case .stroke(let geometry, _, let stroke):
            guard geometry.isFinite, stroke.width > 0, stroke.width.isFinite else { return .null }
            let bounds = geometry.bounds
            let reach = stroke.width / 2 * (stroke.join == .miter ? max(1, min(stroke.miterLimit, 20)) : 1.5)
            return bounds.isNull ? .null : bounds.insetBy(dx: -reach, dy: -reach)
        case .text(let run):
            guard run.origin.isFinite, run.width.isFinite, !run.glyphs.isEmpty else { return .null }
            // Glyphs may reach beyond their advances and the line; one and a half ems are sufficient except for extreme
            // fonts.
            let size = run.face.size
            return CGRect(
                x: run.origin.x - size, y: run.origin.y - size * 1.6, width: run.width + size * 2, height: size * 2.4)
        case .image(let image):
            return image.rect.isFinite ? image.rect.standardized : .null
        case .group(let group):
            return group.bounds
        }
    }
}

extension DisplayGroup {
    /// The bounding box of the group, in the coordinates of its parent.
    package var bounds: CGRect { bounds(ofContent: content.bounds) }

    /// The same, for known bounds of the content.
    fileprivate func bounds(ofContent content: CGRect) -> CGRect {
        guard transform.isFinite else { return .null }
        var bounds = filters.reduce(content) { $1.bounds(of: $0) }
        if let clip { bounds = bounds.overlap(clip.geometry.bounds) }
        if let mask { bounds = bounds.overlap(mask.bounds) }
        return bounds.isNull ? .null : bounds.applying(transform)
    }
}

extension Filter {
    /// The extent of a blur, in standard deviations: beyond three, less than half a level of 255 remains.
    package static let blurReach: CGFloat = 3

    /// The bounding box of the effect on content with the given bounds.
    package func bounds(of content: CGRect) -> CGRect {
        guard !content.isNull else { return .null }
        switch self {
        case .shadow(_, let radius, let offset):
            let reach = max(0, radius) / 2 * Self.blurReach
            return content.enclosing(
                content.insetBy(dx: -reach, dy: -reach).offsetBy(dx: offset.width, dy: offset.height))
        case .blur(let radius, _):
            let reach = max(0, radius) * Self.blurReach
            return content.insetBy(dx: -reach, dy: -reach)
        default:
            return content
        }
    }
}
