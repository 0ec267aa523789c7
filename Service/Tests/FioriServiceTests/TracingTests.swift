import Logging
import Synchronization
import Testing
import Tracing

@testable import FioriService

/// Spans are lines of a log of JSON, with the trace of the caller.
///
/// Numbers: identifiers are the examples of the W3C's Trace Context; they have 32 and 16 digits.
@Suite("Tracing")
struct TracingTests {
    private final class Lines: Sendable {
        let lines = Mutex<[String]>([])
        var json: [JSON] { lines.withLock { $0 }.compactMap { try? JSONReader.read($0) } }
    }

    private func logger(_ lines: Lines, level: Logger.Level = .info) -> Logger {
        var logger = Logger(label: "test") { label in
            var handler = JSONLogHandler(label: label) { line in lines.lines.withLock { $0.append(line) } }
            handler.metadataProvider = .trace
            return handler
        }
        logger.logLevel = level
        return logger
    }

    @Test(arguments: [
        "", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7",
        "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
        "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
        "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-x",
        "00-4bf92f3577b34da6a3ce929d0e0e473-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-zz",
    ])
    func `other fields are no trace`(_ field: String) {
        #expect(TraceParent(field) == nil)
    }

    @Test func `a field of a later version is read`() {
        let field = "cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-what-the-future-brings"
        #expect(TraceParent(field)?.span == "00f067aa0ba902b7")
    }

    @Test func `a new trace has its digits`() {
        let parent = TraceParent.random()
        #expect(TraceParent(parent.text) == parent)
        #expect(parent.trace.count == 32 && parent.span.count == 16)
    }

    @Test func `spans within each other are logged with their parents`() async throws {
        let lines = Lines()
        let tracer = LogTracer(logger: logger(lines))
        var context = ServiceContext.topLevel
        context.traceParent = TraceParent(
            trace: "4bf92f3577b34da6a3ce929d0e0e4736", span: "00f067aa0ba902b7", isSampled: true)
        try await tracer.withSpan("outer", context: context) { _ in
            try await tracer.withSpan("inner") { span in
                span.attributes["size"] = 12
                try await Task.sleep(for: .milliseconds(1))
            }
        }
        let spans = lines.json
        #expect(spans.compactMap { $0["span"]?.string } == ["inner", "outer"])
        #expect(spans[0]["parent_span_id"] == spans[1]["span_id"])
        #expect(spans[1]["parent_span_id"] == "00f067aa0ba902b7")
        #expect(spans.allSatisfy { $0["trace_id"] == "4bf92f3577b34da6a3ce929d0e0e4736" })
        #expect(spans[0]["size"] == 12)
        #expect((spans[0]["seconds"]?.double ?? 0) >= 0.001)
    }

    @Test func `spans that nobody samples are for debugging`() {
        let lines = Lines()
        LogTracer(logger: logger(lines)).startSpan("a", context: .topLevel).end()
        #expect(lines.json.isEmpty)
        LogTracer(logger: logger(lines, level: .debug)).startSpan("a", context: .topLevel).end()
        #expect(lines.json.count == 1)
    }

    @Test func `a line has the time, the level, the words and the trace`() throws {
        let lines = Lines()
        let logger = logger(lines)
        var context = ServiceContext.topLevel
        context.traceParent = TraceParent(
            trace: "4bf92f3577b34da6a3ce929d0e0e4736", span: "00f067aa0ba902b7", isSampled: false)
        ServiceContext.$current.withValue(context) {
            logger.warning("two\nlines", metadata: ["n": .stringConvertible(3), "time": "not this"])
        }
        let line = try #require(lines.lines.withLock { $0.first })
        #expect(line.hasSuffix("\n") && line.dropLast().contains("\n") == false)
        let json = try #require(lines.json.first)
        #expect(json["level"] == "warning" && json["message"] == "two\nlines" && json["n"] == 3)
        #expect(json["trace_id"] == "4bf92f3577b34da6a3ce929d0e0e4736")
        #expect(json["time"]?.string?.hasSuffix("Z") == true)
    }
}
