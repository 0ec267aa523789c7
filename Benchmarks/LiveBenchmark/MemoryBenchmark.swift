/// Measures the memory of the Examples app with 50 idle tabs.
func measureMemory(_ report: inout Report) {
    let app = ServedApp(named: "Examples")
    defer { app.stop() }
    let first = app.open(width: 1280, height: 800)
    first.settle()
    report.note("memory of the Examples app with one tab", app.memory, "MiB")
    let others = (0..<49).map { _ in app.open(width: 1280, height: 800) }
    for tab in others { tab.settle() }
    report.line("memory of the Examples app with 50 idle tabs", app.memory, "MiB", atMost: 300)
}
