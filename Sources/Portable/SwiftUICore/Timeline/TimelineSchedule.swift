import Foundation

/// The schedule of a timeline's updates.
public protocol TimelineSchedule {
    /// The frequency of updates.
    typealias Mode = TimelineScheduleMode

    /// The times of the updates.
    associatedtype Entries: Sequence where Self.Entries.Element == Date

    /// The times of the updates, in ascending order; the last one that is not after the start is shown first.
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// The permitted frequency of a timeline's updates.
public enum TimelineScheduleMode: Sendable {
    case normal
    /// Reduced, as on an always-on display.
    case lowFrequency
}

extension TimelineScheduleMode: Hashable {}

/// Updates at a fixed interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// - Parameter interval: in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        guard interval > 0 else { return Entries(start: start, interval: .infinity, index: 0) }
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(start: start, interval: interval, index: max(passed, 0))
    }

    /// Times at a fixed interval.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        public typealias Element = Date
        public typealias Iterator = PeriodicTimelineSchedule.Entries

        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate var index: Double

        public mutating func next() -> Date? {
            guard interval.isFinite else {
                defer { index += 1 }
                return index == 0 ? start : nil
            }
            defer { index += 1 }
            return start.addingTimeInterval(index * interval)
        }
    }
}

/// Updates at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> EveryMinuteTimelineSchedule.Entries {
        let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return Entries(minute: minutes)
    }

    /// The starts of minutes.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        public typealias Element = Date
        public typealias Iterator = EveryMinuteTimelineSchedule.Entries

        fileprivate var minute: Double

        public mutating func next() -> Date? {
            defer { minute += 1 }
            return Date(timeIntervalSinceReferenceDate: minute * 60)
        }
    }
}

/// Updates at given times.
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule where Entries: Sequence, Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Updates on every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// - Parameters:
    ///   - minimumInterval: in seconds; nil for every frame.
    ///   - paused: true to stop updates.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0, FrameScheduler.frameLength)
        isPaused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> AnimationTimelineSchedule.Entries {
        Entries(upcoming: start, interval: mode == .normal ? interval : max(interval, 1), isPaused: isPaused)
    }

    /// The times of frames.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        public typealias Element = Date
        public typealias Iterator = AnimationTimelineSchedule.Entries

        fileprivate var upcoming: Date?
        fileprivate let interval: TimeInterval
        fileprivate let isPaused: Bool

        public mutating func next() -> Date? {
            defer { upcoming = isPaused ? nil : upcoming?.addingTimeInterval(interval) }
            return upcoming
        }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Updates at a fixed interval in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Updates at the start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Updates on every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Updates on frames, at least an interval in seconds apart.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Updates at given times.
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
