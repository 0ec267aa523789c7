import Foundation

extension Timer {
    /// Publishes the time again and again, once it is connected.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never

        /// In seconds.
        public let interval: TimeInterval
        /// In seconds; nil leaves it to the run loop.
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?

        private let times = PassthroughSubject<Date, Never>()
        private let lock = NSLock()
        private var timer: Timer?

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            times.receive(subscriber: subscriber)
        }

        /// Starts the timer; it stops when what is returned is cancelled.
        public func connect() -> any Cancellable {
            let timer: Timer = lock.withLock {
                if let running = self.timer { return running }
                let times = UncheckedTimes(subject: times)
                let timer = Timer(timeInterval: interval, repeats: true) { _ in times.subject.send(Date()) }
                if let tolerance { timer.tolerance = tolerance }
                runLoop.add(timer, forMode: mode)
                self.timer = timer
                return timer
            }
            return AnyCancellable { [weak self] in
                timer.invalidate()
                self?.stopped(timer)
            }
        }

        private func stopped(_ timer: Timer) {
            lock.withLock { if self.timer === timer { self.timer = nil } }
        }
    }

    /// Publishes the time in an interval.
    ///
    /// - Parameters:
    ///   - interval: In seconds.
    ///   - tolerance: How late a time may be, in seconds; nil leaves it to the run loop.
    ///   - runLoop: Where the timer runs.
    ///   - mode: The mode of the run loop that it runs in.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        .init(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}

/// Subjects lock themselves, but OpenCombine does not say so.
private struct UncheckedTimes: @unchecked Sendable {
    let subject: PassthroughSubject<Date, Never>
}
