import Foundation
import Testing

/// `fiori render chart`, run as a user runs it.
///
/// Numbers: bytes 16 to 23 of a PNG are width and height (PNG specification): 300 × 240 are 100 × 80 at scale 3. The
/// folder holds the two documents and the picture; a megabyte is a limit of our own.
struct RenderChartTests {
    /// Built beside the tests.
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("fiori")

    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func run(_ arguments: [String], input: String? = nil) throws -> (
        status: Int32, output: String, errors: String
    ) {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let (output, errors, text) = (Pipe(), Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = text
        try process.run()
        text.fileHandleForWriting.write(Data((input ?? "").utf8))
        try text.fileHandleForWriting.close()
        let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, printed, messages)
    }

    private func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    private func data(_ name: String) -> Data? { FileManager.default.contents(atPath: folder.path + "/" + name) }

    private func end() { try? FileManager.default.removeItem(at: folder) }

    @Test func `a table becomes a picture of the size, with its title, labels and legend`() throws {
        defer { end() }
        try write(
            "Quarter;North;South\nQ1;1.234,5;2\nQ2;3;\n".replacingOccurrences(of: "1.234,5", with: "1234,5"), "a.csv")
        let result = try run([
            "render", "chart", "a.csv", "--type", "stacked-column", "--title", "Umsatz", "--locale", "de", "--size",
            "500x300", "-o", "a.svg",
        ])
        #expect(result.status == 0, "\(result.errors)")
        let svg = String(decoding: data("a.svg") ?? Data(), as: UTF8.self)
        #expect(svg.contains("width=\"500\" height=\"300\""))
        for text in ["Umsatz", "Q1", "Q2", "North", "South", "1.250"] { #expect(svg.contains(text), "\(text)") }
    }

    @Test func `standard input is read, and the name of the file decides the format`() throws {
        defer { end() }
        let json = #"{"chartType": "donut", "data": [[3, 1]], "title": "Parts"}"#
        #expect(
            try run(["render", "chart", "-", "-o", "a.png", "--size", "100x80", "--scale", "3"], input: json).status
                == 0)
        let png = try #require(data("a.png"))
        #expect(Array(png[16..<24]) == [0, 0, 1, 44, 0, 0, 0, 240])
        let csv = "total,part\n100,45\n"
        #expect(try run(["render", "chart", "-", "--type", "radial", "-o", "a.pdf"], input: csv).status == 0)
        #expect(data("a.pdf")?.starts(with: Data("%PDF".utf8)) == true)
    }

    @Test func `a part beyond its total is drawn with a warning`() throws {
        defer { end() }
        let json = #"{"chartType": "micro_radial", "data": [[45, 100]]}"#
        let result = try run(["render", "chart", "-", "-o", "a.svg"], input: json)
        #expect(result.status == 0)
        #expect(result.errors.contains("standard input: warning: the part, 100, exceeds the total, 45: micro_radial"))
        #expect(data("a.svg") != nil)
    }

    @Test func `a problem is named, and the file stays as it was`() throws {
        defer { end() }
        try write("before", "a.svg")
        try write("Month,Sales\nJan,1\nFeb,many\n", "a.csv")
        let table = try run(["render", "chart", "a.csv", "--type", "line", "-o", "a.svg"])
        #expect(table.status != 0)
        #expect(
            table.errors.contains("a.csv: row 3, column 2 (Sales): expected a number or an empty cell, found “many”"))
        try write("{\"data\": [[1],\n [true]]}", "a.json")
        let json = try run(["render", "chart", "a.json", "-o", "a.svg"])
        #expect(json.errors.contains("a.json: /data/1/0 (line 2, column 3): expected a number, or null, found true"))
        #expect(data("a.svg") == Data("before".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    }

    @Test func `wrong options are answered with right ones`() throws {
        defer { end() }
        try write("Month,Sales\nJan,1\n", "a.csv")
        #expect(try run(["render", "chart", "a.csv", "-o", "a.svg"]).errors.contains("--type names the kind"))
        let type = try run(["render", "chart", "a.csv", "--type", "dnut", "-o", "a.svg"])
        #expect(type.errors.contains("did you mean 'donut'?"))
        #expect(try run(["render", "chart", "b.csv", "-o", "a.svg"]).errors.contains("there is no file 'b.csv'"))
        #expect(try run(["render", "chart", "a.csv", "-o", "a.gif"]).errors.contains(".png, .svg or .pdf"))
        #expect(try run(["render", "chart", "a.csv", "-o", "a.svg", "--size", "800"]).errors.contains("WIDTHxHEIGHT"))
        for size in ["0x10", "390x", "x200"] {
            let errors = try run(["render", "chart", "a.csv", "--type", "line", "-o", "a.svg", "--size", size]).errors
            #expect(errors.contains("such as 800x400, each from 1 to 20000, not '\(size)'"), "\(errors)")
        }
        #expect(data("a.svg") == nil)
    }

    @Test func `the schema is printed`() throws {
        defer { end() }
        let result = try run(["schema", "chart"])
        let schema = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        #expect((schema?["properties"] as? [String: Any])?["chartType"] != nil)
    }

    /// Half a million rows are drawn with little memory; a release build draws gigabytes with as little.
    @Test func `a long table keeps its extremes`() throws {
        defer { end() }
        var text = "t,v\n"
        text.reserveCapacity(12 << 20)
        for row in 0..<1_200_000 { text += "\(row),\(row == 600_000 ? 999 : row % 10)\n" }
        try write(text, "long.csv")
        let result = try run(["render", "chart", "long.csv", "--type", "line", "-o", "a.svg"])
        #expect(result.status == 0, "\(result.errors)")
        let svg = String(decoding: data("a.svg") ?? Data(), as: UTF8.self)
        #expect(svg.contains("1,000") && svg.utf8.count < 1 << 20)
    }
}
