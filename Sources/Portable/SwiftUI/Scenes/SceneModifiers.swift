import Foundation
import Observation

/// A scene with a modifier of views on its declaration in the app's tree.
struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: Scene {
    typealias Body = Never

    let content: Content
    let modifier: Modifier

    func _sceneView() -> AnyView { AnyView(content._sceneView().modifier(modifier)) }
}

/// The properties of a group's windows.
struct WindowTraits {
    /// The size of new windows in points; nil leaves it to the host.
    var defaultSize: CGSize?
    var resizability = WindowResizability.automatic
    /// The events from outside for which windows are opened; nil for any that no other group has named.
    var externalEvents: ExternalEventConditions?
}

private struct WindowTraitsKey: EnvironmentKey { static var defaultValue: WindowTraits { WindowTraits() } }

extension EnvironmentValues {
    var windowTraits: WindowTraits {
        get { self[WindowTraitsKey.self] }
        set { self[WindowTraitsKey.self] = newValue }
    }
}

extension Scene {
    private func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedScene<Self, M> {
        ModifiedScene(content: self, modifier: modifier)
    }

    /// Sets a value of the environment for the views of the scene.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Hands an observable object to the views of the scene.
    public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
        modifier(EnvironmentWriter { $0[T.self] = object })
    }

    /// Hands an observable object to the views of the scene, for `@EnvironmentObject`.
    public func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject {
        modifier(EnvironmentWriter { $0[EnvironmentObjectKey<T>.self] = object })
    }

    /// Changes a value of the environment for the views of the scene.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        modifier(EnvironmentWriter { transform(&$0[keyPath: keyPath]) })
    }

    /// Sets the default store of `@AppStorage` in the scene.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { environment(\.defaultAppStorage, store) }

    /// The size of new windows, in points.
    public func defaultSize(_ size: CGSize) -> some Scene {
        modifier(EnvironmentWriter { $0.windowTraits.defaultSize = size })
    }

    /// The size of new windows, in points.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// The relation of a window's size to its content.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        modifier(EnvironmentWriter { $0.windowTraits.resizability = resizability })
    }

    /// Calls an action with the old and the new value after a value has changed, and at first if wanted.
    public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene where V: Equatable {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Calls an action after a value has changed, and at first if wanted.
    public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene where V: Equatable {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public func onChange<V>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene where V: Equatable {
        modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
    }
}
