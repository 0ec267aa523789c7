@_spi(Floors) import SwiftUICore

/// The resting position of a scroll movement.
public struct ScrollTarget {
    /// The viewport at rest, in the coordinates of the content.
    public var rect: CGRect
    /// The point of the rectangle that is aligned in the viewport; nil for its corner.
    public var anchor: UnitPoint?
}

/// Determines the resting position of scrolling.
public protocol ScrollTargetBehavior {
    /// Changes the natural resting position.
    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

    typealias TargetContext = ScrollTargetBehaviorContext
}

/// The properties of a scroll view that a behaviour uses.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The viewport when the finger came down.
    public private(set) var originalTarget: ScrollTarget
    /// The velocity of the finger when it was lifted, in points per second.
    public private(set) var velocity: CGVector
    /// The size of the content, in points.
    public private(set) var contentSize: CGSize
    /// The size of the viewport, in points.
    public private(set) var containerSize: CGSize
    public private(set) var axes: Axis.Set
    let environment: EnvironmentValues
    /// The frame of the target view nearest to a position in the content.
    let nearestTarget: (CGPoint) -> CGRect?

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Rests at whole pages of the viewport's length.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: PagingScrollTargetBehavior.TargetContext) {
        func page(_ place: CGFloat, from start: CGFloat, _ length: CGFloat, _ content: CGFloat) -> CGFloat {
            guard length > 0 else { return place }
            // A swipe moves by one page at most.
            let first = (start / length).rounded()
            let wanted = (place / length).rounded()
            return min(max(min(max(wanted, first - 1), first + 1), 0) * length, max(0, content - length))
        }
        let start = context.originalTarget.rect.origin
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(
                target.rect.minX, from: start.x, context.containerSize.width, context.contentSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(
                target.rect.minY, from: start.y, context.containerSize.height, context.contentSize.height)
        }
    }
}

/// Rests with a view of the target layout at the edge.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The limit of one swipe's distance.
    public struct LimitBehavior {
        enum Kind: Sendable { case automatic, always, never }
        let kind: Kind

        /// A limit of one view in a compact width, else none (Apple's documentation).
        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        /// A limit of one view.
        public static var always: LimitBehavior { LimitBehavior(kind: .always) }
        /// No limit.
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
    }

    private let limitBehavior: LimitBehavior

    public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: ViewAlignedScrollTargetBehavior.TargetContext) {
        var place = target.rect.origin
        let isLimited =
            limitBehavior.kind == .always
            || (limitBehavior.kind == .automatic && context.horizontalSizeClass == .compact)
        if isLimited, let current = context.nearestTarget(context.originalTarget.rect.origin) {
            let start = context.originalTarget.rect.origin
            place.x = min(max(place.x, start.x - current.width), start.x + current.width)
            place.y = min(max(place.y, start.y - current.height), start.y + current.height)
        }
        guard let rect = context.nearestTarget(place) else { return }
        if context.axes.contains(.horizontal) { target.rect.origin.x = rect.minX }
        if context.axes.contains(.vertical) { target.rect.origin.y = rect.minY }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

private struct ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

/// Marks a container whose views are scroll targets.
final class ScrollTargetBox: TransparentBox {
    var isEnabled = true
}

nonisolated private struct ScrollTargetModifier: BoxModifier {
    let isEnabled: Bool

    func makeBox(environment: EnvironmentValues) -> ScrollTargetBox {
        let box = ScrollTargetBox()
        box.isEnabled = isEnabled
        return box
    }

    func update(_ box: ScrollTargetBox, environment: EnvironmentValues) { box.isEnabled = isEnabled }
}

extension View {
    /// Sets the behaviour that determines the resting position of scrolling in this view.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }

    /// Marks a container in a scroll view whose views are scroll targets.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isEnabled: isEnabled))
    }
}

@available(*, unavailable)
extension ViewAlignedScrollTargetBehavior.LimitBehavior: Sendable {}
