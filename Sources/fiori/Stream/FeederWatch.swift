#if os(Linux)
    import Foundation

    /// Ends a process as soon as the one that started it, and feeds it jobs, has ended: nobody reads its results any more.
    enum FeederWatch {
        /// The time between two looks at the feeder, once nobody can write jobs, in microseconds.
        private static let interval: useconds_t = 20_000

        /// Watches from a thread of its own, while the main one draws.
        ///
        /// The system closes the feeder's end of the input with it. A feeder that lives and has no more jobs closes it, too;
        /// it is still the parent then.
        static func begin() {
            let feeder = getppid()
            let watch = Thread {
                var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
                while poll(&input, 1, -1) <= 0 { guard errno == EINTR else { return } }
                while getppid() == feeder { usleep(interval) }
                _exit(EXIT_FAILURE)
            }
            watch.start()
        }
    }
#endif
