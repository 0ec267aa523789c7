#if os(Linux)
    import Foundation

    /// The lines of a descriptor, within a bound of their length.
    struct JobLines {
        enum Line {
            case text(Data)
            /// A line beyond the bound, of which nothing is kept.
            case tooLong
        }

        private let descriptor: Int32
        private let maximumBytes: Int
        /// The signal that ends the lines; nil to read to the end of the input.
        private let ending: StreamEnding?
        private var buffer = Data()
        /// The number of bytes at the start of the buffer that contain no end of a line.
        private var searchedCount = 0
        /// True within a line that is too long.
        private var isSkipping = false
        private var isAtEnd = false

        private static let pieceSize = 65_536
        /// The size from which an empty buffer gives its memory back.
        private static let keptSize = 1 << 20

        init(of descriptor: Int32, maximumBytes: Int, ending: StreamEnding?) {
            self.descriptor = descriptor
            self.maximumBytes = maximumBytes
            self.ending = ending
        }

        /// Waits for the next line, without the character that ends it; nil at the end of the input, and after a signal.
        mutating func next() -> Line? {
            while true {
                if ending?.isSignalled == true { return nil }
                if let end = endOfLine() {
                    let line = buffer.prefix(end)
                    let isTooLong = isSkipping || line.count > maximumBytes
                    let result = isTooLong ? Line.tooLong : .text(Data(line))
                    discard(end + 1)
                    isSkipping = false
                    return result
                }
                searchedCount = buffer.count
                if buffer.count > maximumBytes {
                    isSkipping = true
                    discard(buffer.count)
                }
                if isAtEnd {
                    guard isSkipping || !buffer.isEmpty else { return nil }
                    defer {
                        discard(buffer.count)
                        isSkipping = false
                    }
                    return isSkipping ? .tooLong : .text(buffer)
                }
                read()
            }
        }

        /// The number of bytes before the first end of a line.
        private func endOfLine() -> Int? {
            let count = buffer.count
            guard searchedCount < count else { return nil }
            return buffer.withUnsafeBytes { bytes in
                guard let start = bytes.baseAddress,
                    let found = memchr(start + searchedCount, 0x0A, count - searchedCount)
                else { return nil }
                return UnsafeRawPointer(found) - start
            }
        }

        private mutating func discard(_ count: Int) {
            let rest = buffer.count - count
            // The rest is copied, so that the bytes before it do not stay.
            if rest > 0 {
                buffer = Data(buffer.suffix(rest))
            } else if buffer.count > Self.keptSize {
                buffer = Data()
            } else {
                buffer.removeAll(keepingCapacity: true)
            }
            searchedCount = 0
        }

        private mutating func read() {
            var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
            if let ending { descriptors.append(pollfd(fd: ending.descriptor, events: Int16(POLLIN), revents: 0)) }
            guard poll(&descriptors, nfds_t(descriptors.count), -1) > 0, descriptors[0].revents != 0 else { return }
            var piece = [UInt8](repeating: 0, count: Self.pieceSize)
            let count = Glibc.read(descriptor, &piece, piece.count)
            if count > 0 {
                buffer.append(contentsOf: piece[..<count])
            } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
                isAtEnd = true
            }
        }
    }

    /// The signals that end a stream after the job in hand; a second one ends it at once.
    final class StreamEnding: Sendable {
        private let interruption: Interruption
        /// Readable from the first signal on.
        let descriptor: Int32

        init() {
            var ends: [Int32] = [-1, -1]
            _ = pipe(&ends)
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            let writing = ends[1]
            descriptor = ends[0]
            interruption = Interruption { _ = close(writing) }
        }

        var isSignalled: Bool { signal != nil }

        /// The signal; nil before the first one.
        var signal: Int32? { interruption.signal }
    }
#endif
