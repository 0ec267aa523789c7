import Dispatch
import Foundation

/// Acts when the program is asked to end: at Ctrl-C (SIGINT), and by SIGTERM.
///
/// The handler of a signal writes to a pipe, which a dispatch source reads: a signal that comes before the source is
/// ready waits there, and is not lost.
enum StopSignals {
    /// The end of the pipe that the handler writes to.
    private nonisolated(unsafe) static var input: Int32 = -1
    private nonisolated(unsafe) static var source: (any DispatchSourceRead)?

    /// Calls an action on the main queue at the first signal. A second one ends the program at once.
    static func handle(_ stop: @escaping @Sendable () -> Void) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        input = ends[1]
        let source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .main)
        source.setEventHandler { [output = ends[0]] in
            var byte: UInt8 = 0
            guard read(output, &byte, 1) == 1 else { return }
            for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
            stop()
        }
        source.resume()
        Self.source = source
        for number in [SIGINT, SIGTERM] {
            signal(number) { _ in
                var byte: UInt8 = 1
                _ = write(StopSignals.input, &byte, 1)
            }
        }
    }
}
