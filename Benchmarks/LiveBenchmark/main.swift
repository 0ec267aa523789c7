import Foundation

// Times apps that run in a browser, from the page's side of the connection. Exits with 1 when a bar is missed. Run it
// with `make bench`; results of a debug build are meaningless. The argument is the number of random messages.

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
var report = Report()
measureTaps(&report)
measureToggle(&report)
measureMemory(&report)
sendRandomMessages(count, &report)
exit(report.isKept ? 0 : 1)
