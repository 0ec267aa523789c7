import Foundation
import SwiftUI
import Testing

@testable import BrowserHost

/// Frames say what the page needs to move contents ahead of the app.
@Suite("Frames of scrolled contents")
@MainActor struct ScrollFrameTests {
    private func place(_ label: String, _ tab: BrowserTab) throws -> CGRect {
        let element = try #require(tab.page.element(label), "no \(label)")
        return try #require(tab.page.frame(of: element))
    }

    private func size(_ frame: [String: Any]) throws -> Int {
        try JSONSerialization.data(withJSONObject: frame).count
    }

    @Test func aScrollViewIsDescribedAndItsContentMarked() async throws {
        let tab = BrowserTab(makeStore(), width: 390)
        let area = try #require(tab.page.areas.values.first)
        #expect(tab.page.areas.count == 1)
        #expect(area["v"] as? [Double] == [0, 0, 390, 844])
        let corner = try #require(area["o"] as? [Double])
        let range = try #require(area["m"] as? [Double])
        #expect(range[0] == range[1] && range[3] == corner[1] && range[2] < -5000)
        let id = try #require(area["id"] as? String)
        #expect(tab.page.drawing.contains { $0.contains("data-scroll=\(id)") })
        #expect(tab.page.element("Add")?["g"] as? String == id)
    }

    @Test func inputsAreAcknowledgedEvenIfNothingChanges() async throws {
        let tab = BrowserTab(makeStore(), width: 390)
        tab.send(["t": "wheel", "x": 200, "y": 400, "dx": 0, "dy": -50, "q": 1])
        #expect(tab.frames.last?["q"] as? Int == 1)
        #expect(try size(tab.frames.last ?? [:]) < 50)
        let count = tab.frames.count
        tab.send(["t": "wheel", "x": 200, "y": 400, "dx": 0, "dy": -50])
        #expect(tab.frames.count == count)
    }

    @Test func scrollingMovesTheContentOnly() async throws {
        let tab = BrowserTab(makeStore(), width: 390)
        tab.send(["t": "wheel", "x": 200, "y": 400, "dx": 0, "dy": 1500])
        await tab.settle()
        let corner = try #require(tab.page.areas.values.first?["o"] as? [Double])
        let before = try place("Row 30", tab)
        tab.send(["t": "wheel", "x": 200, "y": 400, "dx": 0, "dy": 3, "q": 7])
        let frame = try #require(tab.frames.last)
        #expect(frame["q"] as? Int == 7)
        #expect(frame["s"] == nil)
        #expect(try size(frame) < 250)
        #expect(tab.page.areas.values.first?["o"] as? [Double] == [corner[0], corner[1] - 3])
        #expect(try place("Row 30", tab).minY == before.minY - 3)
    }

    private func touch(_ label: String, _ phase: String, _ number: Int, _ tab: BrowserTab) throws {
        let frame = try place(label, tab)
        let (x, y) = (Double(frame.midX), Double(frame.midY))
        tab.send(["t": "touch", "id": 1, "phase": phase, "x": x, "y": y, "q": number])
    }

    @Test func aFingerOnRowsScrollsAndOneOnASliderDoesNot() async throws {
        let tab = BrowserTab(makeStore(), width: 390)
        try touch("Row 1", "began", 1, tab)
        #expect(tab.page.areas.values.first?["drag"] as? Bool == true)
        try touch("Row 1", "ended", 2, tab)
        #expect(tab.page.areas.values.first?["drag"] == nil)
        try touch("Amount", "began", 3, tab)
        #expect(tab.frames.last?["q"] as? Int == 3)
        #expect(tab.page.areas.values.first?["drag"] == nil)
    }

    /// An animation that moves a view with many parts is a transform in each frame.
    @Test func animationsThatOnlyMoveAreSmall() async throws {
        let tab = BrowserTab(makeStore(), width: 390)
        tab.send([
            "t": "display", "width": 390, "height": 844, "scale": 2, "locale": "en-US", "reducedMotion": false,
        ])
        await tab.settle()
        let before = tab.frames.count
        try tab.tap("Slide")
        await tab.settle()
        // The last frames come when the press of the button has faded.
        let last = try #require(tab.frames.dropFirst(before).last { $0["c"] != nil })
        #expect(try size(last.filter { $0.key != "s" }) < 250, "\(last)")
    }
}
