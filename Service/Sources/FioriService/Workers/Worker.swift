import Dispatch
import Foundation
import Logging
import Synchronization

/// A drawing process and the thread that feeds it, one picture after the other. When the process ends, hangs or grows too
/// large, another one takes its place at once.
final class Worker: Sendable {
    enum State: String, CaseIterable, Sendable { case starting, idle, busy, ended }

    private struct Status {
        var state = State.starting
        var process: pid_t?
        var isStopped = false
        var isCalledOff = false
        /// The reason why no process can be started.
        var fault: String?
    }

    let index: Int
    private let command: WorkerCommand
    private let queue: JobQueue
    private let scratch: Scratch
    private let configuration: ServiceConfiguration
    private let metrics: ServiceMetrics
    private let logger: Logger
    private let status = Mutex(Status())

    init(
        index: Int, command: WorkerCommand, queue: JobQueue, scratch: Scratch, configuration: ServiceConfiguration,
        metrics: ServiceMetrics, logger: Logger
    ) {
        self.index = index
        self.command = command
        self.queue = queue
        self.scratch = scratch
        self.configuration = configuration
        self.metrics = metrics
        var logger = logger
        logger[metadataKey: "worker"] = "\(index)"
        self.logger = logger
    }

    var state: State { status.withLock { $0.state } }
    /// The process that draws.
    var process: pid_t? { status.withLock { $0.process } }
    /// The reason why no process can be started.
    var fault: String? { status.withLock { $0.fault } }

    /// Starts the thread. It ends with the queue, or when it is stopped.
    func start() {
        let thread = Thread { [self] in
            work()
            status.withLock { ($0.state, $0.process) = (.ended, nil) }
        }
        thread.stackSize = 1 << 20
        thread.name = "worker \(index)"
        thread.start()
    }

    /// Lets no other picture begin, and no other process start.
    func stop() { status.withLock { $0.isStopped = true } }

    /// Ends the picture in hand, too.
    func callOff() { status.withLock { ($0.isStopped, $0.isCalledOff) = (true, true) } }

    private var isCalledOff: Bool { status.withLock { $0.isCalledOff } }
    private var isStopped: Bool { status.withLock { $0.isStopped } }

    private func set(_ state: State, _ process: ChildProcess? = nil) {
        status.withLock { status in
            status.state = state
            status.process = process?.identifier
            if process != nil { status.fault = nil }
        }
    }

    private func work() {
        var process: ChildProcess?
        var failures = 0
        defer { process?.finish(within: 2_000) }
        while !isStopped {
            if let running = process, !running.isRunning {
                metrics.workerRestarts["idle"].increment()
                logger.warning("the drawing process \(running.causeOfEnd()) while it had nothing to do")
                process = nil
            }
            guard let running = process ?? warmedUp() else {
                // Nothing can be drawn; another try is made soon, and less often the longer it lasts.
                failures += 1
                usleep(UInt32(min(50_000 << min(failures, 5), 1_000_000)))
                continue
            }
            failures = 0
            process = running
            set(.idle, running)
            guard let ticket = queue.take(within: .milliseconds(50)) else {
                if queue.isClosedAndEmpty { return }
                continue
            }
            set(.busy, running)
            let start = ContinuousClock.now
            metrics.stages["wait"].record(start - ticket.start)
            let (outcome, isUsable) = draw(ticket, with: running)
            if !isUsable {
                running.kill()
                process = nil
                set(.starting)
            }
            let time = ContinuousClock.now - start
            // Metrics that are read behind the answer have its picture.
            metrics.stages["draw"].record(time)
            queue.finish(ticket, outcome, seconds: time / .seconds(1))
        }
    }

    /// A new process that has drawn a small chart; nil if there is none.
    private func warmedUp() -> ChildProcess? {
        set(.starting)
        do {
            let process = try ChildProcess(
                command.arguments, environment: command.environment, memory: WorkerCommand.hardMemory(configuration))
            let exchange = Exchange(timeLimit: .seconds(30), memoryLimit: configuration.memoryLimit)
            let ending = exchange.run(
                JobLine.warmUp, on: process, isCalledOff: { isCalledOff }, report: report)
            if case .answer(let line) = ending, let json = try? JSONReader.read(line) {
                if json["status"]?.string == "drawn" { return process }
                note("the drawing process cannot draw: \(json["error"]?["message"]?.string ?? json.text)")
            } else {
                let end = ending == .ended ? process.causeOfEnd() : "does not answer"
                note("the drawing process \(end); the command is: \(command.arguments.joined(separator: " "))")
            }
            process.kill()
        } catch {
            note("\(error)")
        }
        return nil
    }

    private func note(_ fault: String) {
        let isNew = status.withLock { status in
            defer { status.fault = fault }
            return status.fault != fault
        }
        if isNew { logger.error("\(fault)") }
    }

    /// Draws a picture.
    /// - Returns: the outcome, and false if the process is of no more use.
    private func draw(_ ticket: Ticket, with process: ChildProcess) -> (Ticket.Outcome, isUsable: Bool) {
        var isUsable = true
        let outcome = Ticket.Outcome { () throws(Problem) in
            try scratch.withFolder(ticket.number, ticket.drawing.content, limits: configuration.bundles) {
                folder, document throws(Problem) in
                let line = JobLine.bytes(ticket.drawing, number: ticket.number, folder: folder, document: document)
                let exchange = Exchange(timeLimit: configuration.timeLimit, memoryLimit: configuration.memoryLimit)
                let ending = exchange.run(line, on: process, isCalledOff: { isCalledOff }, report: report)
                if case .answer(let bytes) = ending {
                    let answer = JobAnswer(bytes, representation: ticket.drawing.representation, folder: folder)
                    if let answer, answer.id == JSON(ticket.number) {
                        if let memory = ProcessMemory.resident(process.identifier), memory > configuration.memoryLimit {
                            // The next picture gets a new process; this one is complete.
                            metrics.workerRestarts["recycled"].increment()
                            isUsable = false
                        }
                        return try answer.outcome.get()
                    }
                }
                isUsable = false
                throw lost(ending, process)
            }
        }
        return (outcome, isUsable)
    }

    private func lost(_ ending: Exchange.Ending, _ process: ChildProcess) -> Problem {
        if ending == .calledOff { return Problem(.draining, "the service ends before the picture", retryAfter: 1) }
        let (reason, text): (String, String) =
            switch ending {
            case .ended: ("crash", "the process that drew it \(process.causeOfEnd())")
            case .tooLate: ("time", "drawing took more than \(configuration.timeLimit / .seconds(1)) seconds")
            case .tooLarge: ("memory", "drawing took more than \(ByteCount(configuration.memoryLimit)) of memory")
            case .tooLong, .answer, .calledOff: ("answer", "the process that drew it answered with something else")
            }
        metrics.workerRestarts[reason].increment()
        logger.warning("\(text)", metadata: ["reason": "\(reason)"])
        return Problem(.workerLost, text, reason: reason)
    }

    /// Logs what a process says on its error output, a bounded part of it.
    private func report(_ bytes: [UInt8]) {
        let text = String(decoding: bytes.prefix(1_000), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        if !text.isEmpty { logger.notice("the drawing process says: \(text)") }
    }
}
