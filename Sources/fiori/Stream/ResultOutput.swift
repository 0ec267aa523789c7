#if os(Linux)
    import ArgumentParser
    import Foundation

    /// The descriptor of results, with which nothing else can mix.
    struct ResultOutput {
        private let descriptor: Int32

        /// Takes the place of standard output; what is printed from now on goes to the error output.
        init() {
            descriptor = dup(STDOUT_FILENO)
            dup2(STDERR_FILENO, STDOUT_FILENO)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            // A reader that has gone is an error of writing.
            signal(SIGPIPE, SIG_IGN)
        }

        /// Writes a line, and waits until all of it is taken.
        /// - Returns: false if nobody reads it.
        /// - Throws: the message of the system, of a disk that is full for example.
        func write(_ line: Data) throws -> Bool {
            try line.withUnsafeBytes { bytes in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                    if count > 0 {
                        rest = rest.dropFirst(count)
                    } else if errno == EAGAIN {
                        var writable = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                        poll(&writable, 1, -1)
                    } else if errno == EPIPE {
                        return false
                    } else if errno != EINTR {
                        ErrorOutput.line("error: results cannot be written: \(String(cString: strerror(errno)))")
                        throw ExitCode(1)
                    }
                }
                return true
            }
        }
    }
#endif
