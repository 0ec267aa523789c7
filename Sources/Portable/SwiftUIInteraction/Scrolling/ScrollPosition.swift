import SwiftUICore

/// A position of a scroll view: a view, an edge, an offset, or the one to which the user has scrolled.
///
/// Offsets are in points from the content's leading and top edges; 0 is the place of rest at the start.
@available(iOS 18.0, *)
public struct ScrollPosition: Sendable {
    /// The position that the scroll view is to take; nil once the user has scrolled.
    private(set) var destination: ScrollDestination?
    private var isUsers = false
    private var seen: (any Hashable & Sendable)?
    /// Whether, and as what, views are told apart.
    private var view: @Sendable (AnyHashable) -> (any Hashable & Sendable)?
    /// True if the scroll view is to look for the view at its start.
    let tracksViews: Bool

    private init<ID: Hashable & Sendable>(_ destination: ScrollDestination?, _: ID.Type) {
        self.destination = destination
        view = { $0.base as? ID }
        tracksViews = ID.self != Never.self
    }

    /// The position of a view.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(.view(id, anchor), Self.type(of: id))
    }

    /// The position at which the scroll view begins.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(nil, idType) }

    /// The position at an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(.edge(edge), idType) }

    /// The position at an offset.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.offset(x: point.x, y: point.y), idType)
    }

    /// The position at an offset.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.offset(x: x, y: y), idType)
    }

    /// The position at a horizontal offset.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(.offset(x: x, y: nil), idType)
    }

    /// The position at a vertical offset.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(.offset(x: nil, y: y), idType)
    }

    private static func type<ID>(of _: ID) -> ID.Type { ID.self }

    private mutating func go(to destination: ScrollDestination) {
        self.destination = destination
        isUsers = false
        seen = nil
    }

    /// Scrolls to a view, by the shortest way or aligned by an anchor.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { go(to: .view(id, anchor)) }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

    /// Scrolls to an offset.
    public mutating func scrollTo(point: CGPoint) { go(to: .offset(x: point.x, y: point.y)) }

    /// Scrolls to an offset.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .offset(x: x, y: y)) }

    /// Scrolls to a horizontal offset.
    public mutating func scrollTo(x: CGFloat) { go(to: .offset(x: x, y: nil)) }

    /// Scrolls to a vertical offset.
    public mutating func scrollTo(y: CGFloat) { go(to: .offset(x: nil, y: y)) }

    /// True if the user has scrolled since the position was set.
    public var isPositionedByUser: Bool {
        get { isUsers }
        set { isUsers = newValue }
    }

    /// The edge that was scrolled to; nil for another position.
    public var edge: Edge? {
        if case .edge(let edge) = destination { edge } else { nil }
    }

    /// The offset that was scrolled to; nil for another position.
    public var point: CGPoint? {
        guard case .offset(let x?, let y?) = destination else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The identity of the view that was scrolled to, or to which the user has scrolled; nil for another position.
    public var viewID: (any Hashable & Sendable)? {
        if case .view(let id, _) = destination { return id }
        return seen
    }

    /// The identity of the view, if it is of a type.
    public func viewID<T>(type: T.Type) -> T? where T: Hashable, T: Sendable { viewID as? T }

    /// The position to which the user has scrolled.
    /// - Parameter id: the identity of the view there.
    mutating func wasScrolled(to id: AnyHashable?) {
        destination = nil
        isUsers = true
        seen = id.flatMap { view($0) }
    }
}

@available(iOS 18.0, *)
extension ScrollPosition: Equatable {
    public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
        func erased(_ id: (any Hashable & Sendable)?) -> AnyHashable? { id.map { AnyHashable($0) } }
        return lhs.destination == rhs.destination && lhs.isUsers == rhs.isUsers && erased(lhs.seen) == erased(rhs.seen)
    }
}

/// A place to which a scroll view is told to go.
enum ScrollDestination: Equatable, Sendable {
    case view(any Hashable & Sendable, UnitPoint?)
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)

    static func == (lhs: ScrollDestination, rhs: ScrollDestination) -> Bool {
        switch (lhs, rhs) {
        case (.view(let a, let anchor), .view(let b, let other)): AnyHashable(a) == AnyHashable(b) && anchor == other
        case (.edge(let a), .edge(let b)): a == b
        case (.offset(let x, let y), .offset(let otherX, let otherY)): x == otherX && y == otherY
        default: false
        }
    }

    /// The offset of a scroll view at the place; nil for a view.
    @MainActor func offset(in scroll: ScrollBox) -> CGPoint? {
        let range = scroll.scrollRange
        var offset = scroll.contentOffset
        switch self {
        case .view: return nil
        case .edge(.top): offset.y = 0
        case .edge(.bottom): offset.y = range.height
        case .edge(.leading): offset.x = 0
        case .edge(.trailing): offset.x = range.width
        case .offset(let x, let y):
            if let x { offset.x = x }
            if let y { offset.y = y }
        }
        return CGPoint(x: min(max(offset.x, 0), range.width), y: min(max(offset.y, 0), range.height))
    }
}

/// Passes a scroll position to the scroll view within.
@available(iOS 18.0, *)
private struct BoundPositionModifier: ViewModifier {
    @Binding private var position: ScrollPosition
    private let anchor: UnitPoint?

    nonisolated init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
        _position = position
        self.anchor = anchor
    }

    func body(content: Content) -> some View {
        let binding = $position
        // Read in the body, so that the scroll view is updated after writes.
        let current = position
        content.environment(
            \.scrollPosition,
            ScrollPositionLink(
                destination: current.destination, tracksViews: current.tracksViews,
                write: { id in
                    var moved = binding.wrappedValue
                    moved.wasScrolled(to: id)
                    if moved != binding.wrappedValue { binding.wrappedValue = moved }
                },
                anchor: anchor))
    }
}

extension View {
    /// Binds the position of the scroll view within; writing it scrolls.
    /// - Parameter anchor: the part of a view that is brought to the same part of the scroll view, where the position
    ///   names none, and at which the view is looked for to which the user has scrolled.
    @available(iOS 18.0, *)
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(BoundPositionModifier(position: position, anchor: anchor))
    }
}
