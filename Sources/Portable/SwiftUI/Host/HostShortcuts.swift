@_spi(Floors) import SwiftUICore
import SwiftUIInteraction

/// A shortcut that a host leaves to the app, though its own program has a use for the key.
package struct CommandShortcut: Hashable, Sendable {
    package let key: Character
    package let modifiers: EventModifiers

    package static func == (left: Self, right: Self) -> Bool {
        left.key == right.key && left.modifiers.rawValue == right.modifiers.rawValue
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }
}

extension ViewHost {
    /// The shortcuts with Command that controls have now.
    package var commandShortcuts: Set<CommandShortcut> {
        var found: Set<CommandShortcut> = []
        func visit(_ box: LayoutBox) {
            if let box = box as? any ShortcutBox, let shortcut = box.keyboardShortcut, box.isShortcutEnabled,
                shortcut.modifiers.contains(.command), let key = shortcut.key.character.lowercased().first
            {
                found.insert(CommandShortcut(key: key, modifiers: shortcut.modifiers.meaningful))
            }
            for child in box.children {
                if DeepStack.isLow { DeepStack.extended { visit(child) } } else { visit(child) }
            }
        }
        visit(root)
        return found
    }
}
