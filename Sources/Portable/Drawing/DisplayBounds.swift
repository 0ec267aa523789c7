import CoreGraphics
import Foundation

extension DisplayList {
    /// A rectangle that holds everything the list draws: exact for fills and images, generous for text, strokes and
    /// effects; null when nothing is drawn.
    package var bounds: CGRect {
        items.reduce(CGRect.null) { $0.enclosing($1.bounds) }
    }
}

extension DisplayItem {
    /// A rectangle that holds everything the item draws.
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
            // Glyphs may reach beyond their advances and the line; one and a half ems hold all but freaks.
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
    /// A rectangle that holds the group's picture, in the coordinates around the group.
    package var bounds: CGRect {
        guard transform.isFinite else { return .null }
        let inner = filteredBounds
        return inner.isNull ? .null : inner.applying(transform)
    }

    /// The picture's bounds in the group's own coordinates, after filters, clip and mask.
    package var filteredBounds: CGRect {
        var bounds = filters.reduce(content.bounds) { $1.bounds(of: $0) }
        if let clip { bounds = bounds.overlap(clip.geometry.bounds) }
        if let mask { bounds = bounds.overlap(mask.bounds) }
        return bounds
    }
}

extension Filter {
    /// How far a blur reaches, in standard deviations: beyond three, less than half a level of 255 is left.
    package static let blurReach: CGFloat = 3

    /// Where the effect of a picture with these bounds can be seen.
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
