import Drawing
import SwiftUICore

/// Side of the target that a popover is placed at, and the space available there.
struct PopoverPlacement {
    /// The frame that the popover's arrow points at.
    let target: CGRect
    /// Part of the screen that is available to the popover.
    let room: CGRect
    /// Edge of the popover with the arrow; leading is the left.
    let edge: Edge

    /// In points: the arrow, and what keeps clear of the edges of the screen.
    static let arrowHeight: CGFloat = 13
    static let arrowWidth: CGFloat = 26
    static let margin: CGFloat = 10
    /// A side with less room than that, in points, is none (by eye).
    private static let leastRoom = CGSize(width: 120, height: 88)

    /// - Parameters:
    ///   - view: what the popover belongs to. One that leaves no room beside it is pointed at in the middle of what is
    ///     seen of it.
    ///   - wanted: the edge that is asked for; else it is the first of the others with enough room, else the one with the
    ///     most.
    ///   - size: what the popover would like.
    init(beside view: CGRect, in room: CGRect, wanted: Edge, size: CGSize) {
        let order = [wanted, wanted.opposite] + Edge.allCases.filter { $0 != wanted && $0 != wanted.opposite }
        func best(beside target: CGRect, atLeast least: CGSize) -> Edge? {
            let spaces = order.map { (edge: $0, space: Self.space(at: $0, of: target, in: room)) }
            func first(for size: CGSize) -> Edge? {
                spaces.first { size.width <= $0.space.width && size.height <= $0.space.height }?.edge
            }
            let usable = spaces.filter { least.width <= $0.space.width && least.height <= $0.space.height }
            let area = { (space: CGSize) in space.width * space.height }
            return first(for: size) ?? usable.max { area($0.space) < area($1.space) }?.edge
        }
        self.room = room
        let least = CGSize(
            width: min(size.width, Self.leastRoom.width), height: min(size.height, Self.leastRoom.height))
        if let edge = best(beside: view, atLeast: least) {
            (target, self.edge) = (view, edge)
            return
        }
        let seen = view.intersection(room)
        let middle = seen.isNull ? room : seen
        target = CGRect(x: middle.midX, y: middle.midY, width: 0, height: 0)
        edge = best(beside: target, atLeast: .zero) ?? wanted
    }

    /// The room for the popover.
    var space: CGSize { Self.space(at: edge, of: target, in: room) }

    private static func space(at edge: Edge, of target: CGRect, in room: CGRect) -> CGSize {
        switch edge {
        case .top: CGSize(width: room.width, height: max(0, room.maxY - target.maxY - arrowHeight))
        case .bottom: CGSize(width: room.width, height: max(0, target.minY - arrowHeight - room.minY))
        case .leading: CGSize(width: max(0, room.maxX - target.maxX - arrowHeight), height: room.height)
        case .trailing: CGSize(width: max(0, target.minX - arrowHeight - room.minX), height: room.height)
        }
    }

    /// Returns the origin of a popover of a size.
    func origin(for size: CGSize) -> CGPoint {
        let origin =
            switch edge {
            case .top: CGPoint(x: target.midX - size.width / 2, y: target.maxY + Self.arrowHeight)
            case .bottom: CGPoint(x: target.midX - size.width / 2, y: target.minY - Self.arrowHeight - size.height)
            case .leading: CGPoint(x: target.maxX + Self.arrowHeight, y: target.midY - size.height / 2)
            case .trailing: CGPoint(x: target.minX - Self.arrowHeight - size.width, y: target.midY - size.height / 2)
            }
        return CGPoint(
            x: max(room.minX, min(origin.x, room.maxX - size.width)),
            y: max(room.minY, min(origin.y, room.maxY - size.height)))
    }

    /// The arrow of a popover.
    func arrow(of panel: CGRect, cornerRadius: CGFloat) -> Path {
        let half = Self.arrowWidth / 2
        let inset = cornerRadius + half
        let x = max(panel.minX + inset, min(target.midX, panel.maxX - inset))
        let y = max(panel.minY + inset, min(target.midY, panel.maxY - inset))
        func triangle(_ tip: CGPoint, _ base: CGPoint, along direction: CGSize) -> Path {
            Path { path in
                path.move(to: CGPoint(x: base.x - half * direction.width, y: base.y - half * direction.height))
                path.addLine(to: tip)
                path.addLine(to: CGPoint(x: base.x + half * direction.width, y: base.y + half * direction.height))
                path.closeSubpath()
            }
        }
        let across = CGSize(width: 1, height: 0)
        let down = CGSize(width: 0, height: 1)
        return switch edge {
        case .top:
            triangle(CGPoint(x: x, y: panel.minY - Self.arrowHeight), CGPoint(x: x, y: panel.minY), along: across)
        case .bottom:
            triangle(CGPoint(x: x, y: panel.maxY + Self.arrowHeight), CGPoint(x: x, y: panel.maxY), along: across)
        case .leading:
            triangle(CGPoint(x: panel.minX - Self.arrowHeight, y: y), CGPoint(x: panel.minX, y: y), along: down)
        case .trailing:
            triangle(CGPoint(x: panel.maxX + Self.arrowHeight, y: y), CGPoint(x: panel.maxX, y: y), along: down)
        }
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
