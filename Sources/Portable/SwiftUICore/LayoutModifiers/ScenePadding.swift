/// The padding between content and the edges of its scene.
public struct ScenePadding: Equatable, Sendable {
    /// As little as the system recommends.
    public static let minimum = ScenePadding()

    private init() {}
}

extension EnvironmentValues {
    /// Between the sides of a scene and what lies in its pages, lists and bars, in points: 16, and 20 in regular width
    /// (ios-metrics).
    package var systemMargin: CGFloat { horizontalSizeClass == .regular ? 20 : 16 }
}

nonisolated private struct ScenePaddingModifier: ViewModifier {
    let edges: Edge.Set
    @Environment(\.systemMargin) private var margin

    @MainActor func body(content: Content) -> some View {
        content.padding(edges, margin)
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
