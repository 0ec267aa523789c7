import Dispatch
import Foundation

extension OperationQueue: @retroactive Scheduler {
    /// A time on an operation queue.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        public var date: Date

        public init(_ date: Date) { self.date = date }

        public func distance(to other: SchedulerTimeType) -> Stride { .init(other.date.timeIntervalSince(date)) }

        public func advanced(by n: Stride) -> SchedulerTimeType { .init(date.addingTimeInterval(n.timeInterval)) }

        /// A span of time, in seconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Codable, Hashable, Sendable
        {
            /// In seconds.
            public var timeInterval: TimeInterval

            /// In seconds.
            public var magnitude: TimeInterval { timeInterval.magnitude }

            public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }

            public init(floatLiteral value: TimeInterval) { timeInterval = value }

            public init(integerLiteral value: TimeInterval) { timeInterval = value }

            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let seconds = TimeInterval(exactly: source) else { return nil }
                timeInterval = seconds
            }

            public static func seconds(_ s: Int) -> Stride { .init(TimeInterval(s)) }
            public static func seconds(_ s: Double) -> Stride { .init(s) }
            public static func milliseconds(_ ms: Int) -> Stride { .init(TimeInterval(ms) / 1e3) }
            public static func microseconds(_ us: Int) -> Stride { .init(TimeInterval(us) / 1e6) }
            public static func nanoseconds(_ ns: Int) -> Stride { .init(TimeInterval(ns) / 1e9) }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.timeInterval < rhs.timeInterval }
            public static func + (lhs: Stride, rhs: Stride) -> Stride { .init(lhs.timeInterval + rhs.timeInterval) }
            public static func - (lhs: Stride, rhs: Stride) -> Stride { .init(lhs.timeInterval - rhs.timeInterval) }
            public static func * (lhs: Stride, rhs: Stride) -> Stride { .init(lhs.timeInterval * rhs.timeInterval) }
            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
        }
    }

    /// An empty type, because there are no options.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { .init(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { .zero }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(run: action)
        addOperation { action.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(run: action)
        DelayedActions.shared.add(at: date.date, ScheduledAction { [self] in addOperation { action.run() } })
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = ScheduledAction(run: action)
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(
            deadline: .now() + date.date.timeIntervalSinceNow, repeating: interval.timeInterval,
            leeway: .milliseconds(Int(tolerance.timeInterval * 1000)))
        timer.setEventHandler { [self] in addOperation { action.run() } }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
