#if os(Linux)
    import ComponentGallery
    import Foundation
    import IntegrationCardModel

    /// The files and hosts that jobs reach: all that the user does, or what the options of a stream for strangers allow.
    struct JobReach {
        private let isForStrangers: Bool
        private let dataHosts: [String]
        /// The folder of all files, without links; nil where jobs may name others, or none.
        private let folder: String?

        init(_ bounds: StreamBounds) {
            isForStrangers = bounds.isForStrangers
            dataHosts = bounds.dataHosts
            folder = bounds.strangersPath.flatMap(Self.resolved)
        }

        /// Refuses a job that names what is not below the folder.
        func check(_ job: RenderJob) throws(JobError) {
            if isForStrangers,
                let name = ["allowHost", "allowHosts", "onlyAllowedHosts"].first(where: { job.options[$0] != nil })
            {
                throw JobError("the hosts are set by --data-hosts here", at: "options", name)
            }
            guard folder != nil else { return }
            guard job.output == nil else { throw JobError("'output' is not taken here (--paths-under)", at: "output") }
            switch job.subject {
            case .card(.path(let path)): try check(path, at: ["card"])
            case .chart(.path(let path)): try check(path, at: ["chart"])
            default: break
            }
            if let root = job.root { try check(root, at: ["root"], isFolder: true) }
            if let path = job.styleSheetPath { try check(path, at: ["options", "styleSheet"]) }
        }

        private func check(_ path: String, at place: [String], isFolder: Bool = false) throws(JobError) {
            func fault(_ message: String) -> JobError {
                var fault = JobError(message)
                fault.pointer = JSONPointer(place)
                return fault
            }
            var status = stat()
            guard let folder, let resolved = Self.resolved(path), stat(resolved, &status) == 0 else {
                throw fault("there is no file or folder '\(path)'")
            }
            guard resolved.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") else {
                throw fault("'\(path)' is not below the folder of --paths-under")
            }
            guard status.st_mode & S_IFMT == (isFolder ? S_IFDIR : S_IFREG) else {
                throw fault("'\(path)' is no \(isFolder ? "folder" : "file")")
            }
        }

        /// Lets a card reach the hosts of the stream.
        func apply(to circumstances: inout CardCircumstances) throws(JobError) {
            guard isForStrangers else { return }
            guard circumstances.dataMode != .live || !dataHosts.isEmpty else {
                throw JobError("data are not loaded here: there is no --data-hosts", at: "options", "dataMode")
            }
            circumstances.allowedHosts = dataHosts
            circumstances.reachesAllowedHostsOnly = true
        }

        /// Refuses a manifest that cannot be read. Whoever sends it wants the reason, not a picture of it.
        func check(_ source: CardSource) throws {
            let document = try source.document.get()
            guard document.value.objectValue != nil else {
                throw JobError("a manifest is an object, not \(RenderJob.article(document.value))")
            }
        }

        private static func resolved(_ path: String) -> String? {
            guard let resolved = realpath(path, nil) else { return nil }
            defer { free(resolved) }
            return String(cString: resolved)
        }
    }
#endif
