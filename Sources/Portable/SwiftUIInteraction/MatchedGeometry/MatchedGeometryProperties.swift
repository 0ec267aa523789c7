import SwiftUICore

/// The properties of the matched geometry that a view takes over.
public struct MatchedGeometryProperties: OptionSet {
    public let rawValue: UInt32

    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position of the view.
    nonisolated(unsafe) public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// The size of the view.
    nonisolated(unsafe) public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// Both.
    nonisolated(unsafe) public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Shows the view at the position and in the size of another with the same identity; its space in the layout is
    /// unchanged.
    ///
    /// When a view replaces another with the same identity in an animated change, both move from the frame of the old
    /// one to that of the new one.
    /// - Parameters:
    ///   - anchor: the point of both views that is matched.
    ///   - isSource: true if the other views match this view's frame.
    nonisolated public func matchedGeometryEffect<ID>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View where ID: Hashable {
        modifier(
            MatchedGeometryModifier(
                key: MatchedGeometryKey(id: id, namespace: namespace), properties: properties, anchor: anchor,
                isSource: isSource))
    }
}

/// The identity of a group of matched views.
struct MatchedGeometryKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID

    init<ID: Hashable>(id: ID, namespace: Namespace.ID) {
        self.id = AnyHashable(id)
        self.namespace = namespace
    }
}

nonisolated private struct MatchedGeometryModifier: BoxModifier {
    let key: MatchedGeometryKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    func makeBox(environment: EnvironmentValues) -> MatchedGeometryBox {
        MatchedGeometryBox(key: key, properties: properties, anchor: anchor, isSource: isSource)
    }

    func update(_ box: MatchedGeometryBox, environment: EnvironmentValues) {
        box.update(key: key, properties: properties, anchor: anchor, isSource: isSource)
    }
}
