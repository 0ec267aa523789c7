/// A key with modifiers that activates a control.
public struct KeyboardShortcut: Sendable, Hashable {
    /// The adaptation of a shortcut to the keyboard layout and the reading direction.
    public struct Localization: Sendable {
        fileprivate enum Kind: Hashable, Sendable { case automatic, withoutMirroring, custom }

        fileprivate let kind: Kind

        /// Follows the keyboard layout and the reading direction.
        public static let automatic = Localization(kind: .automatic)
        /// Follows the keyboard layout, but is not mirrored.
        public static let withoutMirroring = Localization(kind: .withoutMirroring)
        /// Never changes.
        public static let custom = Localization(kind: .custom)
    }

    /// Return: the default button of a dialog.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: the button that cancels a dialog.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public var key: KeyEquivalent
    public var modifiers: EventModifiers {
        get { EventModifiers(rawValue: modifierBits) }
        set { modifierBits = newValue.rawValue }
    }
    public var localization: KeyboardShortcut.Localization {
        get { Localization(kind: localizationKind) }
        set { localizationKind = newValue.kind }
    }
    private var modifierBits: Int
    private var localizationKind: Localization.Kind

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) {
        self.key = key
        modifierBits = modifiers.rawValue
        localizationKind = localization.kind
    }

    /// True if a key event matches the shortcut: letters in either case, and exactly its modifiers.
    func matches(_ event: KeyEvent, in direction: LayoutDirection) -> Bool {
        var wanted = key
        if direction == .rightToLeft, localizationKind == .automatic { wanted = wanted.mirrored }
        return wanted.character.lowercased() == event.key.character.lowercased()
            && modifiers.meaningful == event.modifiers.meaningful
    }
}

extension KeyEquivalent {
    /// The mirrored key for right-to-left reading directions.
    fileprivate var mirrored: KeyEquivalent {
        switch character {
        case KeyEquivalent.leftArrow.character: .rightArrow
        case KeyEquivalent.rightArrow.character: .leftArrow
        case "[": "]"
        case "]": "["
        case "{": "}"
        case "}": "{"
        default: self
        }
    }
}

private struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The shortcut of the enclosing control.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Sets a shortcut for the first control in this view, independent of the focus.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Sets a shortcut for the first control in this view, independent of the focus.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Sets or removes the shortcut of the first control in this view.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Sets a shortcut for the first control in this view, independent of the focus.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }
}

/// A box of controls whose shortcuts apply if no control in front of it has the shortcut, even below modal layers.
package protocol CommandsBox: LayoutBox {}

/// A box of a control that a shortcut can activate.
package protocol ShortcutBox: LayoutBox {
    @MainActor var keyboardShortcut: KeyboardShortcut? { get }
    /// True if the control is enabled.
    @MainActor var isShortcutEnabled: Bool { get }
    @MainActor func performShortcut()
}

extension LayoutBox {
    /// The first control in this box, in view order, whose shortcut matches a key event.
    @MainActor package func shortcutTarget(for event: KeyEvent) -> (any ShortcutBox)? {
        if let box = self as? any ShortcutBox, let shortcut = box.keyboardShortcut,
            shortcut.matches(event, in: layoutDirection), box.isShortcutEnabled
        {
            return box
        }
        for child in reachableChildren where !(child is any CommandsBox) {
            if let found = child.shortcutTarget(for: event) { return found }
        }
        return nil
    }

    /// The first control among commands whose shortcut matches a key event.
    @MainActor package func commandTarget(for event: KeyEvent) -> (any ShortcutBox)? {
        var boxes: ArraySlice<LayoutBox> = [self]
        // Breadth first, because the commands are siblings of the window's content and are found early.
        while let box = boxes.popFirst() {
            if box is any CommandsBox, let found = box.shortcutTarget(for: event) { return found }
            boxes.append(contentsOf: box.children)
        }
        return nil
    }
}
