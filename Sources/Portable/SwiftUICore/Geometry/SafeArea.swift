import Foundation

/// The kinds of regions that content should avoid.
public struct SafeAreaRegions: OptionSet {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The edges of the screen, bars and the additions of `safeAreaInset`.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// The keyboard on screen; here this is only the bar with toolbar items.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension SafeAreaRegions: Sendable {}

extension BoxRoles {
    /// A box that scrolls its content sideways.
    fileprivate static let scrollsHorizontally = declare()
    /// A box that scrolls its content up and down.
    fileprivate static let scrollsVertically = declare()
}

extension LayoutBox {
    /// The axes along which the box scrolls its content under the regions outside of its safe area.
    package final var scrollAxes: Axis.Set {
        get {
            var axes: Axis.Set = []
            if roles.contains(.scrollsHorizontally) { axes.insert(.horizontal) }
            if roles.contains(.scrollsVertically) { axes.insert(.vertical) }
            return axes
        }
        set {
            roles.subtract([.scrollsHorizontally, .scrollsVertically])
            if newValue.contains(.horizontal) { roles.insert(.scrollsHorizontally) }
            if newValue.contains(.vertical) { roles.insert(.scrollsVertically) }
        }
    }

    /// The insets by which content can extend beyond the box's edges, into the regions outside of its safe area.
    ///
    /// A box extends under an edge only if it touches the safe area's border there (documented for `ignoresSafeArea`:
    /// content inside the safe area that does not touch its border is unchanged). Nested safe areas add up. A scroll
    /// view consumes the insets along its axes: its content scrolls under them instead.
    package final var adjacentSafeAreaInsets: EdgeInsets { safeAreaReach.insets }

    /// The ``adjacentSafeAreaInsets``, and true if the box is in a safe area at all.
    final var safeAreaReach: (insets: EdgeInsets, isInSafeArea: Bool) {
        var rect = CGRect(origin: .zero, size: placedSize)
        var total = EdgeInsets()
        var isInSafeArea = false
        var open: Axis.Set = [.horizontal, .vertical]
        var box: LayoutBox = self
        while let parent = box.parent {
            rect = box.exactToParent(rect)
            if let insets = parent.safeAreaInsets(for: box) {
                isInSafeArea = true
                let bounds = CGRect(origin: .zero, size: parent.placedSize)
                let safe = bounds.inset(by: insets.physical(in: parent.layoutDirection))
                var reach = EdgeInsets()
                let tolerance = 0.01
                if open.contains(.vertical) {
                    if rect.minY <= safe.minY + tolerance { reach.top = max(0, rect.minY - bounds.minY) }
                    if rect.maxY >= safe.maxY - tolerance { reach.bottom = max(0, bounds.maxY - rect.maxY) }
                }
                if open.contains(.horizontal) {
                    if rect.minX <= safe.minX + tolerance { reach.leading = max(0, rect.minX - bounds.minX) }
                    if rect.maxX >= safe.maxX - tolerance { reach.trailing = max(0, bounds.maxX - rect.maxX) }
                }
                total.add(reach)
                rect = CGRect(
                    x: rect.minX - reach.leading, y: rect.minY - reach.top,
                    width: rect.width + reach.leading + reach.trailing,
                    height: rect.height + reach.top + reach.bottom)
            }
            open.subtract(parent.scrollAxes)
            box = parent
        }
        return (total.physical(in: layoutDirection), isInSafeArea)
    }
}

extension EdgeInsets {
    /// Converts between leading and trailing, and left and right.
    package func physical(in direction: LayoutDirection) -> EdgeInsets {
        guard direction == .rightToLeft else { return self }
        return EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
    }

    mutating func add(_ other: EdgeInsets) {
        top += other.top
        leading += other.leading
        bottom += other.bottom
        trailing += other.trailing
    }

    /// The insets of some edges; 0 at the others.
    func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}
