import Foundation
import SwiftUI
import Testing

@testable import BrowserHost

/// Frames say what the page needs to move content ahead of the app.
///
/// Numbers: numbers of inputs are those that the tests send. The drawing rounds a place to device pixels, thus by half
/// a point at most; 0.51 has the hundredths of points in messages added.
@Suite("Frames of content that scrolls")
@MainActor struct ScrollFrameTests {
    private func touch(_ phase: String, y: Double, _ number: Int, _ tab: BrowserTab) {
        tab.send(["t": "touch", "id": 1, "phase": phase, "x": 200, "y": y, "n": number])
    }

    private func movements(_ tab: BrowserTab) -> [[String: Any]]? {
        tab.frames.last { $0["m"] != nil }?["m"] as? [[String: Any]]
    }

    /// The identity, and the least and greatest translations, of the list's content.
    private func bounds(_ tab: BrowserTab) throws -> (id: String, y: ClosedRange<Double>) {
        let line = try #require(tab.page.drawing.first { $0.contains("data-scroll=") })
        let found = try #require(line.firstMatch(of: /data-scroll=(\d+) (-?\d+) (-?\d+) (-?\d+) (-?\d+)/))
        let numbers = try [found.output.4, found.output.5].map { try #require(Double($0)) }
        #expect(found.output.2 == found.output.3, "the list moves sideways")
        return (String(found.output.1), numbers[0]...numbers[1])
    }

    @Test func `frames name the last input that they contain`() {
        let tab = BrowserTab(makeStore(), width: 390)
        tab.send(["t": "wheel", "x": 200, "y": 400, "dx": 0, "dy": -50, "n": 1])
        #expect(tab.frames.last?["w"] as? Int == 1)
        #expect(tab.frames.last?["c"] == nil, "nothing has moved")
        touch("began", y: 400, 2, tab)
        #expect(tab.frames.last?["w"] as? Int == 2)
        let count = tab.frames.count
        tab.send(["t": "wheel", "x": 200, "y": 400, "dx": 0, "dy": -50])
        #expect(tab.frames.count == count, "an input without a number is answered")
    }

    @Test func `content that a finger drags is named with its scroll view`() throws {
        let tab = BrowserTab(makeStore(), width: 390)
        let id = try bounds(tab).id
        touch("began", y: 600, 1, tab)
        #expect(movements(tab) == nil, "a finger that has not moved drags nothing")
        touch("moved", y: 560, 2, tab)
        #expect(movements(tab)?.count == 1)
        #expect(movements(tab)?.first?["id"] as? String == id)
        #expect(movements(tab)?.first?["drag"] as? Int == 1)
        touch("cancelled", y: 560, 3, tab)
        #expect(movements(tab)?.isEmpty == true)
    }

    @Test func `the rest of a deceleration is where the content comes to rest`() async throws {
        let store = makeStore()
        let tab = BrowserTab(store, width: 390)
        // Fingers move in real time: one that a busy machine delays rests before it is lifted, and flicks again.
        var number = 0
        var found: Double?
        for _ in 0..<20 where found == nil {
            number += 1
            touch("began", y: 700, number, tab)
            for step in 1...6 {
                try await Task.sleep(for: .milliseconds(10))
                number += 1
                touch("moved", y: 700 - 15 * Double(step), number, tab)
            }
            number += 1
            touch("ended", y: 610, number, tab)
            found = (movements(tab)?.first?["to"] as? [Double])?[1]
        }
        let rest = try #require(found)
        #expect(try bounds(tab).y.contains(rest))
        await tab.until("the content does not rest") { movements(tab)?.isEmpty == true }
        await tab.settle()
        let transform = try #require(
            tab.page.drawing.first { $0.contains("data-scroll=") }?
                .firstMatch(of: /translate\([-0-9.]+[ ,]([-0-9.]+)\)/)?.output.1)
        #expect(abs(try #require(Double(transform)) - rest) < 0.51)
    }

    @Test func `a resumed page gets movements anew`() {
        let store = makeStore()
        let tab = BrowserTab(store, width: 390)
        touch("began", y: 600, 1, tab)
        touch("moved", y: 560, 2, tab)
        let again = BrowserTab(store, session: tab.session)
        #expect(movements(again)?.first?["drag"] as? Int == 1)
    }
}
