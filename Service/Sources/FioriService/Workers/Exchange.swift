import Glibc

/// A line to a process and the line that it answers, with bounds on time, memory and length.
struct Exchange {
    enum Ending: Equatable {
        case answer([UInt8])
        /// The process has ended, or has closed its output.
        case ended
        case tooLate
        case tooLarge(memory: Int)
        case tooLong
        /// The service ends, and waits no longer.
        case calledOff
    }

    /// Milliseconds between two looks at the memory of the process.
    private static let interval: Int32 = 20

    var timeLimit: Duration
    var memoryLimit: Int
    var maximumAnswer = 256 << 20

    /// - Parameters:
    ///   - isCalledOff: true when nobody waits any more.
    ///   - report: takes what the process writes to its error output.
    func run(
        _ line: [UInt8], on process: ChildProcess, isCalledOff: () -> Bool, report: ([UInt8]) -> Void
    ) -> Ending {
        let deadline = ContinuousClock.now + timeLimit
        var sent = 0
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var hasErrors = true
        var nextLook = ContinuousClock.now
        while true {
            let left = (deadline - .now) / .milliseconds(1)
            guard left > 0 else { return .tooLate }
            if isCalledOff() { return .calledOff }
            var ends = [
                pollfd(fd: process.output, events: Int16(POLLIN), revents: 0),
                pollfd(fd: hasErrors ? process.errors : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: sent < line.count ? process.input : -1, events: Int16(POLLOUT), revents: 0),
            ]
            let count = poll(&ends, nfds_t(ends.count), min(Self.interval, Int32(left.rounded(.up))))
            if count == 0 || .now >= nextLook {
                nextLook = .now + .milliseconds(Int(Self.interval))
                if let memory = ProcessMemory.resident(process.identifier), memory > memoryLimit {
                    return .tooLarge(memory: memory)
                }
            }
            guard count > 0 else { continue }
            if ends[1].revents != 0 {
                let count = read(process.errors, &buffer, buffer.count)
                if count > 0 { report(Array(buffer[..<count])) }
                hasErrors = count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN))
            }
            if ends[2].revents & Int16(POLLOUT | POLLERR | POLLHUP) != 0 {
                let count = line[sent...].withUnsafeBytes { write(process.input, $0.baseAddress, $0.count) }
                if count > 0 { sent += count }
                // A process that has closed its input may still have answered.
                if count < 0, errno == EPIPE { sent = line.count }
            }
            guard ends[0].revents != 0 else { continue }
            let read = read(process.output, &buffer, buffer.count)
            if read < 0, errno == EINTR || errno == EAGAIN { continue }
            guard read > 0 else { return .ended }
            if let end = buffer[..<read].firstIndex(of: UInt8(ascii: "\n")) {
                answer += buffer[..<end]
                // One line is the whole answer; more of them is none.
                return end == read - 1 ? .answer(answer) : .tooLong
            }
            answer += buffer[..<read]
            guard answer.count <= maximumAnswer else { return .tooLong }
        }
    }
}
