#if os(Linux)
    import ArgumentParser
    import ComponentGallery
    import Foundation
    import IntegrationCardModel

    /// `fiori render card-worker`: draws the cards that its input names, for `fiori render cards`.
    ///
    /// A line of input is a JSON object with the paths `manifest`, `picture` and `unfinished`; a line of output is the
    /// answer, with `diagnostics` or `failure`. It ends with its input.
    struct RenderCardWorkerCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "card-worker", abstract: "Draw the cards that standard input names.", shouldDisplay: false)

        @OptionGroup var circumstances: CardCircumstances
        @OptionGroup var picture: CardPictureOptions

        @Option var format: PictureFormat

        /// The bound of memory that a worker may write to: a card that needs more ends its worker, and no other process.
        private static let maximumMemory: rlim_t = 4 << 30

        func run() throws {
            // The terminal sends Ctrl-C to all processes; this one ends when its batch says so.
            signal(SIGINT, SIG_IGN)
            var limit = rlimit(rlim_cur: Self.maximumMemory, rlim_max: Self.maximumMemory)
            setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
            // Answers have a descriptor of their own, so that nothing else can be among them.
            let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: false)
            dup2(STDERR_FILENO, STDOUT_FILENO)
            let drawing = CardDrawing(
                settings: try picture.settings(), circumstances: circumstances,
                mode: circumstances.dataMode ?? .offline)
            while let line = readLine() {
                guard let job = try? JSONParser().parse(line), let manifest = job["manifest"]?.stringValue,
                    let picture = job["picture"]?.stringValue, let unfinished = job["unfinished"]?.stringValue
                else { throw ExitCode(64) }
                var answer: JSONObject = [:]
                do {
                    var file = ExportedFile(
                        URL(fileURLWithPath: picture), unfinished: URL(fileURLWithPath: unfinished))
                    // The time before the card was read: a change of the card meanwhile is newer than its picture.
                    file.modificationDate = Date()
                    // Each job of a batch keeps to one core; the other jobs have the others.
                    let drawn = try drawing.draw(
                        CardSource(file: URL(fileURLWithPath: manifest)), as: format, isParallel: false)
                    try FileManager.default.createDirectory(
                        at: file.url.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try file.write(drawn.data)
                    answer["bytes"] = .number(Double(drawn.data.count))
                    answer["diagnostics"] = .array(drawn.problems.map(\.json))
                } catch {
                    answer["failure"] = .string(Self.message(of: error))
                }
                answer["memory"] = .number(Self.residentBytes)
                // Tasks of views that are no more wait there.
                _ = RunLoop.main.run(mode: .default, before: .distantPast)
                answers.write(Data((JSONValue.object(answer).jsonText() + "\n").utf8))
            }
        }

        private static func message(of error: any Error) -> String {
            (error as? CocoaError)?.localizedDescription ?? String(describing: error)
        }

        /// The memory that the process uses.
        private static var residentBytes: Double {
            let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
            guard fields.count > 1, let pages = Double(fields[1]) else { return 0 }
            return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
        }
    }

    extension PictureFormat: ExpressibleByArgument {}
#endif
