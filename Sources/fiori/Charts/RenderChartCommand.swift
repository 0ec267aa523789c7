#if os(Linux)
    import ArgumentParser
    import ChartDocuments
    import ComponentGallery
    import Foundation

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
                for data and style sheets that cannot be read.
                """)

        @Argument(help: "A CSV or JSON file, or - for standard input.")
        var data: String?

        @OptionGroup var options: ChartOptions

        @Option(name: [.short, .customLong("output")], help: "The file; its extension decides: png, svg or pdf.")
        var output: String?

        @Option(help: "Draw every kind of chart in its variants to a folder, in the place of data.")
        var gallery: String?

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
            var settings = try options.settings()
            settings.look.theme = try options.circumstances.themes.printedTheme()
            let document = try document(settings)
            try file.write(options.layOut(document, settings).data(as: file.format))
        }

        /// Reads the data. Problems are printed as compilers print them: the file, the place, what was expected.
        private func document(_ settings: ChartOptions.Settings) throws -> sending ChartDocument {
            let path = data ?? "-"
            let name = path == "-" ? "standard input" : path
            let source = ByteSource(try handle(path))
            do {
                return try options.document(source, format: ChartDocument.Format(fileName: path), settings) { note in
                    ErrorOutput.line("\(name): \(note.severity.rawValue): \(note.message)")
                }
            } catch let error as ChartDocumentError {
                throw ValidationError("\(name): \(error)")
            } catch let error as ValidationError {
                throw error
            } catch {
                throw ValidationError("'\(path)' cannot be read: \(error.localizedDescription)")
            }
        }

        private func handle(_ name: String) throws -> FileHandle {
            name == "-" ? .standardInput : try ChartOptions.handle(of: name)
        }
    }
#endif
