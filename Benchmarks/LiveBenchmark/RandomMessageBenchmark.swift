import Foundation

/// Sends random messages, most of them well-formed, to a running app, which must go on.
///
/// A connection is resumed before its rate limit ends it, and after a malformed message, which ends it.
func sendRandomMessages(_ count: Int, _ report: inout Report) {
    let app = ServedApp(named: "Counter")
    defer { app.stop() }
    var random = SystemRandomNumberGenerator()
    var tab = app.open()
    var session = tab.session
    var sent = 0
    let start = ContinuousClock.now
    for number in 0..<count {
        if sent == 350 {
            tab = app.open(session: session)
            (session, sent) = (tab.session, 0)
        }
        sent += 1
        var bytes = Array(randomMessage(&random).utf8)
        if number % 200 == 199 {
            for _ in 0..<3 {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            tab.send(bytes)
            sent = 350
        } else {
            tab.send(bytes)
        }
    }
    _ = app.open(session: session)
    guard app.process.isRunning else { fatalError("the app has ended") }
    report.note("\(count) random messages", (ContinuousClock.now - start) / .seconds(1), "s")
}

private func randomMessage(_ random: inout SystemRandomNumberGenerator) -> String {
    func pick(_ values: String...) -> String { values[Int.random(in: 0..<values.count, using: &random)] }
    let x = Int.random(in: -50...900, using: &random)
    let y = Int.random(in: -50...900, using: &random)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<50:
        let id = Int.random(in: 0..<3, using: &random)
        let phase = pick("began", "moved", "ended", "cancelled")
        return #"{"t":"touch","id":\#(id),"phase":"\#(phase)","x":\#(x),"y":\#(y)}"#
    case 50..<65: return #"{"t":"hover","x":\#(x),"y":\#(y)}"#
    case 65..<75: return #"{"t":"wheel","dx":0,"dy":\#(y),"x":\#(x),"y":\#(y)}"#
    case 75..<85:
        let key = pick("Tab", "Enter", "ArrowDown", "Escape", " ", "a")
        return #"{"t":"key","key":"\#(key)","phase":"\#(pick("down", "up"))"}"#
    case 85..<95:
        let kind = pick("insert", "compose", "commit", "paste")
        return #"{"t":"text","kind":"\#(kind)","text":"\#(pick("か", "a", "", "é"))"}"#
    case 95..<98: return #"{"t":"left"}"#
    default: return #"{"t":"shown","n":\#(x * y)}"#
    }
}
