#if os(Linux)
    import ArgumentParser
    import ChartDocuments
    import ComponentGallery
    import ToolBasics
    import FioriCharts
    import Foundation
    import SwiftUI

    /// `fiori render chart`: draws data as a chart.
    struct RenderChartCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "chart",
            abstract: "Draw a table or a JSON description as a chart, to a PNG, SVG or PDF file.",
            discussion: """
                fiori render chart sales.csv --type column --title Sales --size 800x400 --locale de -o sales.png
                fiori render chart chart.json -o chart.svg
                generate | fiori render chart - --type line -o line.pdf

                The first row of a table names its columns; the first column has categories, dates or numbers, each other \
                one is a series, and empty cells are gaps. Cells are divided by commas, semicolons, tabs or |. Dates are an \
                axis of time for lines, areas, columns and points, ascending numbers an axis of numbers for lines and \
                areas; what was assumed is printed as a note. Scatter charts take x and y of each series, bubble charts x, \
                y and size, radial charts and Harvey balls total and part of one row. `fiori schema chart` prints the form \
                of JSON.

                The exit status is 0 when the picture is written, 1 when a face is missing, and 64 for wrong options and \
                for data that cannot be read.
                """)

        @Argument(help: "A CSV or JSON file, or - for standard input.")
        var data: String?

        @Option(help: "The kind of chart, such as line, column, stackedBar or donut; wins over that of JSON.")
        var type: String?

        @Option(help: "The text above the chart.")
        var title: String?

        @Option(help: "WIDTHxHEIGHT in points.")
        var size = "800x400"

        @Option(help: "top, bottom, leading, trailing or none. Tables of several series have one at the bottom.")
        var legend: Legend?

        @OptionGroup(title: "Tables") var tableOptions: ChartTableOptions

        @OptionGroup(title: "Look of the chart") var lookOptions: ChartLookOptions

        @OptionGroup var circumstances: PictureCircumstances

        @Option(name: [.short, .customLong("output")], help: "The file; its extension decides: png, svg or pdf.")
        var output: String?

        @Option(help: "Draw every kind of chart in its variants to a folder, in the place of data.")
        var gallery: String?

        enum Legend: String, ExpressibleByArgument, CaseIterable {
            case top, bottom, leading, trailing
            case hidden = "none"
        }

        func validate() throws {
            if gallery != nil {
                guard data == nil, output == nil else {
                    throw ValidationError("--gallery draws its own data; leave out the file and -o")
                }
                return
            }
            guard data != nil else {
                throw ValidationError("name a CSV or JSON file, - for standard input, or --gallery FOLDER")
            }
            guard output != nil else { throw ValidationError("-o names the file to write: .png, .svg or .pdf") }
        }

        func run() throws {
            if let gallery {
                let folder = URL(fileURLWithPath: gallery, isDirectory: true)
                // Commands run on the main thread.
                let summary = try MainActor.assumeIsolated {
                    try ComponentGallery.charts.exportWithProgress(to: folder)
                }
                print("\(summary.pictureCount) pictures, each as SVG and PNG: \(summary.index.path)")
                return
            }
            let file = try PictureFile(output ?? "")
            let locale = try circumstances.checkedLocale()
            guard case (let width?, let height?) = try PictureSize.parse(size) else {
                throw ValidationError("--size takes WIDTHxHEIGHT such as 800x400, not '\(size)'")
            }
            let typeSize = try circumstances.dynamicTypeSize()
            var document = try document(locale: locale)
            document.title = title ?? document.title
            let picture = try MainActor.assumeIsolated {
                var rendering = ChartRendering(of: document.model, title: document.title)
                rendering.size = CGSize(width: width, height: height)
                rendering.scale = circumstances.scale
                rendering.colorScheme = circumstances.scheme == .dark ? .dark : .light
                rendering.hasIncreasedContrast = circumstances.contrast == .increased
                rendering.dynamicTypeSize = typeSize
                rendering.locale = locale
                return try rendering.picture()
            }
            try file.write(picture.data(as: file.format))
        }

        /// Reads the data. Problems are printed as compilers print them: the file, the place, what was expected.
        private func document(locale: Locale) throws -> ChartDocument {
            let name = data ?? "-"
            let handle = try handle(name)
            var kind = try chartType()
            // Stacks need every row, which columns do not.
            if lookOptions.stacked != nil { kind = kind.map { ChartLookOptions.stackedKind(of: $0) ?? $0 } }
            let options = try tableOptions.documentOptions()
            let document: ChartDocument
            do {
                document = try ChartDocument(
                    ByteSource(handle), format: ChartDocument.Format(fileName: name), type: kind, locale: locale,
                    options: options)
            } catch let error as ChartDocumentError {
                if error.place == .document, kind == nil, error.expected.hasPrefix("a kind of chart") {
                    throw ValidationError("--type names the kind of chart for a table; \(Self.knownTypes)")
                }
                throw ValidationError("\(name == "-" ? "standard input" : name): \(error)")
            } catch {
                throw ValidationError("'\(name)' cannot be read: \(error.localizedDescription)")
            }
            let model = document.model
            for remark in document.remarks {
                ErrorOutput.line("\(name == "-" ? "standard input" : name): note: \(remark)")
            }
            try lookOptions.apply(to: document)
            for warning in document.warnings {
                ErrorOutput.line("\(name == "-" ? "standard input" : name): warning: \(warning)")
            }
            switch legend {
            case nil:
                let isTable = model.legendPosition == nil && !model.titlesForSeries.isEmpty
                if isTable, model.hasLegendEntries { model.legendPosition = .bottom }
            case let legend?: model.legendPosition = ChartLegendPosition(rawValue: legend.rawValue)
            }
            return document
        }

        private func handle(_ name: String) throws -> FileHandle {
            if name == "-" { return .standardInput }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), !isFolder.boolValue else {
                throw ValidationError(isFolder.boolValue ? "'\(name)' is a folder" : "there is no file '\(name)'")
            }
            guard let handle = FileHandle(forReadingAtPath: name) else {
                throw ValidationError("'\(name)' cannot be read")
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
