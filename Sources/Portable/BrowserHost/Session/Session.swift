import CoreGraphics
import Drawing
import Foundation
import SwiftUI

/// An app in a browser tab: takes the tab's input, and sends frames as differences.
///
/// The clock of the app's window follows real time. A frame is sent when something differs from the last one, as soon as
/// the tab takes it.
@MainActor
final class Session {
    /// 128 random bits: whoever knows the identity can resume the session.
    let id = (0..<4).map { _ in String(UInt32.random(in: .min ... .max), radix: 16) }.joined(separator: "-")
    private(set) var connection = Connection()
    /// Called when the session has ended.
    var onEnd: ((Session) -> Void)?

    private let app: AppHost
    private var window: AppWindow
    private var display: ClientDisplay
    private let clock: WindowClock
    private var page: PageContent
    private var frames = FrameFlow()
    private var touches = TouchTimes()
    private let addresses = SessionAddresses()
    private var hasEnded = false

    /// - Returns: nil if the app has no window group.
    init?(app: AppHost, display: ClientDisplay) {
        guard let window = app.openWindow(environment: EnvironmentValues()) else { return nil }
        self.app = app
        self.display = display
        self.window = window
        page = PageContent(display)
        clock = WindowClock(window.view)
        app.windowsDidChange = { [weak self] in self?.windowsDidChange() }
        observe(window)
    }

    // MARK: Connection

    func connect(
        _ link: SessionLink, display: ClientDisplay, page address: PageAddress = PageAddress(),
        greeting: ServerMessage.Greeting
    ) {
        connection.open(link)
        connection.send(.hello(session: id, greeting))
        page.forgetAll()
        frames.restart()
        announcing {
            window.phase = .active
            show(display, address)
        }
    }

    func disconnect(from link: SessionLink, isLeft: Bool = false) {
        guard connection.lose(link, isLeft: isLeft) else { return }
        clock.stop()
        announcing { window.phase = .background }
        // The next connection gets everything anew.
        page.forgetDrawing()
        page.resize(to: display)
    }

    /// Ends the session and lets its views go.
    func end(reason: String) {
        // Closing the windows says that they have changed, too.
        guard !hasEnded else { return }
        hasEnded = true
        connection.close(reason: reason)
        clock.stop()
        announcing { for window in app.windows { app.close(window) } }
        DefaultsWriter.shared.writeSoon()
        onEnd?(self)
        if let link = connection.link { _ = connection.lose(link, isLeft: connection.isLeft) }
    }

    /// The elements of the window.
    var elements: [SemanticsElement] {
        window.view.layout(ProposedViewSize(width: display.width, height: display.height))
        return window.view.semantics
    }

    // MARK: Input

    func handle(_ message: ClientMessage) {
        if case .shown(let number) = message {
            if frames.confirm(number) { sendDueFrame() }
            return
        }
        if case .ping = message { return connection.send(.pong) }
        connection.noteActivity()
        announcing {
            clock.advance(window.view)
            if case .display(let display) = message { return show(display) }
            if case .go(let page) = message {
                addresses.go(to: page, in: app)
                return sendFrame()
            }
            var input = SessionInput(view: window.view, touches: touches)
            input.apply(message)
            touches = input.touches
            if let number = message.number { page.scrolling.note(number) }
            sendFrame()
        }
    }

    /// Sends the frame that was held back, if the tab takes it now.
    func sendDueFrame() {
        if frames.isFrameDue { sendFrame() }
    }

    /// - Parameter address: the address to show; nil for that which is shown.
    private func show(_ display: ClientDisplay, _ address: PageAddress? = nil) {
        if (display.width, display.height, display.scale) != (
            self.display.width, self.display.height, self.display.scale
        ) {
            page.resize(to: display)
        }
        self.display = display
        WindowLocale.$current.withValue(display.windowLocale) { showWindow(address) }
    }

    private func showWindow(_ address: PageAddress?) {
        window.display = display.environment { [weak self] url in
            Task { @MainActor in self?.open(url) }
            return true
        }
        if let address { addresses.arrive(at: address, in: app) }
        sendFrame()
    }

    /// Asks the browser to open an address of a page or of mail; others are ignored.
    private func open(_ url: URL) {
        if let fragment = addresses.fragment(of: url) { return connection.send(.go(address: fragment)) }
        guard ["http", "https", "mailto"].contains(url.scheme?.lowercased()) else { return }
        connection.send(.open(url: url.absoluteString))
    }

    private lazy var announcements = AnnouncementReceiver { [weak self] text in
        Task { @MainActor in self?.connection.send(.say(text)) }
    }

    /// Lets the app act, in the tab's locale; what it announces is read aloud in this tab.
    private func announcing(_ act: () -> Void) {
        WindowLocale.$current.withValue(display.windowLocale) {
            AnnouncementReceiver.$current.withValue(announcements, operation: act)
        }
    }

    /// The whole content of the window as a drawing, for paper.
    func printed() -> JSONText {
        clock.advance(window.view)
        let (height, list) = window.view.wholeContent(width: display.width, height: display.height)
        var encoder = DisplayEncoder(size: CGSize(width: display.width, height: height), scale: display.scale)
        var json = JSONText()
        json.object { fields in
            fields.add("width", display.width)
            fields.add("height", Double(height))
            fields.add("c") { encoder.append(list, to: &$0) }
        }
        return json
    }

    // MARK: Windows

    private func windowsDidChange() {
        guard !hasEnded else { return }
        guard let front = app.windows.last else { return end(reason: "The app has closed its window.") }
        guard front !== window else { return }
        window = front
        clock.follow(front.view)
        page.forgetDrawing()
        observe(front)
        show(display)
    }

    private func observe(_ window: AppWindow) {
        window.view.onInvalidate = { [weak self] in self?.scheduleFrame(after: 0) }
        window.view.pasteboard.onChange = { [weak self] text in
            if let text { self?.connection.send(.copy(text)) }
        }
    }

    // MARK: Frames

    private func scheduleFrame(after delay: Double) {
        clock.wake(after: delay) { [weak self] in
            guard let self else { return }
            announcing {
                self.clock.advance(self.window.view)
                self.sendFrame()
            }
        }
    }

    /// Sends what differs from the last frame, if the tab keeps up, and wakes up for the next animation frame.
    private func sendFrame() {
        guard let link = connection.link, frames.begins(on: link) else { return }
        let view = window.view
        view.layout(ProposedViewSize(width: display.width, height: display.height))
        let content = WindowContent(window, hasElements: page.takesElements(of: view))
        let frame = ServerMessage.Frame(frames.number + 1) { fields in
            page.add(content, to: &fields)
            addresses.add(in: app, to: &fields)
        }
        if let frame {
            frames.note(frame)
            link.send(.frame(frame))
        }
        if let due = view.nextFrame {
            scheduleFrame(after: max(due - view.clock, frames.timeToNext, 0.001))
        }
    }
}
