import Foundation
import SwiftUI
import Testing

@testable import BrowserHost

/// Tests an app and the reader of messages with random messages and bytes.
///
/// Numbers: 1008 is the code for malformed messages (Docs/LiveHost.md, "Protocol"; RFC 6455, 7.4.1). Of 200,000
/// messages with one to four random faults more than half are refused and some are not; the seed makes each run the
/// same.
@Suite("Random messages")
struct RandomMessageTests {
    /// Random numbers that are the same in each run (SplitMix64).
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    /// A message with the fields of the protocol and random values.
    private static func message(_ random: inout Generator) -> [String: Any] {
        func pick<T>(_ values: [T]) -> T { values[Int(random.next() % UInt64(values.count))] }
        func place() -> Any {
            pick([Double(random.next() % 900), Double(random.next() % 900), 0, -1e5, 1e6, 0.1, 1e307] as [Double])
        }
        let text = pick(["", "a", "é", "か", "👩‍👩‍👧", "\u{202E}", String(repeating: "x", count: 300), "\u{0}"])
        switch random.next() % 9 {
        case 0, 1:
            return [
                "t": "touch", "id": Int(random.next() % 4), "x": place(), "y": place(),
                "phase": pick(["began", "moved", "ended", "cancelled", "other"]),
            ]
        case 2: return ["t": pick(["hover", "menu", "left"]), "x": place(), "y": place()]
        case 3: return ["t": "wheel", "x": place(), "y": place(), "dx": place(), "dy": place()]
        case 4:
            return [
                "t": "key", "key": pick(["a", "Enter", "Tab", "ArrowDown", "Backspace", "Escape", " ", text]),
                "text": text, "modifiers": Int(random.next() % 32), "phase": pick(["down", "up", "repeat"]),
            ]
        case 5: return ["t": "text", "kind": pick(["insert", "compose", "commit", "cancel", "paste"]), "text": text]
        case 6:
            return [
                "t": "perform", "element": String(random.next() % 300),
                "action": pick(["activate", "increment", "decrement", "focus", "escape", "delete", text]),
            ]
        case 7: return ["t": "shown", "n": pick([0, -1, 5, Int.max, Int.min, Int(random.next() % 5000)])]
        default:
            return [
                "t": "display", "width": place(), "height": place(), "scale": place(), "dark": random.next() % 2 == 0,
                "textSize": pick(["large", "accessibility5", text]), "locale": pick(["en", "ar", "de-DE", text]),
            ]
        }
    }

    @Test @MainActor func `random messages leave an app that works`() async throws {
        let store = makeStore()
        var random = Generator(state: 21)
        var tab = BrowserTab(store, width: 390)
        for _ in 0..<3_000 {
            // Other tests share the main actor.
            await Task.yield()
            tab.send(Self.message(&random))
            if tab.closed != nil {
                #expect(tab.closed?.code == 1008)
                tab = BrowserTab(store, session: tab.session, width: 390)
            }
            #expect(tab.page.faults == [])
        }
        let other = BrowserTab(store, width: 390)
        try other.tap("Add")
        await other.until("another tab is stuck") { other.page.element("Count 1") != nil }
    }

    @Test func `random bytes are refused`() {
        var random = Generator(state: 22)
        let start = Data(#"{"t":"touch","id":1,"phase":"began","x":10.5,"y":-3,"text":"é"}"#.utf8)
        var refused = 0
        for _ in 0..<200_000 {
            var data = start
            for _ in 0..<(1 + random.next() % 4) {
                let index = Int(random.next() % UInt64(data.count))
                switch random.next() % 3 {
                case 0: data[index] = UInt8(truncatingIfNeeded: random.next())
                case 1: data = data.prefix(index + 1)
                default: data.insert(UInt8(truncatingIfNeeded: random.next()), at: index)
                }
            }
            do throws(ClientMessage.Malformed) { _ = try ClientMessage(data) } catch { refused += 1 }
        }
        #expect(refused > 100_000)
        #expect(refused < 200_000)
    }
}
