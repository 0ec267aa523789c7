import CoreGraphics
import Drawing

/// The colour that a display list shows at one point, computed from its items without drawing them.
///
/// Texts are left out except for one, whose colour is used as if its letters covered the point: so the same list yields
/// both the background and the colour of a text.
struct PointColor {
    /// The one text, by its place in the list and the groups in it.
    var text: ItemPath?
    /// In the place of the text's own colour.
    var replacement: RGBAColor?

    /// An item of a list whose colour cannot be computed.
    struct Unknown: Error, CustomStringConvertible {
        let description: String
    }

    /// The colour at a point.
    /// - Parameters:
    ///   - list: The drawn list.
    ///   - point: In the list's coordinates.
    ///   - below: The colour before the list is drawn.
    func color(of list: DisplayList, at point: CGPoint, over below: RGBAColor) throws -> RGBAColor {
        try color(of: list, at: point, over: below, path: [])
    }

    private func color(of list: DisplayList, at point: CGPoint, over below: RGBAColor, path: ItemPath) throws
        -> RGBAColor
    {
        var color = below
        for (index, item) in list.items.enumerated() {
            switch item {
            case .fill(let geometry, let paint, let evenOdd, _):
                guard geometry.contains(point, evenOdd: evenOdd) else { continue }
                color = try paint.color(at: point).over(color)
            case .stroke:
                // The lines that components draw stand beside texts, not under them.
                continue
            case .text(let run):
                guard path + [index] == text else { continue }
                color = try (replacement ?? run.paint.color(at: point)).over(color)
            case .image(let image):
                guard image.rect.standardized.contains(point) else { continue }
                throw Unknown(description: "a text stands on a picture at \(point)")
            case .group(let group):
                color = try self.color(of: group, at: point, over: color, path: path + [index])
            }
        }
        return color
    }

    private func color(of group: DisplayGroup, at point: CGPoint, over below: RGBAColor, path: ItemPath) throws
        -> RGBAColor
    {
        guard group.transform.isInvertible else { return below }
        let point = point.applying(group.transform.inverted())
        if let clip = group.clip, !clip.geometry.contains(point, evenOdd: clip.evenOdd) { return below }
        guard group.needsLayer else { return try color(of: group.content, at: point, over: below, path: path) }
        var layer = try color(of: group.content, at: point, over: .clear, path: path)
        if layer.alpha > 0, let filter = group.filters.first(where: { !$0.isAroundContent }) {
            throw Unknown(description: "a text stands below or in the effect \(filter)")
        }
        if let mask = group.mask {
            layer = layer.opacity(try color(of: mask, at: point, over: .clear, path: [-1]).alpha)
        }
        if layer.alpha > 0, group.blendMode != .normal {
            throw Unknown(description: "a text stands below or in the blend mode \(group.blendMode)")
        }
        return layer.opacity(group.opacity).over(below)
    }
}

/// The path of an item: its place in the list, and in the lists of the groups around it, outermost first.
typealias ItemPath = [Int]

extension CGAffineTransform {
    var isInvertible: Bool { isFinite && abs(a * d - b * c) > 1e-9 }
}

extension Geometry {
    func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
        guard isFinite, bounds.contains(point) else { return false }
        if case .rect = self { return true }
        return path.contains(point, using: evenOdd ? .evenOdd : .winding)
    }
}

extension Filter {
    /// True if the content itself stays unchanged.
    var isAroundContent: Bool {
        if case .shadow = self { return true }
        return false
    }
}

extension Paint {
    /// The paint's colour at a point.
    func color(at point: CGPoint) throws -> RGBAColor {
        switch self {
        case .color(let color):
            return color
        case .linearGradient(let stops, let start, let end):
            let (x, y) = (end.x - start.x, end.y - start.y)
            let length = x * x + y * y
            let place = length > 0 ? ((point.x - start.x) * x + (point.y - start.y) * y) / length : 1
            return stops.color(at: Double(place))
        default:
            throw PointColor.Unknown(description: "a text stands on or in a paint of several colours at \(point)")
        }
    }
}

extension [GradientStop] {
    /// The colour at a place from 0 to 1; the first and the last one beyond these.
    fileprivate func color(at place: Double) -> RGBAColor {
        guard let next = firstIndex(where: { $0.location >= place }) else { return last?.color ?? .clear }
        guard next > 0 else { return self[0].color }
        let (from, to) = (self[next - 1], self[next])
        let span = to.location - from.location
        return from.color.mixed(with: to.color, by: span > 0 ? (place - from.location) / span : 1)
    }
}
