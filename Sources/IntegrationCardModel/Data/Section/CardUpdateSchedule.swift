/// The schedule by which a section's data are loaded again, from `updateInterval`.
public struct CardUpdateSchedule: Sendable, Hashable {
    /// The seconds between the end of one load and the start of the next.
    public let seconds: Double

    /// Reads `updateInterval` as JavaScript's `parseInt` does, so that "30" and "30s" are 30 seconds.
    ///
    /// Nil for everything that is not above zero. A time below `CardDataLimits.minimumUpdateInterval` is made that long.
    public init?(_ value: JSONValue?, limits: CardDataLimits = .init()) {
        let number: Double
        switch value {
        case .number(let given)?: number = given.rounded(.towardZero)
        case .string(let text)?:
            let digits = JavaScriptText.trim(text).drop { $0 == "+" }.prefix { $0.isASCII && $0.isNumber }
            number = Double(digits) ?? 0
        default: return nil
        }
        guard number > 0 else { return nil }
        // A day is long enough for everything, and a time that any clock can count.
        seconds = max(min(number, 86_400), limits.minimumUpdateInterval)
    }

    /// Waits and works by turns until the task is cancelled.
    ///
    /// The next wait starts when the work has ended, so that slow loads never pile up.
    ///
    /// - Parameter clock: the clock of the waits.
    public func run(
        clock: any Clock<Duration> = ContinuousClock(), _ work: @Sendable () async -> Void
    ) async {
        while !Task.isCancelled {
            do { try await clock.sleep(for: .seconds(seconds)) } catch { return }
            guard !Task.isCancelled else { return }
            await work()
        }
    }
}
