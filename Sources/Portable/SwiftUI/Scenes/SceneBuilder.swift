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
    @MainActor public init(@SceneBuilder content: () -> Content) { self.content = content() }

    public func _sceneView() -> AnyView { content._sceneView() }
}

extension SceneBuilder {
    @MainActor public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Scene where C0: Scene, C1: Scene {
        SceneList(scenes: [c0._sceneView(), c1._sceneView()])
    }

    @MainActor public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Scene
    where C0: Scene, C1: Scene, C2: Scene {
        SceneList(scenes: [c0._sceneView(), c1._sceneView(), c2._sceneView()])
    }

    @MainActor public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some Scene
    where C0: Scene, C1: Scene, C2: Scene, C3: Scene {
        SceneList(scenes: [c0._sceneView(), c1._sceneView(), c2._sceneView(), c3._sceneView()])
    }

    @MainActor public static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4)
        -> some Scene where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene
    {
        SceneList(scenes: [c0._sceneView(), c1._sceneView(), c2._sceneView(), c3._sceneView(), c4._sceneView()])
    }

    @MainActor public static func buildBlock<C0, C1, C2, C3, C4, C5>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> some Scene where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene {
        SceneList(scenes: [
            c0._sceneView(), c1._sceneView(), c2._sceneView(), c3._sceneView(), c4._sceneView(), c5._sceneView(),
        ])
    }

    @MainActor public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> some Scene where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene {
        SceneList(scenes: [
            c0._sceneView(), c1._sceneView(), c2._sceneView(), c3._sceneView(), c4._sceneView(), c5._sceneView(),
            c6._sceneView(),
        ])
    }

    @MainActor public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> some Scene where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene, C7: Scene {
        SceneList(scenes: [
            c0._sceneView(), c1._sceneView(), c2._sceneView(), c3._sceneView(), c4._sceneView(), c5._sceneView(),
            c6._sceneView(), c7._sceneView(),
        ])
    }

    @MainActor public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> some Scene
    where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene, C7: Scene, C8: Scene {
        SceneList(scenes: [
            c0._sceneView(), c1._sceneView(), c2._sceneView(), c3._sceneView(), c4._sceneView(), c5._sceneView(),
            c6._sceneView(), c7._sceneView(), c8._sceneView(),
        ])
    }

    @MainActor public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> some Scene
    where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene, C7: Scene, C8: Scene, C9: Scene {
        SceneList(scenes: [
            c0._sceneView(), c1._sceneView(), c2._sceneView(), c3._sceneView(), c4._sceneView(), c5._sceneView(),
            c6._sceneView(), c7._sceneView(), c8._sceneView(), c9._sceneView(),
        ])
    }

}
