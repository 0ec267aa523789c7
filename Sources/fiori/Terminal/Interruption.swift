#if os(Linux)
    import Foundation
    import Synchronization

    /// The signals that end a run: the first one ends it in order, the next one at once.
    // Unchecked: the sources are set once, before a signal can arrive.
    final class Interruption: @unchecked Sendable {
        private let received = Mutex<Int32?>(nil)
        /// Set once, before signals can arrive.
        private let sources: [any DispatchSourceSignal]

        /// - Parameter action: called at the first signal.
        init(_ action: @escaping @Sendable () -> Void) {
            var sources: [any DispatchSourceSignal] = []
            for number in [SIGINT, SIGTERM] {
                Glibc.signal(number, SIG_IGN)
                sources.append(DispatchSource.makeSignalSource(signal: number, queue: .global()))
            }
            self.sources = sources
            for (number, source) in zip([SIGINT, SIGTERM], sources) {
                source.setEventHandler { [self] in
                    let isFirst = received.withLock { received in
                        defer { received = received ?? number }
                        return received == nil
                    }
                    guard isFirst else { _exit(128 + number) }
                    action()
                }
                source.resume()
            }
        }

        /// The signal that has ended the run; nil when it came to its own end.
        var signal: Int32? { received.withLock { $0 } }
    }
#endif
