import Foundation

extension Timer {
    /// Publishes the date at an interval, once it is connected.
    // Unchecked: the lock guards what changes; the subject is thread-safe.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never

        /// In seconds.
        public let interval: TimeInterval
        /// In seconds; nil for the run loop's default.
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

        /// Starts the timer, which runs until the returned object is cancelled.
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

    /// Publishes the date at an interval.
    ///
    /// - Parameters:
    ///   - interval: In seconds.
    ///   - tolerance: The greatest delay in seconds; nil for the run loop's default.
    ///   - runLoop: The timer's run loop.
    ///   - mode: The timer's run loop mode.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        .init(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}

/// Times of a timer. Unchecked, because OpenCombine does not declare subjects as sendable, which are thread-safe.
private struct UncheckedTimes: @unchecked Sendable {
    let subject: PassthroughSubject<Date, Never>
}
