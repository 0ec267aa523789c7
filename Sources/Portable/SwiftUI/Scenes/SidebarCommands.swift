import SwiftUIControls
import SwiftUIInteraction

/// Hides and shows the sidebar of the split view in a window: Control-Command-S.
public struct SidebarCommands: Commands {
    public init() {}

    @MainActor public var body: some Commands {
        CommandGroup(before: .sidebar) { SidebarCommand() }
    }
}

private struct SidebarCommand: View {
    @Environment(\.sidebars) private var sidebars

    var body: some View {
        Button {
            sidebars?.toggle()
        } label: {
            Text(system: .showSidebar)
        }
        .keyboardShortcut("s", modifiers: [.control, .command])
        .disabled(sidebars?.areThere != true)
    }
}

@available(*, unavailable)
extension SidebarCommands: Sendable {}
