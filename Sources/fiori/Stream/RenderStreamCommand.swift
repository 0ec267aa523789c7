#if os(Linux)
    import ArgumentParser
    import CHeap
    import ComponentGallery
    import Foundation
    import IntegrationCardModel

    /// `fiori render --stream`: draws the jobs of standard input, a line each.
    struct RenderStreamCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "stream",
            abstract: "Draw the jobs of standard input, a line of JSON each (fiori render --stream).",
            discussion: """
                echo '{"chart": {"csv": "Q,Sales\\nQ1,12\\nQ2,18"}, "options": {"type": "column"}, "output": "q.png"}' |
                  fiori render --stream

                A job has one of card (a manifest, or its path), chart (a document, {"csv": text} or a path) and component \
                (a name, with values or variant), and may have id, format (png, svg, pdf, or json for the resolved card), \
                options (those of the other commands, in lowerCamelCase), root (the folder of a card's files) and output (a \
                path; without one the result has the picture as base64). A line of output is the result of a line of \
                input, in the same order, with a status: drawn, invalid (the job is wrong) or failed. \
                Docs/RenderingAtScale/Streams.md has all of it.

                The exit status is 0 at the end of input, after SIGTERM, which ends the stream behind the job in hand, and \
                when nobody reads the results any more; 1 when they cannot be written, 64 for wrong options, and 130 after \
                Ctrl-C.
                """)

        @OptionGroup var bounds: StreamBounds

        func run() throws {
            bounds.apply()
            let output = ResultOutput()
            let ending = bounds.ignoresSignals ? nil : StreamEnding()
            if ending == nil {
                for number in [SIGINT, SIGTERM] { signal(number, SIG_IGN) }
                FeederWatch.begin()
            }
            var lines = JobLines(of: STDIN_FILENO, maximumBytes: bounds.maximumJobBytes, ending: ending)
            var stream = JobStream(bounds: bounds)
            while let line = lines.next() {
                guard let result = stream.answer(to: line) else { continue }
                guard try output.write(result.data) else { return }
                // Tasks of views that are no more wait there.
                _ = RunLoop.main.run(mode: .default, before: .distantPast)
                PictureCaches.age()
            }
            if ending?.signal == SIGINT { throw ExitCode(128 + SIGINT) }
        }
    }

    /// The answers to lines.
    struct JobStream {
        private let bounds: StreamBounds
        private let limits: CardLimits.JSON
        private var drawing: JobDrawing
        private var lineCount = 0

        /// The size of lines whose memory goes back to the system.
        private static let longLine = 1 << 20

        init(bounds: StreamBounds) {
            self.bounds = bounds
            var limits = CardLimits.JSON()
            // Around the manifest are the job and its member.
            limits.maximumDepth += 1
            (limits.maximumBytes, limits.maximumStringBytes) = (bounds.maximumJobBytes, bounds.maximumJobBytes)
            self.limits = limits
            drawing = JobDrawing(bounds: bounds)
        }

        /// The result of a line; nil for one without a job.
        mutating func answer(to line: JobLines.Line) -> JobResult? {
            lineCount += 1
            let start = ContinuousClock.now
            var result = JobResult(line: lineCount)
            switch line {
            case .tooLong:
                result.fail(
                    JobError("the job has more than \(bounds.maximumJobBytes) bytes; give what is large by its path"))
            case .text(let text):
                guard text.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { return nil }
                do { try draw(text, into: &result) } catch { result.fail(JobError(error)) }
                if text.count > Self.longLine { cheap_give_back() }
            }
            result.seconds = (ContinuousClock.now - start) / .seconds(1)
            result.memory = ProcessMemory.residentBytes
            return result
        }

        private mutating func draw(_ text: Data, into result: inout JobResult) throws {
            let document: JSONDocument
            do throws(JSONParseError) {
                document = try JSONDocument(text, limits: limits)
            } catch {
                var fault = JobError(
                    "the job is no JSON: column \(error.position.column): expected \(error.expected), found \(error.found)"
                )
                fault.column = error.position.column
                throw fault
            }
            result.id = document.text(of: JSONPointer(["id"]))
            try drawing.draw(try RenderJob(document), into: &result)
        }
    }
#endif
