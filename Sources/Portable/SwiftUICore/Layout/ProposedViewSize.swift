/// The size that a container proposes to a view. A nil dimension requests the view's ideal length.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width in points; nil requests the ideal width, infinity the maximum.
    public var width: CGFloat?
    /// The height in points; nil requests the ideal height, infinity the maximum.
    public var height: CGFloat?

    /// Requests the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Requests the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Requests the maximum size.
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

    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    package init(major: CGFloat?, minor: CGFloat?, axis: Axis) {
        self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
    }

    /// The proposal with NaN and negative dimensions replaced by 0.
    var sanitized: ProposedViewSize {
        guard (width ?? 0) >= 0, (height ?? 0) >= 0 else {
            return ProposedViewSize(width: width.map(\.sanitized), height: height.map(\.sanitized))
        }
        return self
    }

    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}
