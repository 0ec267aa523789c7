/// Puts scenes together.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }

    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }

    @MainActor public static func buildOptional(
        _ scene: (any Scene & _LimitedAvailabilitySceneMarker)?
    ) -> some Scene {
        SceneList(scenes: scene.map { [$0._sceneView()] } ?? [])
    }

    @MainActor public static func buildLimitedAvailability(
        _ scene: some Scene
    ) -> any Scene & _LimitedAvailabilitySceneMarker {
        LimitedAvailabilityScene(scene: scene)
    }
}

/// Marks scenes that only newer systems have.
public protocol _LimitedAvailabilitySceneMarker {}

private struct LimitedAvailabilityScene<S: Scene>: Scene, _LimitedAvailabilitySceneMarker {
    let scene: S

    var body: some Scene { scene }
}

/// Several scenes.
struct SceneList: Scene {
    typealias Body = Never

    let scenes: [AnyView]

    func _sceneView() -> AnyView { AnyView(ForEach(scenes.indices, id: \.self) { scenes[$0] }) }
}

extension Group: Scene where Content: Scene {
    @MainActor public init(@SceneBuilder content: () -> Content) { self.init(described: content()) }

    public func _sceneView() -> AnyView { content._sceneView() }
}
