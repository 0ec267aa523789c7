import Dispatch
import Foundation

extension DispatchQueue: @retroactive Scheduler {
    /// A time on a dispatch queue.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return end >= start ? .nanoseconds(Int(clamping: end - start)) : .nanoseconds(-Int(clamping: start - end))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType { .init(dispatchTime + n.timeInterval) }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        /// A span of time, in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// In nanoseconds.
            public var magnitude: Int

            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Represents an infinite duration by the greatest magnitude.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): self = .seconds(count)
                case .milliseconds(let count): self = .milliseconds(count)
                case .microseconds(let count): self = .microseconds(count)
                case .nanoseconds(let count): self = .nanoseconds(count)
                case .never: magnitude = .max
                @unknown default: magnitude = .max
                }
            }

            private init(count: Int, unit: Int) {
                let (product, overflow) = count.multipliedReportingOverflow(by: unit)
                magnitude = overflow ? (count < 0 ? .min : .max) : product
            }

            /// - Parameter value: In seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }

            /// - Parameter value: In seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }

            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let count = Int(exactly: source) else { return nil }
                self = .nanoseconds(count)
            }

            public static func seconds(_ s: Double) -> Stride {
                let nanoseconds = s * 1e9
                return nanoseconds.isNaN
                    ? .nanoseconds(0)
                    : .nanoseconds(Int(exactly: nanoseconds.rounded()) ?? (nanoseconds < 0 ? .min : .max))
            }
            public static func seconds(_ s: Int) -> Stride { .init(count: s, unit: 1_000_000_000) }
            public static func milliseconds(_ ms: Int) -> Stride { .init(count: ms, unit: 1_000_000) }
            public static func microseconds(_ us: Int) -> Stride { .init(count: us, unit: 1000) }
            public static func nanoseconds(_ ns: Int) -> Stride { .init(count: ns, unit: 1) }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            public static func + (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude + rhs.magnitude) }
            public static func - (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude - rhs.magnitude) }
            public static func * (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude * rhs.magnitude) }
            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
        }
    }

    /// The attributes of the scheduled work items.
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var minimumTolerance: SchedulerTimeType.Stride { .zero }

    public var now: SchedulerTimeType { .init(.now()) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(run: action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(run: action)
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action.run()
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = ScheduledAction(run: action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        timer.setEventHandler { action.run() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
