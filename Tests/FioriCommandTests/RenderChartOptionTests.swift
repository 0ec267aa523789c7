import Foundation
import Testing

/// Options of `fiori render chart`, run as a user runs it.
///
/// Numbers: the data of each test; texts are those that the SVG has.
struct RenderChartOptionTests {
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("fiori")

    /// Draws text from standard input; `picture` is empty where nothing was written.
    private func run(_ input: String, _ arguments: String...) throws -> (
        status: Int32, errors: String, picture: String
    ) { try run(input, arguments) }

    private func run(_ input: String, _ arguments: [String]) throws -> (
        status: Int32, errors: String, picture: String
    ) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = Self.program
        process.arguments = ["render", "chart", "-", "-o", "a.svg"] + arguments
        process.currentDirectoryURL = folder
        let (errors, text) = (Pipe(), Pipe())
        process.standardError = errors
        process.standardInput = text
        try process.run()
        text.fileHandleForWriting.write(Data(input.utf8))
        try text.fileHandleForWriting.close()
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let picture = FileManager.default.contents(atPath: folder.path + "/a.svg") ?? Data()
        return (process.terminationStatus, messages, String(decoding: picture, as: UTF8.self))
    }

    private static let days = "Day,A\n2024-03-30T23:00Z,1\n2024-03-31T01:30Z,3\n2024-03-31T04:00Z,2\n"

    @Test func `clocks of a zone show times`() throws {
        let berlin = try run(Self.days, "--type", "line", "--time-zone", "Europe/Berlin", "--locale", "de")
        #expect(berlin.status == 0, "\(berlin.errors)")
        #expect(berlin.picture.contains("03:00") && !berlin.picture.contains("02:00"))
        let written = try run(Self.days, "--type", "line", "--time-zone", "written", "--locale", "de")
        #expect(written.picture.contains("02:00"))
        #expect(try run(Self.days, "--type", "line", "--time-zone", "+05:30", "--locale", "de").status == 0)
        let wrong = try run(Self.days, "--type", "line", "--time-zone", "Europe/Berln")
        #expect(wrong.status == 64 && wrong.errors.contains("did you mean 'Europe/Berlin'?") && wrong.picture.isEmpty)
    }

    @Test func `totals are named`() throws {
        let table = "Step,A\nStart,100\nMore,20\nEnd,\n"
        let named = try run(table, "--type", "waterfall", "--totals", "Start,End", "--labels")
        #expect(named.status == 0 && named.picture.contains(">120<"), "\(named.errors)")
        #expect(try run(table, "--type", "waterfall", "--totals", "3", "--labels").picture.contains(">120<"))
        let wrong = try run(table, "--type", "waterfall", "--totals", "Endd")
        #expect(wrong.status == 64 && wrong.errors.contains("did you mean 'End'?"))
        #expect(try run(table, "--type", "line", "--totals", "End").errors.contains("waterfall"))
    }

    @Test func `totals are named as the file has them`() throws {
        func total(_ days: [String], _ arguments: String...) throws -> String {
            let table = "k;a\n\(days[0]);117\n\(days[1]);36\n\(days[2]);\n"
            var options = ["--type", "waterfall", "--labels"] + arguments
            let locale = options.removeLast()
            let result = try run(table, options + ["--locale", locale])
            return result.errors + (result.picture.contains(">153<") ? "153" : "")
        }
        #expect(try total(["2023-12-01", "2024-02-01", "2024-03-01"], "--totals", "2024-03-01", "en") == "153")
        #expect(try total(["1.3.2024", "1.4.2024", "1.5.2024"], "--totals", "1.5.2024", "de") == "153")
        let days = ["Mar 1, 2024", "Apr 1, 2024", "May 1, 2024"]
        #expect(try total(days, "--totals", "May 1, 2024", "en") == "153")
        #expect(try total(days, "--totals", "3", "en") == "153")
        // A total in the first place begins at zero, as the first step does.
        #expect(try total(days, "--totals", "Mar 1, 2024, May 1, 2024", "en").hasSuffix("153"))
        #expect(try total(days, "--totals", "2024", "en").contains("there is no category '2024'"))
    }

    @Test func `series are on the second axis`() throws {
        let table = "Q,Orders,Share\nQ1,1000,12%\nQ2,2000,50%\n"
        let result = try run(table, "--type", "combo", "--secondary", "share")
        #expect(result.status == 0 && result.picture.contains("2,000"), "\(result.errors)")
        #expect(result.picture.contains("60%") || result.picture.contains("50%"))
        #expect(try run(table, "--type", "combo", "--secondary", "Shares").errors.contains("did you mean 'Share'?"))
        #expect(try run(table, "--type", "donut", "--secondary", "Share").status == 64)
    }

    @Test func `values are labelled, lines drawn, and the axis begins near the values`() throws {
        let table = "Q,A\nQ1,1001\nQ2,1009\n"
        let labelled = try run(table, "--type", "column", "--labels", "--reference", "Target=1004")
        #expect(labelled.picture.contains(">1,009<") && labelled.picture.contains(">Target<"))
        #expect(labelled.picture.contains(">0<"))
        let near = try run(table, "--type", "line", "--no-zero", "--reference=-3", "--reference", "1000..1005")
        #expect(near.status == 0, "\(near.errors)")
        #expect(try !run(table, "--type", "line", "--no-zero").picture.contains(">0<"))
        #expect(try run(table, "--type", "line", "--reference", "high").errors.contains("LABEL=VALUE"))
        let powers = try run("x,A\na,1\nb,1000000\n", "--type", "column", "--logarithmic")
        #expect(powers.picture.contains(">1,000<") || powers.picture.contains(">10,000<"))
    }

    @Test func `series are stacked`() throws {
        let table = "Q,A,B\nQ1,1,3\nQ2,5,5\n"
        for type in ["column", "bar", "area", "stackedColumn"] {
            let percent = try run(table, "--type", type, "--stacked", "percent")
            #expect(percent.status == 0 && percent.picture.contains(">100%<"), "\(type) \(percent.errors)")
            let values = try run(table, "--type", type, "--stacked", "values")
            #expect(values.picture.contains(">10<") && !values.picture.contains(">100%<"))
        }
        #expect(try run(table, "--type", "line", "--stacked", "percent").errors.contains("column, bar and area"))
    }

    @Test func `options settle what a table leaves open`() throws {
        let table = "a,b\nx,1.234\n"
        let asked = try run(table, "--type", "column", "--locale", "de", "--labels")
        #expect(
            asked.status == 64 && asked.errors.contains("standard input: row 2, column 2: expected a number that can"))
        #expect(
            try run(table, "--type", "column", "--locale", "de", "--labels", "--decimal", "comma").picture
                .contains(">1.234<"))
        let missing = try run("a,b\nx,1\ny,fehlt\n", "--type", "column", "--missing", "fehlt")
        #expect(missing.status == 0, "\(missing.errors)")
        let values = try run("a,b\n1,2\n3,4\n", "--type", "column")
        #expect(values.status == 0 && values.errors.contains("standard input: note: the first column (a)"))
        let series = try run("a,b\n1,2\n3,4\n", "--type", "column", "--first-column", "values")
        #expect(series.errors.contains("each column is a series") && series.picture.contains(">a<"))
        #expect(try run("a,b\n1,2\n", "--type", "column", "--encoding", "latin9").status == 64)
    }
}
