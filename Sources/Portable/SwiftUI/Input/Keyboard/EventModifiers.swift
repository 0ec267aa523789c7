/// Keys that are held while something else happens.
public struct EventModifiers: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    public static let shift = EventModifiers(rawValue: 1 << 1)
    public static let control = EventModifiers(rawValue: 1 << 2)
    public static let option = EventModifiers(rawValue: 1 << 3)
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// The key is one of the number pad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)

    @available(*, deprecated, message: "Function modifier is reserved for system applications")
    public static let function = EventModifiers(rawValue: 1 << 6)

    /// Every modifier there is.
    public static let all = EventModifiers(rawValue: (1 << 7) - 1)
}

extension EventModifiers: Sendable {}

extension EventModifiers {
    /// Those that decide what a key means; a lock and the place of a key do not.
    var meaningful: EventModifiers { intersection([.shift, .control, .option, .command]) }
}
