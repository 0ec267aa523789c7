import Foundation

/// A coordinate space: that of the root, of the view itself, or of an ancestor with a name.
public enum CoordinateSpace {
    /// Coordinates relative to the corner of the root view.
    case global
    /// Coordinates relative to the corner of the view itself.
    case local
    /// Coordinates relative to the corner of the nearest ancestor with a name.
    case named(AnyHashable)
}

extension CoordinateSpace {
    public var isGlobal: Bool { self == .global }

    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

/// A coordinate space as a value of its own type.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the root view.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of an ancestor with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of a scroll view's space, with the axis along which it must scroll.
package struct ScrollSpaceName: Hashable {
    package let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest ancestor with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }

    /// The viewport of the nearest enclosing scroll view.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpaceName(axis: nil)) }

    /// The viewport of the nearest enclosing scroll view that scrolls along an axis.
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollSpaceName(axis: axis)) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// A box that defines coordinate spaces of some names. It has the role ``BoxRoles/definesSpaces``.
package protocol NamedSpaces: LayoutBox {
    /// True if the box defines the coordinate space of a name.
    func answers(toSpace name: AnyHashable) -> Bool
}

extension BoxRoles {
    /// A box with ``NamedSpaces``.
    package static let definesSpaces = declare()
}

extension LayoutBox {
    /// True if the box defines the coordinate space of a name.
    final func definesSpace(named name: AnyHashable) -> Bool {
        roles.contains(.definesSpaces) && (self as? any NamedSpaces)?.answers(toSpace: name) == true
    }
}

/// A box that defines a named coordinate space.
private final class NamedSpaceBox: TransparentBox, NamedSpaces {
    var name: AnyHashable

    init(name: AnyHashable) {
        self.name = name
        super.init()
        roles = .definesSpaces
    }

    func answers(toSpace name: AnyHashable) -> Bool { name == self.name }
}

nonisolated private struct NamedSpaceModifier: BoxModifier {
    let name: AnyHashable

    func makeBox(environment: EnvironmentValues) -> NamedSpaceBox { NamedSpaceBox(name: name) }

    func update(_ box: NamedSpaceBox, environment: EnvironmentValues) {
        guard box.name != name else { return }
        box.name = name
        box.invalidateLayout()
    }
}

extension View {
    /// Names the view's coordinate space, for its descendants.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(NamedSpaceModifier(name: name.name))
    }

    @available(iOS, deprecated: 100000.0, message: "use coordinateSpace(_:) instead")
    nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable {
        modifier(NamedSpaceModifier(name: name))
    }
}
