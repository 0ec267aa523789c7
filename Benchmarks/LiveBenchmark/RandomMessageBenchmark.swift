import Foundation

/// Sends random messages to a running app, which must go on and answer another tab meanwhile.
///
/// The limits of messages are lifted, so that the app handles all. A message that is not of the protocol ends its
/// connection, and the session is resumed.
func sendRandomMessages(_ count: Int, _ report: inout Report) {
    let app = ServedApp(named: "Counter", arguments: ["--max-messages", "100000000"])
    defer { app.stop() }
    let other = app.open()
    other.settle()
    var random = RandomMessages()
    var tab = app.open()
    var refused = 0
    var slowest = 0.0
    let start = ContinuousClock.now
    for number in 1...count {
        switch random.next() {
        case .text(let bytes): tab.send(bytes)
        case .malformed(let bytes), .long(let bytes):
            tab.send(bytes)
            refused += 1
            tab = app.open(session: tab.session)
        case .binary(let bytes):
            tab.send(bytes, opcode: 2)
            refused += 1
            tab = app.open(session: tab.session)
        }
        if number % 20 == 0 { tab.catchUp() }
        // A text that grows for a million messages would be measured instead.
        if number % 20_000 == 0 { tab = app.open() }
        if number % 10_000 == 0 { slowest = max(slowest, answerTime(of: other)) }
    }
    _ = app.open(session: tab.session)
    guard app.process.isRunning else { fatalError("the app has ended") }
    report.note("\(count) random messages", (ContinuousClock.now - start) / .seconds(1), "s")
    report.note("random messages that were refused", Double(refused), "messages")
    report.line("another tab's tap to its frame meanwhile, slowest", slowest, "ms", atMost: 1000)
}

/// The time from a tap on the button of a tab to its frame, in milliseconds.
private func answerTime(of tab: Tab) -> Double {
    let start = ContinuousClock.now
    tab.touch("Add", "began")
    tab.touch("Add", "ended")
    guard tab.readMessage(within: 10_000) != nil else { fatalError("another tab gets no answer") }
    let time = (ContinuousClock.now - start) / .milliseconds(1)
    tab.settle()
    return time
}
