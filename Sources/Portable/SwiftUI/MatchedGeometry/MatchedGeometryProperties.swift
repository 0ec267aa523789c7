/// What a view takes over of the geometry that it is matched with.
public struct MatchedGeometryProperties: OptionSet {
    public let rawValue: UInt32

    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Where the view stands.
    nonisolated(unsafe) public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// How large it is.
    nonisolated(unsafe) public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// Both.
    nonisolated(unsafe) public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Shows the view where another with the same identity stands, and as large as that; the room that it takes in the
    /// layout stays its own.
    ///
    /// When a view takes the place of another with the same identity in an animated change, both go from the frame of
    /// the old one to that of the new one.
    /// - Parameters:
    ///   - anchor: the point of both views that comes to the same place.
    ///   - isSource: whether the view's own frame is the one that others take over.
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

/// Tells groups of matched views apart.
struct MatchedGeometryKey: Hashable, @unchecked Sendable {
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
