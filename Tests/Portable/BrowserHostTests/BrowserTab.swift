import Foundation
import SwiftUI
import Testing

@testable import BrowserHost

/// A browser tab without a browser: sends messages, and applies frames as the page does.
@MainActor
final class BrowserTab {
    private(set) var link: SessionLink!
    private(set) var messages: [[String: Any]] = []
    private(set) var closed: (code: Int, reason: String)?
    private(set) var page = PageModel()
    /// True if frames are confirmed, as a page does that keeps up.
    var confirms = true
    private var isConfirming = false
    private let store: SessionStore

    init(_ store: SessionStore) {
        self.store = store
        link = SessionLink { [weak self] message in MainActor.assumeIsolated { self?.take(message) } }
    }

    /// Opens a tab and sends the hello message.
    convenience init(_ store: SessionStore, session: String? = nil, width: Int = 390, dark: Bool = false) {
        self.init(store)
        var hello: [String: Any] = [
            "t": "hello", "width": width, "height": 844, "scale": 2, "locale": "en-US", "reducedMotion": true,
            "dark": dark,
        ]
        if let session { hello["session"] = session }
        send(hello)
    }

    func send(_ message: [String: Any]) {
        guard let data = try? JSONSerialization.data(withJSONObject: message) else { return }
        send(data)
    }

    func send(_ data: Data) {
        store.receive(data, on: link)
        confirm()
    }

    /// Confirms the frames that came.
    func confirm() {
        guard confirms, !isConfirming else { return }
        isConfirming = true
        defer { isConfirming = false }
        var confirmed = 0
        while let number = frames.last?["n"] as? Int, number > confirmed, closed == nil {
            confirmed = number
            store.receive(Data(#"{"t":"shown","n":\#(number)}"#.utf8), on: link)
        }
    }

    private func take(_ message: SessionLink.Message) {
        switch message {
        case .close(let code, let reason): closed = closed ?? (code, reason)
        case .text(let bytes):
            let object = try? JSONSerialization.jsonObject(with: Data(bytes))
            guard let message = object as? [String: Any] else {
                Issue.record("no JSON: \(String(decoding: bytes, as: UTF8.self))")
                return
            }
            messages.append(message)
            if message["t"] as? String == "frame" { page.apply(message) }
        }
    }

    // MARK: What came

    var frames: [[String: Any]] { messages.filter { $0["t"] as? String == "frame" } }

    /// The session that the server has named.
    var session: String? { hello?["session"] as? String }
    var greeting: String? { hello?["greeting"] as? String }
    private var hello: [String: Any]? { messages.first { $0["t"] as? String == "hello" } }

    func all(_ type: String) -> [[String: Any]] { messages.filter { $0["t"] as? String == type } }

    // MARK: Input

    /// Taps the middle of an element.
    func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let element = try #require(page.element(label), "no \(label)", sourceLocation: sourceLocation)
        let frame = try #require(page.frame(of: element), sourceLocation: sourceLocation)
        let (x, y) = (Double(frame.midX), Double(frame.midY))
        send(["t": "touch", "id": 1, "phase": "began", "x": x, "y": y])
        send(["t": "touch", "id": 1, "phase": "ended", "x": x, "y": y])
    }

    /// Runs the sessions' own work until a condition holds; fails if it never does.
    func until(_ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool) async {
        for _ in 0..<2000 {
            confirm()
            if condition() { return }
            try? await Task.sleep(for: .milliseconds(2))
        }
        Issue.record(comment, sourceLocation: sourceLocation)
    }

    /// Waits until no message has come for a while.
    func settle() async {
        var before = -1
        while messages.count != before {
            before = messages.count
            for _ in 0..<100 {
                confirm()
                try? await Task.sleep(for: .milliseconds(2))
            }
        }
    }
}

@MainActor
func makeStore(_ change: (inout SessionLimits) -> Void = { _ in }) -> SessionStore {
    var limits = SessionLimits()
    change(&limits)
    return SessionStore(limits: limits) { AppHost(SampleApp.self) }
}
