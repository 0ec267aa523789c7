import Foundation
import Glibc
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// The HTTP service: a front that speaks HTTP and never draws, and processes that do.
public struct PictureService: Sendable {
    let configuration: ServiceConfiguration
    let pool: WorkerPool
    let cache: PictureCache
    let metrics: ServiceMetrics
    let drain = DrainState()
    private let responder: ServiceResponder
    private let unreadRequests: UnreadRequests
    private let logger: Logger

    /// - Parameter factory: the metrics that `/metrics` shows.
    public init(_ configuration: ServiceConfiguration, factory: PrometheusFactory, logger: Logger) throws {
        try configuration.validate()
        // A process that has ended does not read what it is sent.
        signal(SIGPIPE, SIG_IGN)
        self.configuration = configuration
        self.logger = logger
        metrics = ServiceMetrics(factory: factory)
        cache = try PictureCache(configuration, metrics: metrics, logger: logger)
        let tokens = try configuration.tokens.map { try Tokens(path: $0, logger: logger) }
        pool = try WorkerPool(configuration, metrics: metrics, logger: logger)
        let budget = ByteBudget(capacity: configuration.maximumBodies)
        let tracer = LogTracer(logger: logger)
        unreadRequests = UnreadRequests(
            maximumHeader: configuration.maximumHeader, maximumFieldCount: 200, metrics: metrics, tracer: tracer,
            logger: logger)
        responder = ServiceResponder(
            drawing: DrawingRoute(
                configuration: configuration, cache: cache, queue: pool.queue,
                bodies: BodyReader(
                    maximumSize: configuration.maximumBody, timeLimit: configuration.readLimit, budget: budget),
                metrics: metrics, tracer: tracer, drain: drain, drawerVersion: Self.drawerVersion(configuration)),
            operation: OperationRoutes(
                configuration: configuration, pool: pool, cache: cache, budget: budget, metrics: metrics, drain: drain),
            page: TryPage(hasTokens: tokens != nil),
            openAPI: OpenAPIDocument(version: configuration.version, hasTokens: tokens != nil).json.indentedText,
            tokens: tokens, metrics: metrics, tracer: tracer, logger: logger, drain: drain)
    }

    /// Pictures of another program are not those of this one.
    private static func drawerVersion(_ configuration: ServiceConfiguration) -> String {
        let path = URL(fileURLWithPath: configuration.fiori).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(configuration.version) \(attributes?[.size] ?? 0) \(date) \(configuration.maximumPixels)"
    }

    /// The application of Hummingbird, with the drawing processes.
    func application() -> some ApplicationProtocol {
        let connections = min(configuration.maximumConnections, max(16, FileLimit.raise() - 128))
        let unread = unreadRequests
        var http = HTTP1Channel.Configuration(
            additionalChannelHandlers: [
                UnreadRequestHandler(answer: unread.answer),
                SlowReaderHandler(limit: TimeAmount(configuration.writeLimit)),
            ],
            idleTimeout: TimeAmount(configuration.idleLimit),
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: configuration.maximumHeader, maxHeaderListSize: configuration.maximumHeader,
                maxHeaderFieldCount: unread.maximumFieldCount))
        http.idleTimeout = TimeAmount(configuration.idleLimit)
        let logger = logger
        let host = configuration.host
        return Application(
            responder: responder, server: .http1(configuration: http),
            configuration: ApplicationConfiguration(
                address: .hostname(host, port: configuration.port), backlog: 1_024,
                availableConnectionsDelegate: .maximum(connections, logger: logger)),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? 0
                logger.info(
                    "serving at http://\(host):\(port)", metadata: ["port": .stringConvertible(port)])
            },
            logger: logger)
    }

    /// Serves until SIGTERM or SIGINT, then drains.
    public func run() async throws {
        let gate = DrainGate(
            drain: drain, pool: pool, delay: configuration.drainDelay, limit: configuration.drainLimit, logger: logger)
        // They end in the reverse order, each after the one behind it.
        var group = ServiceGroupConfiguration(
            services: [pool, application(), gate], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        group.maximumGracefulShutdownDuration = configuration.drainDelay + configuration.drainLimit + .seconds(5)
        try await ServiceGroup(configuration: group).run()
        logger.info("the service has ended")
    }
}
