import Logging
import ServiceLifecycle

/// The order of the end: balancers are told, pictures are refused, those in hand are finished; then connections close.
struct DrainGate: Service {
    /// The time in which connections that are on their way still get an answer.
    private static let linger = Duration.milliseconds(300)

    let drain: DrainState
    let pool: WorkerPool
    let delay: Duration
    let limit: Duration
    let logger: Logger

    func run() async throws {
        try await gracefulShutdown()
        logger.info("the service ends: it is ready no more")
        drain.enter(.leaving)
        try await Task.sleep(for: delay)
        drain.enter(.draining)
        let deadline = ContinuousClock.now + limit
        let earliest = ContinuousClock.now + Self.linger
        while drain.inHand > 0 || .now < earliest, .now < deadline { try await Task.sleep(for: .milliseconds(10)) }
        if drain.inHand > 0 {
            logger.warning(
                "requests in hand are refused: the time is over", metadata: ["inHand": .stringConvertible(drain.inHand)]
            )
            pool.callOff()
        }
        logger.info(
            "the service closes its connections", metadata: ["inHand": .stringConvertible(drain.inHand)])
    }
}
