#if os(Linux)
    import Foundation
    import Testing

    /// The start of `fiori`, which every chart waits for.
    ///
    /// Numbers: none; names of libraries as the system's loader prints them for `LD_TRACE_LOADED_OBJECTS` (ld.so(8)).
    struct StartTests {
        @Test func `libraries of pictures are loaded by the command that needs them`() throws {
            let process = Process()
            process.executableURL = FioriProgram.url
            process.environment = ["LD_TRACE_LOADED_OBJECTS": "1"]
            let output = Pipe()
            process.standardOutput = output
            process.standardInput = FileHandle.nullDevice
            try process.run()
            let libraries = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(libraries.contains("libcairo"))
            for name in ["librsvg", "libgdk_pixbuf", "libjpeg"] { #expect(!libraries.contains(name), "\(name)") }
        }

        @Test func `wrong arguments of a chart are answered with its usage`() throws {
            let program = try FioriProgram()
            defer { program.end() }
            try program.write("x,y\n1,2\n", "a.csv")
            let wrong = try program.run("render", "chart", "a.csv", "--sise", "3x3", "-o", "a.png")
            #expect(wrong.status == 64 && wrong.errors.contains("--sise"))
            #expect(wrong.errors.contains("fiori render chart"))
            let unnamed = try program.run("render", "chart", "a.csv")
            #expect(unnamed.status == 64 && unnamed.errors.contains("-o names the file"))
            let unread = try program.run("render", "chart", "b.csv", "--type", "line", "-o", "a.png")
            #expect(unread.status == 64 && unread.errors.contains("there is no file 'b.csv'"))
            let help = try program.run("render", "chart", "--help")
            #expect(help.status == 0 && help.output.contains("USAGE: fiori render chart"))
            let right = try program.run("render", "chart", "a.csv", "--type", "line", "-o", "a.png")
            #expect(right.status == 0 && right.errors.isEmpty && program.data("a.png") != nil)
        }
    }
#endif
