import SwiftUIControls
import SwiftUIInteraction

/// Hides and shows the inspector in a window: Control-Command-I.
nonisolated public struct InspectorCommands: Commands {
    nonisolated public init() {}

    @MainActor public var body: some Commands {
        CommandGroup(after: .sidebar) { InspectorCommand() }
    }
}

private struct InspectorCommand: View {
    @FocusedValue(\.inspectorPresentation) private var isPresented

    var body: some View {
        Button {
            isPresented?.wrappedValue.toggle()
        } label: {
            Text(system: isPresented?.wrappedValue == true ? .hideInspector : .showInspector)
        }
        .keyboardShortcut("i", modifiers: [.control, .command])
        .disabled(isPresented == nil)
    }
}
