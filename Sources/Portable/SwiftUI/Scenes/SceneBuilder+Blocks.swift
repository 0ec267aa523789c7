// Written by Scripts/write-arities. Edit that script, and run it.

extension SceneBuilder {
    @MainActor public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Scene
    where C0: Scene, C1: Scene {
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
        -> some Scene
    where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene {
        SceneList(scenes: [c0._sceneView(), c1._sceneView(), c2._sceneView(), c3._sceneView(), c4._sceneView()])
    }

    @MainActor public static func buildBlock<C0, C1, C2, C3, C4, C5>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> some Scene
    where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene {
        SceneList(scenes: [
            c0._sceneView(), c1._sceneView(), c2._sceneView(), c3._sceneView(), c4._sceneView(), c5._sceneView(),
        ])
    }

    @MainActor public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> some Scene
    where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene {
        SceneList(scenes: [
            c0._sceneView(), c1._sceneView(), c2._sceneView(), c3._sceneView(), c4._sceneView(), c5._sceneView(),
            c6._sceneView(),
        ])
    }

    @MainActor public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> some Scene
    where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene, C7: Scene {
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
