import Foundation

/// The times from the end of a touch to the arrival of the frame that it causes, sorted, in milliseconds.
private func tapTimes(_ tab: Tab, runs: Int, label: (Int) -> String) -> [Double] {
    var times: [Double] = []
    for run in 0..<runs {
        let label = label(run)
        tab.touch(label, "began")
        tab.settle()
        let start = ContinuousClock.now
        tab.touch(label, "ended")
        guard tab.readMessage(within: 5000) != nil else { fatalError("no frame after a tap on \(label)") }
        times.append((ContinuousClock.now - start) / .milliseconds(1))
        tab.settle()
    }
    return times.sorted()
}

/// Times taps on a button of a form, and on rows of the catalogue, each of which opens a page.
func measureTaps(_ report: inout Report) {
    let cases: [(name: String, app: String, size: (Int, Int), labels: [String])] = [
        ("a tap that changes a row", "Counter", (390, 844), ["Add"]),
        ("a tap that opens a page", "Examples", (1280, 800), ["ProfileHeader", "ObjectHeader"]),
    ]
    for (name, app, size, labels) in cases {
        let app = ServedApp(named: app)
        defer { app.stop() }
        let tab = app.open(width: size.0, height: size.1)
        tab.settle()
        let before = app.work
        let times = tapTimes(tab, runs: 100) { labels[$0 % labels.count] }
        report.line("\(name) to its frame, median", times[50], "ms", atMost: 15)
        report.line("\(name) to its frame, 95 of 100", times[95], "ms", atMost: 40)
        report.note("\(name), work of the app with all that follows", (app.work - before) / 100, "ms")
    }
}

/// Measures the longest frame after a tap on a toggle.
func measureToggle(_ report: inout Report) {
    let app = ServedApp(named: "Counter")
    defer { app.stop() }
    let tab = app.open()
    tab.settle()
    tab.touch("Switch", "began")
    tab.touch("Switch", "ended")
    guard let longest = tab.settle().max() else { fatalError("no frame after a tap on the switch") }
    report.line("the longest frame of a tap on a toggle", Double(longest) / 1024, "KiB", atMost: 2)
}
