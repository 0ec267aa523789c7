/// The preferred spacing of a view to its neighbours, by edge.
public struct ViewSpacing: Sendable {
    private var distances: [Distance]

    /// A preference at one edge.
    private enum Distance: Sendable {
        /// The platform's default.
        case standard
        /// A length in points.
        case fixed(CGFloat)
        /// The leading of a line of text, in points: adjacent texts are spaced like the lines of one text.
        case text(leading: CGFloat)

        /// The merged preference of two views side by side.
        func union(_ other: Distance) -> Distance {
            switch (self, other) {
            case (.fixed(let mine), .fixed(let theirs)): .fixed(max(mine, theirs))
            case (.text(let mine), .text(let theirs)): .text(leading: max(mine, theirs))
            // Different kinds merge to the default, which takes precedence over no spacing.
            default: .standard
            }
        }
    }

    /// No spacing at all edges.
    public static let zero = ViewSpacing(all: .fixed(0))

    /// The default spacing between two views without a preference: 8 points (Human Interface Guidelines).
    package static let standard: CGFloat = 8

    /// The platform's default at all edges.
    public init() { self.init(all: .standard) }

    private init(all distance: Distance) { distances = Array(repeating: distance, count: Edge.allCases.count) }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(.init(edge)) {
            let index = Int(edge.rawValue)
            distances[index] = distances[index].union(other.distances[index])
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The spacing to a following view, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let after = distances[Int((axis == .horizontal ? Edge.trailing : .bottom).rawValue)]
        let before = next.distances[Int((axis == .horizontal ? Edge.leading : .top).rawValue)]
        return switch (after, before) {
        case (.fixed(let after), .fixed(let before)): max(after, before)
        // The lower text's leading: 2.33 between headline and subheadline, 2 between subheadline and caption at 3×
        // (measured in pictures of iOS 17.5 and 18.5: Docs/Facts/IOSMetrics.md, "Spacing between texts").
        case (.text, .text(let leading)): leading
        case (.fixed(let one), _), (_, .fixed(let one)): max(one, 0) == 0 ? 0 : max(one, Self.standard)
        default: Self.standard
        }
    }

    /// Replaces the preferences at some edges with another view's.
    mutating func replace(_ edges: Edge.Set, with other: ViewSpacing) {
        for edge in Edge.allCases where edges.contains(.init(edge)) {
            distances[Int(edge.rawValue)] = other.distances[Int(edge.rawValue)]
        }
    }

    /// No spacing at the ends of an axis, as for a spacer: neighbours touch it.
    static func none(along axis: Axis) -> ViewSpacing {
        var spacing = ViewSpacing()
        spacing.replace(axis == .horizontal ? .horizontal : .vertical, with: .zero)
        return spacing
    }

    /// The spacing of a text: adjacent texts are spaced like lines.
    /// - Parameter leading: of the first line, in points.
    static func text(leading: CGFloat) -> ViewSpacing {
        var spacing = ViewSpacing()
        spacing.replace(.vertical, with: ViewSpacing(all: .text(leading: leading)))
        return spacing
    }
}
