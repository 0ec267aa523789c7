/// Where scrolling is to come to rest.
public struct ScrollTarget {
    /// What is in view then, in the coordinates of the content.
    public var rect: CGRect
    /// What of the rectangle goes where in the view; nil for its corner.
    public var anchor: UnitPoint?
}

/// Decides where scrolling comes to rest.
public protocol ScrollTargetBehavior {
    /// Changes where scrolling would come to rest by itself.
    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

    typealias TargetContext = ScrollTargetBehaviorContext
}

/// What a behaviour knows of its scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// What was in view when the finger came.
    public private(set) var originalTarget: ScrollTarget
    /// How fast the finger was when it let go, in points per second.
    public private(set) var velocity: CGVector
    /// In points.
    public private(set) var contentSize: CGSize
    /// In points.
    public private(set) var containerSize: CGSize
    public private(set) var axes: Axis.Set
    let environment: EnvironmentValues
    /// The frame of the target view nearest to a place of the content.
    let nearestTarget: (CGPoint) -> CGRect?

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Comes to rest at whole pages, each as long as the view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: PagingScrollTargetBehavior.TargetContext) {
        func page(_ place: CGFloat, from start: CGFloat, _ length: CGFloat, _ content: CGFloat) -> CGFloat {
            guard length > 0 else { return place }
            // A finger goes on by one page at most (remembered from iOS).
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

/// Comes to rest where a view of the target layout is at the edge.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How far one movement of a finger goes.
    public struct LimitBehavior {
        enum Kind: Sendable { case automatic, always, never }
        let kind: Kind

        /// By one view where there is little room from side to side, else as far as it would go (Apple's documentation).
        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        /// By one view.
        public static var always: LimitBehavior { LimitBehavior(kind: .always) }
        /// As far as it would go.
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

/// Marks the container whose views scrolling comes to rest at.
final class ScrollTargetBox: TransparentBox, @unchecked Sendable {
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
    /// Where scrolling in this view comes to rest.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }

    /// Marks a container in a scroll view whose views scrolling comes to rest at.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isEnabled: isEnabled))
    }
}

@available(*, unavailable)
extension ViewAlignedScrollTargetBehavior.LimitBehavior: Sendable {}
