#if os(Linux)
    import ArgumentParser
    import CHeap
    import ChartDocuments
    import ComponentGallery
    import FioriThemeManager
    import Foundation
    import IntegrationCardModel

    /// The way from jobs to pictures.
    struct JobDrawing {
        private let bounds: StreamBounds
        private let reach: JobReach
        private var cardOptions = JobOptions<CardOptions>()
        private var chartOptions = JobOptions<ChartOptions>()
        private var componentOptions = JobOptions<ComponentOptions>()

        /// The size in pixels from which a picture's memory goes back to the system.
        private static let largePicture = 1 << 23
        private static let longestSide = 32_767

        init(bounds: StreamBounds) {
            self.bounds = bounds
            reach = JobReach(bounds)
        }

        /// Draws what a job asks for.
        mutating func draw(_ job: RenderJob, into result: inout JobResult) throws {
            // The time before anything is read: what changes meanwhile is newer than the picture.
            let start = Date()
            guard bounds.allowsPaths || !job.hasPaths else {
                throw JobError(
                    "paths are not taken here (--no-paths): give cards, charts and style sheets as they are, without "
                        + "root and output")
            }
            try reach.check(job)
            let data: Data
            do {
                data = try product(of: job, into: &result)
            } catch let error as JobError where error.isOfOptions {
                throw error
            } catch {
                throw JobError(error, file: job.path)
            }
            if job.isStrict, result.noticeCount > 0 {
                throw fault(of: result, file: job.path)
            }
            result.byteCount = data.count
            result.type = job.format.type
            if let output = job.output {
                try write(data, to: output, line: result.line, date: start)
                result.product = .file(output)
            } else {
                result.product = job.format == .json ? .card(data) : .picture(data)
            }
        }

        private mutating func product(of job: RenderJob, into result: inout JobResult) throws -> Data {
            switch job.subject {
            case .card(let document):
                var options = try cardOptions.read(job.options)
                try reach.apply(to: &options.circumstances)
                let theme = try theme(options, into: &result)
                let (content, mode) = try content(of: document, root: job.root, options.circumstances.addresses)
                guard let format = job.format.picture else {
                    return try resolve(content, options, mode, into: &result)
                }
                let source = content.source
                if bounds.isForStrangers { try reach.check(source) }
                if !bounds.hasOptionalParameters { try options.circumstances.checkParameters(of: source) }
                let (picture, problems) = try options.drawing(mode: mode, theme: theme).layOut(source)
                take(problems, into: &result)
                return try draw(picture, as: format)
            case .chart(let document):
                let options = try chartOptions.read(job.options)
                var settings = try options.settings()
                settings.look.theme = try theme(options, into: &result)
                let (source, format) = try chart(document)
                let chart = try options.document(source, format: format, settings) { note in
                    result.diagnostics.append([
                        "severity": .string(note.severity.rawValue), "message": .string(note.message),
                    ])
                    if note.isShown { result.noticeCount += 1 }
                }
                return try draw(try options.layOut(chart, settings), as: job.format.picture ?? .png)
            case .component(let name, let variant, let values):
                let options = try componentOptions.read(job.options)
                let picture = try options.layOut(
                    name, variant: variant, values: values, theme: try theme(options, into: &result))
                return try draw(picture, as: job.format.picture ?? .png)
            }
        }

        // MARK: Cards

        private func content(
            of document: RenderJob.Document, root: String?, _ addresses: AddressPolicy
        ) throws -> (content: CardPlace.Content, mode: CardDataMode) {
            // Reading a command line takes longer.
            var files = CardFiles()
            files.rootPath = root
            try files.validate()
            switch document {
            case .path(let path):
                try check(path)
                let place = try CardPlace(path)
                return (try place.loadedContent(files, addresses), place.mode)
            case .json(let data), .table(let data):
                return (
                    CardPlace.Content(data: data, bundle: try files.root.map { try files.bundle(ofManifestIn: $0) }),
                    .offline
                )
            }
        }

        private func resolve(
            _ content: CardPlace.Content, _ options: CardOptions, _ mode: CardDataMode, into result: inout JobResult
        ) throws -> Data {
            let document = try JSONDocument(content.data, limits: ManifestLimits().json)
            if !bounds.hasOptionalParameters { try options.circumstances.checkParameters(of: document.value) }
            let resolved = ResolvedCardText(
                document, content, options.circumstances, locale: try options.picture.settings().look.locale,
                mode: options.circumstances.dataMode ?? mode)
            let positions = document.positions(of: resolved.diagnostics.map(\.pointer))
            let problems = resolved.diagnostics.map {
                CardProblem($0.severity, at: $0.pointer, position: positions[$0.pointer]?.value, $0.message)
            }
            take(problems, into: &result)
            return Data(resolved.json.jsonText().utf8)
        }

        private func take(_ problems: [CardProblem], into result: inout JobResult) {
            result.diagnostics += problems.map(\.json)
            result.noticeCount += problems.count { $0.severity == .error }
        }

        /// The first fault that a reader would see, as the reason of a strict job.
        private func fault(of result: JobResult, file: String?) -> JobError {
            let first = result.diagnostics.first { $0["severity"] == "error" } ?? result.diagnostics.first
            var error = JobError(first?["message"]?.stringValue ?? "a part cannot be shown")
            error.pointer = (first?["pointer"]?.stringValue).flatMap { JSONPointer($0) }
            error.row = (first?["line"]?.numberValue).map { Int($0) }
            error.column = (first?["column"]?.numberValue).map { Int($0) }
            error.file = error.isOfOptions ? first?["file"]?.stringValue : file
            return error
        }

        // MARK: Themes

        /// The theme of a picture. An entry of the style sheet that has no effect counts as a notice: nobody looks at the
        /// picture to find it missing.
        private func theme(
            _ options: some PictureCommandOptions, into result: inout JobResult
        ) throws -> PictureTheme? {
            let themes = options.pictureCircumstances.themes
            do {
                if let path = themes.styleSheet?.file { try check(path) }
                let theme = try themes.theme()
                let warnings = theme?.warnings ?? []
                result.diagnostics += warnings.map { $0.diagnostic(.warning, file: themes.styleSheet?.file) }
                result.noticeCount += warnings.count
                return theme
            } catch let error as UnreadStyleSheet {
                result.diagnostics += error.problems.map { $0.diagnostic(.error, file: error.file) }
                let first = error.problems.first
                var fault = JobError("the style sheet has a fault: \(first?.message ?? "")")
                (fault.row, fault.column, fault.file) = (first?.line, first?.column, error.file)
                fault.pointer = StyleSheetPlace.pointer
                throw fault
            } catch {
                var fault = JobError(error)
                fault.pointer = StyleSheetPlace.pointer
                throw fault
            }
        }

        // MARK: Charts

        private func chart(
            _ document: RenderJob.Document
        ) throws -> sending (source: ByteSource, format: ChartDocument.Format?) {
            switch document {
            case .path(let path):
                try check(path)
                return (ByteSource(try ChartOptions.handle(of: path)), ChartDocument.Format(fileName: path))
            case .json(let data): return (ByteSource(data), .json)
            case .table(let data): return (ByteSource(data), .csv)
            }
        }

        // MARK: Files and pictures

        /// Refuses what could be read without an end, such as pipes and devices. The rest is for the reader to say.
        private func check(_ path: String) throws(JobError) {
            var status = stat()
            guard !path.utf8.contains(0), path != "-" else { throw JobError("'\(path)' is no path of a file") }
            guard stat(path, &status) == 0 else { return }
            guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
                throw JobError("'\(path)' is neither a file nor a folder")
            }
        }

        private func draw(_ picture: LaidOutPicture, as format: PictureFormat) throws -> Data {
            let (width, height) = picture.pixelSize
            guard format != .png || width * height <= bounds.maximumPixels else {
                throw JobError(
                    "the picture would have \(width) × \(height) pixels, more than \(bounds.maximumPixels) in all; "
                        + "draw it smaller or at a smaller scale")
            }
            defer { if width * height >= Self.largePicture { cheap_give_back() } }
            do {
                return try picture.data(as: format, isParallel: bounds.hasSpareProcessors)
            } catch {
                guard format == .png, max(width, height) > Self.longestSide else { throw error }
                throw JobError(String(describing: error))
            }
        }

        private func write(_ data: Data, to path: String, line: Int, date: Date) throws(JobError) {
            let unfinished = bounds.unfinished?.appendingPathComponent("\(getpid())-\(line)")
            var file = ExportedFile(URL(fileURLWithPath: path), unfinished: unfinished)
            file.modificationDate = date
            do {
                try FileManager.default.createDirectory(
                    at: file.url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try file.write(data)
            } catch {
                throw JobError(error, file: path)
            }
        }
    }

    extension JobError {
        /// True if the place is among the options of the job, and not in the file of its subject.
        fileprivate var isOfOptions: Bool { pointer?.description.hasPrefix("/options/") ?? false }
    }

    extension StyleSheetError.Problem {
        /// The problem as a diagnostic of a result.
        fileprivate func diagnostic(_ severity: CardDiagnostic.Severity, file: String?) -> JSONValue {
            var object: JSONObject = [
                "severity": .string(severity.rawValue),
                "pointer": .string(StyleSheetPlace.pointer.description),
                "message": .string(message), "line": .number(Double(line)), "column": .number(Double(column)),
            ]
            if let file { object["file"] = .string(file) }
            return .object(object)
        }
    }

    extension RenderJob {
        /// The path of the card or the chart, for messages.
        fileprivate var path: String? {
            switch subject {
            case .card(let document), .chart(let document): document.path
            case .component: nil
            }
        }
    }
#endif
