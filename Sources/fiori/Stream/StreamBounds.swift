#if os(Linux)
    import ArgumentParser
    import Foundation

    /// The bounds of a stream and its place on the machine, as options.
    struct StreamBounds: ParsableArguments {
        @Option(
            name: .customLong("max-job-bytes"),
            help: ArgumentHelp("The greatest length of a job's line.", valueName: "bytes"))
        var maximumJobBytes = 16 << 20

        @Option(
            name: .customLong("max-pixels"),
            help: ArgumentHelp("The most pixels of a PNG picture.", valueName: "count"))
        var maximumPixels = 1 << 26

        @Option(
            name: .customLong("max-memory"),
            help: ArgumentHelp(
                "The memory in MiB that the process may write to; a job that needs more ends it.", valueName: "MiB"))
        var maximumMemory = 4096

        @Flag(name: .customLong("no-paths"), help: "Refuse jobs that name files or addresses.")
        var refusesPaths = false

        @Option(
            name: .customLong("paths-under"),
            help: ArgumentHelp(
                "Take jobs of strangers: their files are below this folder, and there is neither output nor an address.",
                valueName: "folder"))
        var strangersPath: String?

        @Option(
            name: .customLong("data-hosts"), parsing: .unconditionalSingleValue,
            help: ArgumentHelp(
                "With --paths-under or --no-paths: a server that cards may load data from, and no others; may be repeated.",
                valueName: "name:port"))
        var dataHosts: [String] = []

        @Flag(
            name: .customLong("optional-parameters"),
            help: "Leave out parameters that a card does not declare, in the place of refusing its job.")
        var hasOptionalParameters = false

        @Flag(
            name: .customLong("ignore-signals"),
            help: ArgumentHelp(
                "End with the input only, not by SIGINT and SIGTERM, which the process that feeds jobs answers; at once where "
                    + "that process, which has started this one, is killed."))
        var ignoresSignals = false

        @Flag(
            name: .customLong("spare-processors"),
            help: "Compress each picture on several processors: for fewer streams than the machine has processors.")
        var hasSpareProcessors = false

        @Option(
            name: .customLong("unfinished"),
            help: ArgumentHelp(
                "The folder of pictures that are not complete, on the disk of the others; beside them by default.",
                valueName: "folder"))
        var unfinishedPath: String?

        func validate() throws {
            guard (64...(1 << 30)).contains(maximumJobBytes) else {
                throw ValidationError("--max-job-bytes must be from 64 to 1073741824, not \(maximumJobBytes)")
            }
            guard (1...(1 << 28)).contains(maximumPixels) else {
                throw ValidationError("--max-pixels must be from 1 to 268435456, not \(maximumPixels)")
            }
            if let strangersPath {
                guard !refusesPaths else { throw ValidationError("--paths-under and --no-paths exclude each other") }
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: strangersPath, isDirectory: &isFolder), isFolder.boolValue
                else { throw ValidationError("there is no folder '\(strangersPath)'") }
            }
            guard dataHosts.isEmpty || isForStrangers else {
                throw ValidationError("--data-hosts belongs to --paths-under or --no-paths")
            }
            guard (256...(1 << 20)).contains(maximumMemory) else {
                throw ValidationError("--max-memory must be from 256 to 1048576, not \(maximumMemory)")
            }
        }

        var allowsPaths: Bool { !refusesPaths }

        /// True if jobs come from somebody who may not choose files and hosts.
        var isForStrangers: Bool { refusesPaths || strangersPath != nil }

        var unfinished: URL? { unfinishedPath.map { URL(fileURLWithPath: $0, isDirectory: true) } }

        /// Binds the process to its memory: what needs more ends it, and no other process.
        func apply() {
            let bytes = rlim_t(maximumMemory) << 20
            var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
            setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
        }
    }

    /// The memory of this process.
    enum ProcessMemory {
        /// The bytes that are resident.
        static var residentBytes: Double {
            let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
            guard fields.count > 1, let pages = Double(fields[1]) else { return 0 }
            return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
        }
    }
#endif
