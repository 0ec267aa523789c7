/// The commands that show, hide and customise the toolbar of a window on systems where it can be hidden. As on iPhones, where
/// it cannot, they add nothing.
public struct ToolbarCommands: Commands {
    public init() {}

    @MainActor public var body: some Commands { EmptyCommands() }
}

/// The menu commands for text on systems with a menu bar. The keys by which text is selected, copied and undone are the text
/// fields' own and need no commands, so that these add nothing here.
public struct TextEditingCommands: Commands {
    public init() {}

    @MainActor public var body: some Commands { EmptyCommands() }
}

/// The menu commands that change the look of selected text. The fields and editors of this module hold plain text, as SwiftUI's
/// do, so that there is nothing that these could act on.
public struct TextFormattingCommands: Commands {
    public init() {}

    @MainActor public var body: some Commands { EmptyCommands() }
}

@available(*, unavailable)
extension TextEditingCommands: Sendable {}

@available(*, unavailable)
extension TextFormattingCommands: Sendable {}

@available(*, unavailable)
extension ToolbarCommands: Sendable {}
