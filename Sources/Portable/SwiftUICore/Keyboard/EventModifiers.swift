/// Modifier keys that are held during an event.
public struct EventModifiers: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    public static let shift = EventModifiers(rawValue: 1 << 1)
    public static let control = EventModifiers(rawValue: 1 << 2)
    public static let option = EventModifiers(rawValue: 1 << 3)
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// The key is on the numeric keypad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)

    @available(*, deprecated, message: "Function modifier is reserved for system applications")
    public static let function = EventModifiers(rawValue: 1 << 6)

    /// All modifiers.
    public static let all = EventModifiers(rawValue: (1 << 7) - 1)
}

extension EventModifiers: Sendable {}

extension EventModifiers {
    /// The modifiers that determine a key's meaning; Caps Lock and the numeric keypad do not.
    package var meaningful: EventModifiers { intersection([.shift, .control, .option, .command]) }
}
