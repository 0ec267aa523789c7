import ArgumentParser
import FioriService
import Foundation
import Instrumentation
import Logging
import Metrics

/// `fiori-serve`: pictures of cards, charts and components over HTTP.
@main
struct FioriServe: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fiori-serve", abstract: "Draw cards, charts and components over HTTP.",
        discussion: """
            fiori serve --port 8090
            curl --data-binary @manifest.json -H 'Content-Type: application/json' localhost:8090/v1/cards -o card.png

            One process speaks HTTP, and --workers others draw. The page at / draws by hand, /openapi.json tells all \
            addresses. SIGTERM ends the service after the requests in hand. Docs/RenderingAtScale.md tells how to operate it.

            The exit status is 0 after SIGTERM or Ctrl-C, 1 when it cannot start, and 64 for wrong options.
            """,
        version: ServiceVersion.current)

    @OptionGroup(title: "Address") var address: AddressOptions
    @OptionGroup(title: "Drawing") var drawing: DrawingOptions
    @OptionGroup(title: "Requests") var requests: RequestOptions
    @OptionGroup(title: "Cache") var cache: CacheOptions
    @OptionGroup(title: "Operation") var operation: OperationOptions

    func run() async throws {
        let logger = operation.bootstrapLog()
        let service: PictureService
        do {
            let factory = PrometheusFactory()
            MetricsSystem.bootstrap(factory)
            InstrumentationSystem.bootstrap(LogTracer(logger: logger))
            service = try PictureService(serviceConfiguration(), factory: factory, logger: logger)
        } catch let fault as ConfigurationFault {
            throw Fault(description: fault.description)
        }
        try await service.run()
    }

    private struct Fault: Error, CustomStringConvertible { let description: String }

    private func serviceConfiguration() throws -> ServiceConfiguration {
        var configuration = ServiceConfiguration(fiori: try drawing.program())
        address.apply(to: &configuration)
        drawing.apply(to: &configuration)
        requests.apply(to: &configuration)
        try cache.apply(to: &configuration)
        operation.apply(to: &configuration)
        return configuration
    }
}

extension ByteCount: ExpressibleByArgument {
    public init?(argument: String) { self.init(text: argument) }
    public var defaultValueDescription: String { description }
}
