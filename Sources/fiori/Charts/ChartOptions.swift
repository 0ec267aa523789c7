#if os(Linux)
    import ArgumentParser
    import ChartDocuments
    import ComponentGallery
    import FioriCharts
    import Foundation
    import SwiftUI
    import ToolBasics

    /// The options of pictures of charts, of a command line or of a job.
    struct ChartOptions: PictureCommandOptions {
        @Option(help: "The kind of chart, such as line, column, stackedBar or donut; wins over that of JSON.")
        var type: String?

        @Option(help: "The text above the chart.")
        var title: String?

        @Option(help: "WIDTHxHEIGHT in points.")
        var size = "800x400"

        @Option(help: "top, bottom, leading, trailing or none. Tables of several series have one at the bottom.")
        var legend: Legend?

        @OptionGroup(title: "Tables") var table: ChartTableOptions

        @OptionGroup(title: "Look of the chart") var look: ChartLookOptions

        @OptionGroup var circumstances: PictureCircumstances

        var pictureCircumstances: PictureCircumstances {
            get { circumstances }
            set { circumstances = newValue }
        }

        enum Legend: String, WordArgument {
            case top, bottom, leading, trailing
            case hidden = "none"
        }

        /// A remark on the data of a chart.
        struct Note {
            enum Severity: String { case note, warning }

            let severity: Severity
            let message: String
            /// Tells whether the chart has a notice in the place of what cannot be shown.
            var isShown = false
        }

        /// The size and the environment of a picture.
        struct Settings {
            let size: CGSize
            var look: PictureLook
        }

        private static let sizes = "800x400"

        /// Reads the options that no data make right or wrong.
        func settings() throws -> Settings {
            let look = try circumstances.pictureLook()
            guard case (let width?, let height?) = try PictureSize.parse(size, examples: Self.sizes) else {
                throw PictureSize.fault(size, examples: Self.sizes)
            }
            return Settings(size: CGSize(width: width, height: height), look: look)
        }

        /// Reads a chart.
        /// - Parameters:
        ///   - format: nil to tell it by the first character.
        ///   - note: takes what was assumed and what looks like a mistake.
        /// - Throws: `ChartDocumentError` for wrong data, `ValidationError` for wrong options, or an error of the system.
        func document(
            _ source: sending ByteSource, format: ChartDocument.Format?, _ settings: Settings, note: (Note) -> Void
        ) throws -> sending ChartDocument {
            var kind = try chartType()
            // Stacks need every row, which columns do not.
            if look.stacked != nil { kind = kind.map { ChartLookOptions.stackedKind(of: $0) ?? $0 } }
            let options = try table.documentOptions()
            var document: ChartDocument
            do {
                document = try ChartDocument(
                    source, format: format, type: kind, locale: settings.look.locale, options: options)
            } catch let error as ChartDocumentError {
                guard error.place == .document, kind == nil, error.expected.hasPrefix("a kind of chart") else {
                    throw error
                }
                throw ValidationError("--type names the kind of chart for a table; \(Self.knownTypes)")
            }
            let model = document.model
            for remark in document.remarks { note(Note(severity: .note, message: remark)) }
            try look.apply(to: document)
            for warning in document.warnings {
                note(Note(severity: .warning, message: warning, isShown: model.sumsOverflow))
            }
            switch legend {
            case nil:
                if model.legendPosition == nil, model.hasLegendEntries, model.namesLegendEntries {
                    model.legendPosition = .bottom
                }
            case let legend?: model.legendPosition = ChartLegendPosition(rawValue: legend.rawValue)
            }
            document.title = title ?? document.title
            return document
        }

        /// Lays out a chart, which can then be drawn.
        func layOut(_ document: sending ChartDocument, _ settings: Settings) throws -> LaidOutPicture {
            // Commands run on the main thread.
            return try MainActor.assumeIsolated {
                var rendering = ChartRendering(of: document.model, title: document.title)
                rendering.size = settings.size
                rendering.look = settings.look
                return try rendering.picture()
            }
        }

        /// Opens the data of a chart.
        static func handle(of path: String) throws -> FileHandle {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
                throw ValidationError(isFolder.boolValue ? "'\(path)' is a folder" : "there is no file '\(path)'")
            }
            guard let handle = FileHandle(forReadingAtPath: path) else {
                throw ValidationError("'\(path)' cannot be read")
            }
            return handle
        }

        private static var knownTypes: String {
            "there are " + ChartType.allCases.map(\.rawValue).joined(separator: ", ")
        }

        /// The kind by its name; case, hyphens, and the prefix of micro charts do not matter.
        private func chartType() throws -> ChartType? {
            guard let type else { return nil }
            func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter } }
            let wanted = plain(type)
            if let kind = ChartType.allCases.first(where: { plain($0.rawValue) == wanted }) { return kind }
            if let kind = ChartType.allCases.first(where: { plain($0.rawValue) == "micro" + wanted }) { return kind }
            throw ValidationError(
                "there is no kind of chart '\(type)'"
                    + Spelling.suggestion(for: type, among: ChartType.allCases.map(\.rawValue)) + "; \(Self.knownTypes)"
            )
        }
    }
#endif
