import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Tracing

/// The way from a request to a picture: what is wanted, the cache, the queue, the answer.
struct DrawingRoute: Sendable {
    let configuration: ServiceConfiguration
    let cache: PictureCache
    let queue: JobQueue
    let bodies: BodyReader
    let metrics: ServiceMetrics
    let tracer: LogTracer
    let drain: DrainState
    /// The part of keys that changes with the program that draws.
    let drawerVersion: String

    func respond(to request: Request, subject: Subject, name: String) async throws -> Response {
        if drain.phase == .draining {
            throw Problem(.draining, "the service is about to end; another one takes this request", retryAfter: 1)
        }
        let reader = DrawingReader(subject: subject, name: subject == .component ? try checked(name) : nil)
        let query = try Query(request.uri.query)
        let representation = try representation(request, query, subject)
        let isEmpty = request.headers[.contentLength] == "0"
        let type = try reader.contentType(
            isEmpty && subject == .component ? nil : request.headers[.contentType],
            encoding: request.headers[.contentEncoding])
        try bodies.check(length: request.headers[.contentLength])
        return try await bodies.withBody(of: request) { body in
            let drawing = try reader.drawing(body, type, query: query, as: representation)
            guard !drawing.isLive || !configuration.dataHosts.isEmpty else {
                throw Problem(
                    .invalidOption, "dataMode is offline here: the operator of this service allows no hosts",
                    pointer: "/options/dataMode")
            }
            let picture = try await picture(drawing, isFresh: wantsFresh(request))
            if drawing.isStrict, picture.drawn.notices > 0 {
                var problem = Problem(.notices, "the picture has \(picture.drawn.notices) notices")
                problem.diagnostics = picture.drawn.diagnostics
                throw problem
            }
            metrics.pictureBytes.increment(by: picture.drawn.bytes.readableBytes)
            if picture.drawn.notices > 0 { metrics.notices.increment() }
            return Answer.picture(
                picture, ifNoneMatch: request.headers[values: .ifNoneMatch],
                cacheControl: cacheControl(drawing, picture))
        }
    }

    private func checked(_ name: String) throws(Problem) -> String {
        let isName =
            !name.isEmpty && name.utf8.count <= 200
            && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        guard isName else { throw Problem(.notFound, "'\(Spelling.shortened(name))' is no name of a component") }
        return name
    }

    private func representation(
        _ request: Request, _ query: Query, _ subject: Subject
    ) throws(Problem) -> Representation {
        let offers = subject.representations
        if let wanted = query.values.first(where: { $0.name == "format" })?.texts {
            guard wanted.count == 1, let format = Representation(rawValue: wanted[0]), offers.contains(format) else {
                throw Problem(
                    .invalidOption,
                    "format is \(Spelling.list(offers.map(\.rawValue))), not '\(Spelling.shortened(wanted[0]))'",
                    pointer: "/options/format")
            }
            return format
        }
        guard let best = Accept(request.headers[values: .accept]).best(of: offers) else {
            throw Problem(
                .notAcceptable, "a \(subject.rawValue) is \(Spelling.list(offers.map(\.mediaType)))")
        }
        return best
    }

    private func wantsFresh(_ request: Request) -> Bool {
        request.headers[values: .cacheControl].contains { $0.lowercased().contains("no-cache") }
    }

    private func picture(_ drawing: Drawing, isFresh: Bool) async throws -> KeptPicture {
        let key = drawing.key(version: drawerVersion)
        if !drawing.isLive, !isFresh {
            let start = ContinuousClock.now
            let kept = await tracer.withSpan("cache") { _ in await cache.picture(key) }
            metrics.stages["cache"].record(.now - start)
            if let kept { return kept }
        }
        let drawn = try await tracer.withSpan("draw") { span in
            span.attributes["subject"] = drawing.subject.rawValue
            return try await queue.submit(drawing)
        }
        let seconds =
            drawing.isLive ? 0 : drawing.isConstant ? configuration.constantSeconds : configuration.freshSeconds
        let picture = KeptPicture(drawn, expires: Date(timeIntervalSinceNow: Double(seconds)))
        if seconds > 0 { cache.keep(picture, key) }
        return picture
    }

    private func cacheControl(_ drawing: Drawing, _ picture: KeptPicture) -> String {
        if drawing.isLive { return "no-store" }
        let seconds = min(
            picture.seconds(), drawing.isConstant ? configuration.constantSeconds : configuration.freshSeconds)
        return "\(configuration.tokens == nil ? "public" : "private"), max-age=\(seconds)"
    }
}
