import ArrowChecking
import Foundation

let usage = """
    Usage: check-availability [--list] NAMES API,API,… MODULE,MODULE,…

    Checks that modules use none of the names that stand in the file NAMES, and nothing that its declaration says is
    unavailable on the oldest supported systems (@available). The modules API define these names. Reads the index of a
    debug build of the package in the current folder. With --list prints the used symbols instead.

    Ends with 0 if no name is used, 1 if one is or if a name stands for nothing, 2 if the check cannot be made.
    """

func run(_ arguments: [String]) throws -> Bool {
    let listsSymbols = arguments.first == "--list"
    let operands = Array(arguments.dropFirst(listsSymbols ? 1 : 0))
    guard operands.count == 3 else { throw UsageError(message: usage) }
    let names = try UnavailableNames(
        parsing: String(contentsOfFile: operands[0], encoding: .utf8), path: operands[0])
    let root = URL(fileURLWithPath: ".").resolvingSymlinksInPath().path
    let store = try IndexStore(path: root + "/.build/debug/index/store", library: ToolchainLibrary.find())
    func files(_ modules: String) throws -> [IndexedFile] {
        try modules.split(separator: ",").flatMap { try store.files(ofModule: String($0), root: root) }
    }
    let oldest = ["iOS": "17.0", "macOS": "14.0", "visionOS": "1.0"]
    var sources: [String: DeclaredAvailability] = [:]
    func availability(_ location: Location) -> DeclaredAvailability {
        let source =
            sources[location.path]
            ?? DeclaredAvailability(
                source: (try? String(contentsOfFile: root + "/" + location.path, encoding: .utf8)) ?? "", oldest: oldest
            )
        sources[location.path] = source
        return source
    }
    let check = AvailabilityCheck(files: try files(operands[2]), api: try files(operands[1])) { location in
        availability(location).lack(at: location.line)
    }
    var conditions: [String: PlatformConditions] = [:]
    let errors = check.errors(names) { location, systems in
        let known =
            conditions[location.path]
            ?? PlatformConditions(
                source: (try? String(contentsOfFile: root + "/" + location.path, encoding: .utf8)) ?? "")
        conditions[location.path] = known
        return known.compiles(location.line, forAnyOf: systems)
            && !availability(location).excludes(systems, at: location.line)
    }
    let lines = listsSymbols ? check.usedSymbols : check.unknownNames(in: names, path: operands[0]) + errors
    lines.forEach { print($0) }
    return listsSymbols || lines.isEmpty
}

do {
    exit(try run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(2)
}
