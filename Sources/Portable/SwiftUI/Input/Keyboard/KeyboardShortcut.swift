/// A key and modifiers that do what a control does.
public struct KeyboardShortcut: Sendable, Hashable {
    /// How a shortcut follows the keyboard and the language of the reader.
    public struct Localization: Sendable {
        fileprivate enum Kind: Hashable, Sendable { case automatic, withoutMirroring, custom }

        fileprivate let kind: Kind

        /// Follows the keyboard layout and the reading direction.
        public static let automatic = Localization(kind: .automatic)
        /// Follows the keyboard layout, but keeps its direction.
        public static let withoutMirroring = Localization(kind: .withoutMirroring)
        /// Stays as it is.
        public static let custom = Localization(kind: .custom)
    }

    /// Return: the button that a dialog suggests.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: the button that leaves a dialog.
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

    /// Whether a key event is meant: letters count in either case, and what must be held must be held alone.
    func matches(_ event: KeyEvent, in direction: LayoutDirection) -> Bool {
        var wanted = key
        if direction == .rightToLeft, localizationKind == .automatic { wanted = wanted.mirrored }
        return wanted.character.lowercased() == event.key.character.lowercased()
            && modifiers.meaningful == event.modifiers.meaningful
    }
}

extension KeyEquivalent {
    /// The key that means the same where the page is read from right to left.
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
    /// The keys that do what the control around this place does.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Keys that do what the first control in this view does, wherever the focus is.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Keys that do what the first control in this view does, wherever the focus is.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Keys that do what the first control in this view does, or none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Keys that do what the first control in this view does, wherever the focus is.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }
}

/// A box around controls that keys reach when none in front of them has the shortcut, whatever lies over them.
protocol CommandsBox: LayoutBox {}

/// A box of a control that keys can activate.
protocol ShortcutBox: LayoutBox {
    @MainActor var keyboardShortcut: KeyboardShortcut? { get }
    /// Whether the control reacts.
    @MainActor var isShortcutEnabled: Bool { get }
    @MainActor func performShortcut()
}

extension LayoutBox {
    /// The first control in this box, in the order of the views, whose shortcut a key event is.
    @MainActor func shortcutTarget(for event: KeyEvent) -> (any ShortcutBox)? {
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

    /// The first control among commands whose shortcut a key event is.
    @MainActor func commandTarget(for event: KeyEvent) -> (any ShortcutBox)? {
        var boxes: ArraySlice<LayoutBox> = [self]
        // Commands stand beside what the whole window shows, so that they are found at once.
        while let box = boxes.popFirst() {
            if box is any CommandsBox, let found = box.shortcutTarget(for: event) { return found }
            boxes.append(contentsOf: box.children)
        }
        return nil
    }
}
