import Testing

@testable import ArrowChecking

struct OptionsTests {
    @Test func `without arguments all floors of the current folder are checked`() throws {
        let options = try Options([])
        #expect(options.report == .check)
        #expect(options.root == ".")
        #expect(options.store == nil)
        #expect(options.module == nil)
        #expect(options.floors.isEmpty)
    }

    @Test func `options and floors files may be mixed`() throws {
        let options = try Options([
            "--root", "/p", "a.floors", "--store", "/s", "--module", "M", "--symbols", "Text", "b.floors",
        ])
        #expect(options.root == "/p")
        #expect(options.store == "/s")
        #expect(options.module == "M")
        #expect(options.report == .symbols(folder: "Text"))
        #expect(options.floors == ["a.floors", "b.floors"])
    }

    @Test(arguments: [
        (["--root"], "--root needs a value"), (["--module", "--edges"], "--module needs a value"),
        (["--edge"], "unknown option --edge"),
    ])
    func `unknown arguments are refused`(arguments: [String], message: String) {
        #expect(throws: UsageError(message: message)) { try Options(arguments) }
    }
}
