@_spi(Floors) import SwiftUICore
import SwiftUIInteraction

/// The commands of a scene: what they do is in each of its windows, for those of their keys that are pressed there. As on
/// iPhones there is no menu bar, so that they are not seen.
struct SceneCommands {
    var views: [AnyView] = []
    /// True to ignore commands that are declared closer to the windows.
    var areReplaced = false
}

private struct SceneCommandsKey: EnvironmentKey { static var defaultValue: SceneCommands { SceneCommands() } }

extension EnvironmentValues {
    var sceneCommands: SceneCommands {
        get { self[SceneCommandsKey.self] }
        set { self[SceneCommandsKey.self] = newValue }
    }
}

/// The controls of the commands in one window, neither seen nor touched.
struct WindowCommands: View {
    @Environment(\.sceneCommands) private var commands

    var body: some View {
        if !commands.views.isEmpty {
            ZStack {
                ForEach(commands.views.indices, id: \.self) { commands.views[$0] }
            }
            .frame(width: 0, height: 0)
            .hidden()
            .modifier(CommandsModifier())
        }
    }
}

private final class WindowCommandsBox: TransparentBox, CommandsBox {}

nonisolated private struct CommandsModifier: BoxModifier {
    typealias Body = Never

    func makeBox(environment: EnvironmentValues) -> WindowCommandsBox { WindowCommandsBox() }

    func update(_ box: WindowCommandsBox, environment: EnvironmentValues) {}
}

extension Scene {
    private func commands(_ change: @escaping (inout SceneCommands) -> Void) -> some Scene {
        transformEnvironment(\.sceneCommands, transform: change)
    }

    /// Adds commands to the scene's windows; the keyboard shortcuts of their controls work wherever the focus is.
    public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content: Commands {
        let view = content().view
        return commands { if !$0.areReplaced { $0.views.append(view) } }
    }

    /// Takes all commands of the scene away.
    public func commandsRemoved() -> some Scene { commands { $0.areReplaced = true } }

    /// Puts commands in place of all commands of the scene.
    public func commandsReplaced<Content>(@CommandsBuilder content: () -> Content) -> some Scene
    where Content: Commands {
        let view = content().view
        return commands { commands in
            if !commands.areReplaced { commands.views.append(view) }
            commands.areReplaced = true
        }
    }
}
