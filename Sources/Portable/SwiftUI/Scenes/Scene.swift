/// A part of an app that has a life of its own, such as the windows of one kind.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scene that `body` returns. Scenes that are no composition have `Never`.
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// The scene as a view of the app's own tree, which keeps its state and declares its windows.
    @MainActor func _sceneView() -> AnyView
}

extension Scene {
    public func _sceneView() -> AnyView { AnyView(ComposedScene(scene: NestedDynamicProperties(value: self))) }
}

extension Scene where Body == Never {
    /// Scenes that are no composition are never asked for a body.
    public var body: Never { fatalError("\(Self.self) is no composition: it has no body") }
}

extension Never: Scene {}

/// A scene with a body, in the app's tree.
private struct ComposedScene<S: Scene>: View {
    let scene: NestedDynamicProperties<S>

    var body: some View { scene.value.body._sceneView() }
}

/// An app, in its own tree.
struct AppRoot<A: App>: View {
    let app: NestedDynamicProperties<A>

    init(_ app: A) { self.app = NestedDynamicProperties(value: app) }

    var body: some View { app.value.body._sceneView() }
}

/// Phase of a scene, from background to active.
public enum ScenePhase: Comparable, Sendable {
    /// The scene is not on screen.
    case background
    /// The scene is on screen, but does not receive events.
    case inactive
    /// The scene is on screen and receives events.
    case active
}

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }

extension EnvironmentValues {
    /// The phase of the scene that a view is in; in an app that of all its scenes together, which is active when any is.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

/// The relation of a window's size to its content.
public struct WindowResizability: Sendable {
    enum Kind: Sendable { case automatic, contentSize, contentMinSize }
    let kind: Kind

    /// The default of the kind of window.
    nonisolated(unsafe) public static var automatic = WindowResizability(kind: .automatic)
    /// Sizes between the content's minimum and maximum size.
    nonisolated(unsafe) public static var contentSize = WindowResizability(kind: .contentSize)
    /// Sizes of at least the content's minimum size.
    nonisolated(unsafe) public static var contentMinSize = WindowResizability(kind: .contentMinSize)
}
