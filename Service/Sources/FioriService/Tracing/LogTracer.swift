import Logging
import Synchronization
import Tracing

/// A tracer whose spans are lines of the log. Spans that a caller has asked to sample are logged at `info`, others at
/// `debug`.
public struct LogTracer: Tracer {
    public typealias Span = LogSpan

    private let logger: Logger

    public init(logger: Logger) { self.logger = logger }

    public func startSpan<Instant: TracerInstant>(
        _ operationName: String, context: @autoclosure () -> ServiceContext, ofKind kind: SpanKind,
        at instant: @autoclosure () -> Instant, function: String, file fileID: String, line: UInt
    ) -> LogSpan {
        var context = context()
        let parent = context.traceParent
        let own = TraceParent(
            trace: (parent ?? .random()).trace, span: TraceParent.newSpan(), isSampled: parent?.isSampled ?? false)
        context.traceParent = own
        return LogSpan(
            operationName, context: context, parent: parent?.span, start: instant().nanosecondsSinceEpoch,
            level: own.isSampled ? .info : .debug, logger: logger)
    }

    public func forceFlush() {}

    public func extract<Carrier, Extract: Extractor>(
        _ carrier: Carrier, into context: inout ServiceContext, using extractor: Extract
    ) where Extract.Carrier == Carrier {
        context.traceParent = extractor.extract(key: "traceparent", from: carrier).flatMap(TraceParent.init)
    }

    public func inject<Carrier, Inject: Injector>(
        _ context: ServiceContext, into carrier: inout Carrier, using injector: Inject
    ) where Inject.Carrier == Carrier {
        if let parent = context.traceParent { injector.inject(parent.text, forKey: "traceparent", into: &carrier) }
    }
}

/// A span that is logged when it ends.
public final class LogSpan: Span {
    private struct State {
        var name: String
        var attributes: SpanAttributes = [:]
        var status: SpanStatus?
        var error: String?
        var hasEnded = false
    }

    public let context: ServiceContext
    private let parent: String?
    private let start: UInt64
    private let level: Logger.Level
    private let logger: Logger
    private let state: Mutex<State>

    init(
        _ name: String, context: ServiceContext, parent: String?, start: UInt64, level: Logger.Level, logger: Logger
    ) {
        self.context = context
        self.parent = parent
        self.start = start
        self.level = level
        self.logger = logger
        state = Mutex(State(name: name))
    }

    public var operationName: String {
        get { state.withLock { $0.name } }
        set { state.withLock { $0.name = newValue } }
    }

    public var attributes: SpanAttributes {
        get { state.withLock { $0.attributes } }
        set { state.withLock { $0.attributes = newValue } }
    }

    public var isRecording: Bool { state.withLock { !$0.hasEnded } }

    public func setStatus(_ status: SpanStatus) { state.withLock { $0.status = status } }
    public func addEvent(_ event: SpanEvent) {}
    public func addLink(_ link: SpanLink) {}

    public func recordError<Instant: TracerInstant>(
        _ error: any Error, attributes: SpanAttributes, at instant: @autoclosure () -> Instant
    ) {
        state.withLock { $0.error = "\(error)" }
    }

    public func end<Instant: TracerInstant>(at instant: @autoclosure () -> Instant) {
        let now = instant().nanosecondsSinceEpoch
        let state = state.withLock { state -> State? in
            guard !state.hasEnded else { return nil }
            state.hasEnded = true
            return state
        }
        guard let state else { return }
        logger.log(level: level, "span", metadata: metadata(of: state, seconds: Double(now &- start) / 1e9))
    }

    private func metadata(of state: State, seconds: Double) -> Logger.Metadata {
        var metadata: Logger.Metadata = ["span": "\(state.name)", "seconds": .stringConvertible(seconds)]
        if let own = context.traceParent {
            metadata["trace_id"] = "\(own.trace)"
            metadata["span_id"] = "\(own.span)"
        }
        if let parent { metadata["parent_span_id"] = "\(parent)" }
        if let error = state.error { metadata["error"] = "\(error)" }
        if case .error = state.status?.code { metadata["status"] = "error" }
        state.attributes.forEach { name, attribute in
            switch attribute {
            case .string(let text): metadata[name] = "\(text)"
            case .int64(let number): metadata[name] = .stringConvertible(number)
            case .int32(let number): metadata[name] = .stringConvertible(number)
            case .double(let number): metadata[name] = .stringConvertible(number)
            case .bool(let flag): metadata[name] = .stringConvertible(flag)
            default: return
            }
        }
        return metadata
    }
}

extension ServiceContext {
    private enum Key: ServiceContextKey {
        typealias Value = TraceParent
        static let nameOverride: String? = "traceparent"
    }

    /// The span that a piece of work belongs to.
    var traceParent: TraceParent? {
        get { self[Key.self] }
        set { self[Key.self] = newValue }
    }
}
