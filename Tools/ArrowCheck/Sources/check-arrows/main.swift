import ArrowChecking
import Foundation

func warn(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
}

do {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    if options.showsUsage {
        print(Options.usage)
        exit(0)
    }
    exit(try Command(options, print: { print($0) }, warn: warn).run() ? 0 : 1)
} catch {
    warn(error is FloorsError ? "\(error)" : "error: \(error)")
    exit(2)
}
