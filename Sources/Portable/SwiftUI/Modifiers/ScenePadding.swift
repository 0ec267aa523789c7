/// How far content keeps clear of the edges of its scene.
public struct ScenePadding: Equatable, Sendable {
    /// As little as the system recommends.
    public static let minimum = ScenePadding()

    private init() {}
}

/// As the margins of lists and pages: 16 points, 20 where there is much room (ios-metrics).
nonisolated private struct ScenePaddingModifier: ViewModifier {
    let edges: Edge.Set
    @Environment(\.horizontalSizeClass) private var sizeClass

    @MainActor func body(content: Content) -> some View {
        content.padding(edges, sizeClass == .regular ? 20 : 16)
    }
}

extension View {
    /// Keeps the view clear of the edges of its scene.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }

    /// Keeps the view clear of the edges of its scene.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }
}
