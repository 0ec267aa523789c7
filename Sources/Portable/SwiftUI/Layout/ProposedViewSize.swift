/// The size that a container offers a view. A nil dimension asks for the view's ideal one.
public struct ProposedViewSize: Equatable, Sendable {
    /// In points; nil asks for the ideal width, infinity for the largest.
    public var width: CGFloat?
    /// In points; nil asks for the ideal height, infinity for the largest.
    public var height: CGFloat?

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The proposal as a size, with ideal dimensions replaced by those of `size` (10 points each unless given).
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(major: CGFloat?, minor: CGFloat?, axis: Axis) {
        self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
    }

    /// The proposal without what no view can be: dimensions that are no numbers or negative count as 0.
    var sanitized: ProposedViewSize {
        guard (width ?? 0) >= 0, (height ?? 0) >= 0 else {
            return ProposedViewSize(width: width.map(\.sanitized), height: height.map(\.sanitized))
        }
        return self
    }

    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}
