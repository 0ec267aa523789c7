import CoreGraphics
import Drawing
import Foundation
import SwiftUI

/// An app in a browser tab: takes the tab's input, and sends frames as differences.
///
/// The clock of the app's window follows real time. A frame is sent when something differs from the last one; while the
/// tab has not confirmed ``window`` frames or not taken their bytes, changes accumulate, so that a slow tab gets fewer
/// frames and no queue grows.
@MainActor
final class Session {
    enum Greeting: String { case new, resumed, lost }

    /// 128 random bits: whoever knows the identity can resume the session.
    let id = (0..<4).map { _ in String(UInt32.random(in: .min ... .max), radix: 16) }.joined(separator: "-")
    private(set) var link: SessionLink?
    /// The address of the latest connection.
    private(set) var address = ""
    private(set) var lastActivity = ContinuousClock.now
    /// Called when the session has ended.
    var onEnd: ((Session) -> Void)?

    private let app: AppHost
    private var window: AppWindow
    private var display: ClientDisplay
    private let start = ContinuousClock.now
    /// The time of the window's clock at the start, which is not 0 for a window that the app opens later.
    private var clockStart: Double

    private var encoder: DisplayEncoder
    private var semantics = SemanticsEncoder()
    private var scrolling = ScrollEncoder()
    private var touches = TouchTimes()
    private let addresses = SessionAddresses()
    private var shown: DisplayList?
    private var shownInput: InputSummary?
    private var shownTitle: String?
    private var shownShortcuts: Set<CommandShortcut> = []
    private var frameNumber = 0
    private var confirmed = 0
    /// The number of frames that may be on their way.
    private static let window = 2
    private var isFrameDue = false
    private var wake: Task<Void, Never>?
    private var lastFrame = ContinuousClock.now - .seconds(1)
    private var lastSemantics = ContinuousClock.now - .seconds(1)

    /// - Returns: nil if the app has no window group.
    init?(app: AppHost, display: ClientDisplay) {
        self.app = app
        self.display = display
        encoder = DisplayEncoder(size: CGSize(width: display.width, height: display.height), scale: display.scale)
        guard let window = app.openWindow(environment: EnvironmentValues()) else { return nil }
        self.window = window
        clockStart = window.view.clock
        app.windowsDidChange = { [weak self] in self?.windowsDidChange() }
        observe(window)
    }

    // MARK: Connection

    func connect(
        _ link: SessionLink, display: ClientDisplay, page: PageAddress = PageAddress(), greeting: Greeting
    ) {
        self.link?.close(4001, "the app was opened in another tab")
        self.link = link
        isLeft = false
        address = link.address
        lastActivity = .now
        var json = JSONText()
        json.raw("{\"t\":\"hello\",\"session\":")
        json.string(id)
        json.raw(",\"greeting\":")
        json.string(greeting.rawValue)
        json.raw("}")
        link.send(json)
        shown = nil
        shownInput = nil
        shownTitle = nil
        shownShortcuts = []
        semantics.reset()
        scrolling.reset()
        confirmed = frameNumber
        announcing {
            window.phase = .active
            show(display, page)
        }
    }

    /// True if the page has closed the connection itself, because it is reloaded or its tab was closed.
    private(set) var isLeft = false

    func disconnect(from link: SessionLink, isLeft: Bool = false) {
        guard self.link === link else { return }
        self.link = nil
        self.isLeft = isLeft
        lastActivity = .now
        wake?.cancel()
        announcing { window.phase = .background }
        // The next connection gets everything anew.
        shown = nil
        semantics.reset()
        encoder = DisplayEncoder(size: CGSize(width: display.width, height: display.height), scale: display.scale)
    }

    private var hasEnded = false

    /// Ends the session and lets its views go.
    func end(reason: String) {
        // Closing the windows says that they have changed, too.
        guard !hasEnded else { return }
        hasEnded = true
        if let link {
            var json = JSONText()
            json.raw("{\"t\":\"end\",\"reason\":")
            json.string(reason)
            json.raw("}")
            link.send(json)
            link.close(4000, reason)
        }
        wake?.cancel()
        announcing { for window in app.windows { app.close(window) } }
        DefaultsWriter.shared.writeSoon()
        onEnd?(self)
        link = nil
    }

    /// The elements of the window.
    var elements: [SemanticsElement] {
        window.view.layout(ProposedViewSize(width: display.width, height: display.height))
        return window.view.semantics
    }

    // MARK: Input

    func handle(_ message: ClientMessage) {
        if case .shown(let number) = message {
            // The number of a frame that was not sent is from a session that the page had before, or made up.
            guard number <= frameNumber else { return }
            confirmed = max(confirmed, number)
            return sendDueFrame()
        }
        if case .ping = message {
            var json = JSONText()
            json.raw("{\"t\":\"pong\"}")
            link?.send(json)
            return
        }
        lastActivity = .now
        announcing {
            advanceClock()
            if case .display(let display) = message { return show(display) }
            if case .go(let page) = message {
                addresses.go(to: page, in: app)
                return sendFrame()
            }
            var input = SessionInput(view: window.view, touches: touches)
            input.apply(message)
            touches = input.touches
            if let number = message.number { scrolling.note(number) }
            sendFrame()
        }
    }

    /// Sends the frame that was held back, if the tab takes it now.
    func sendDueFrame() {
        if isFrameDue { sendFrame() }
    }

    /// - Parameter page: the address to show; nil for that which is shown.
    private func show(_ display: ClientDisplay, _ page: PageAddress? = nil) {
        if (display.width, display.height, display.scale) != (
            self.display.width, self.display.height, self.display.scale
        ) {
            encoder = DisplayEncoder(size: CGSize(width: display.width, height: display.height), scale: display.scale)
        }
        self.display = display
        WindowLocale.$current.withValue(display.windowLocale) { showWindow(page) }
    }

    private func showWindow(_ page: PageAddress?) {
        window.display = display.environment { [weak self] url in
            Task { @MainActor in self?.open(url) }
            return true
        }
        if let page { addresses.arrive(at: page, in: app) }
        sendFrame()
    }

    /// Asks the browser to open an address of a page or of mail; others are ignored.
    private func open(_ url: URL) {
        guard let link else { return }
        var json = JSONText()
        if let fragment = addresses.fragment(of: url) {
            json.raw("{\"t\":\"go\",\"address\":")
            json.string(fragment)
            json.raw("}")
            return link.send(json)
        }
        guard ["http", "https", "mailto"].contains(url.scheme?.lowercased()) else { return }
        json.raw("{\"t\":\"open\",\"url\":")
        json.string(url.absoluteString)
        json.raw("}")
        link.send(json)
    }

    private lazy var announcements = AnnouncementReceiver { [weak self] text in
        Task { @MainActor in self?.say(text) }
    }

    /// Lets the app act, in the tab's locale; what it announces is read aloud in this tab.
    private func announcing(_ act: () -> Void) {
        WindowLocale.$current.withValue(display.windowLocale) {
            AnnouncementReceiver.$current.withValue(announcements, operation: act)
        }
    }

    private func say(_ text: String) {
        guard let link else { return }
        var json = JSONText()
        json.raw("{\"t\":\"say\",\"text\":")
        json.string(text)
        json.raw("}")
        link.send(json)
    }

    /// The whole content of the window as a drawing, for paper.
    func printed() -> JSONText {
        advanceClock()
        let (height, list) = window.view.wholeContent(width: display.width, height: display.height)
        var encoder = DisplayEncoder(size: CGSize(width: display.width, height: height), scale: display.scale)
        var json = JSONText()
        json.raw("{\"width\":")
        json.number(display.width)
        json.raw(",\"height\":")
        json.number(Double(height))
        json.raw(",\"c\":")
        encoder.append(list, to: &json)
        json.raw("}")
        return json
    }

    // MARK: Windows

    private func windowsDidChange() {
        guard !hasEnded else { return }
        guard let front = app.windows.last else { return end(reason: "The app has closed its window.") }
        guard front !== window else { return }
        window = front
        clockStart = front.view.clock - Double((ContinuousClock.now - start) / .seconds(1))
        shown = nil
        semantics.reset()
        scrolling.reset()
        observe(front)
        show(display)
    }

    private func observe(_ window: AppWindow) {
        window.view.onInvalidate = { [weak self] in self?.scheduleFrame(after: 0) }
        window.view.pasteboard.onChange = { [weak self] text in self?.copy(text) }
    }

    private func copy(_ text: String?) {
        guard let text, let link else { return }
        var json = JSONText()
        json.raw("{\"t\":\"copy\",\"text\":")
        json.string(text)
        json.raw("}")
        link.send(json)
    }

    // MARK: Frames

    private func advanceClock() {
        let now = clockStart + (ContinuousClock.now - start) / .seconds(1)
        let passed = now - window.view.clock
        if passed > 0 { window.view.advance(by: passed) }
    }

    private func scheduleFrame(after delay: Double) {
        wake?.cancel()
        wake = Task { @MainActor [weak self] in
            if delay > 0 { try? await Task.sleep(for: .seconds(delay)) }
            guard !Task.isCancelled, let self else { return }
            announcing {
                self.advanceClock()
                self.sendFrame()
            }
        }
    }

    /// Sends what differs from the last frame, if the tab keeps up, and wakes up for the next animation frame.
    private func sendFrame() {
        guard let link else { return }
        guard frameNumber - confirmed < Self.window, link.takesFrames else {
            isFrameDue = true
            return
        }
        isFrameDue = false
        let view = window.view
        view.layout(ProposedViewSize(width: display.width, height: display.height))
        let list = view.displayList
        var json = JSONText()
        json.raw("{\"t\":\"frame\",\"n\":")
        json.number(frameNumber + 1)
        let start = json.bytes.count
        if let shown {
            let difference = list.difference(from: shown)
            if !difference.isEmpty {
                json.raw(",\"c\":")
                encoder.append(difference, from: shown, to: list, to: &json)
            }
        } else {
            json.raw(",\"new\":true,\"c\":")
            encoder.append(list, to: &json)
        }
        appendSemantics(of: view, isNew: shown == nil, to: &json)
        shown = list
        scrolling.append(view.scrollMovements, to: &json)
        appendInput(of: view, to: &json)
        appendTitle(to: &json)
        addresses.append(in: app, to: &json)
        if json.bytes.count > start {
            json.raw("}")
            frameNumber += 1
            lastFrame = .now
            link.send(json)
        }
        if let due = view.nextFrame {
            let soonest = 1.0 / 60 - (ContinuousClock.now - lastFrame) / .seconds(1)
            scheduleFrame(after: max(due - view.clock, soonest, 0.001))
        }
    }

    /// Elements are described while something animates, too, but not for each frame: no reader follows so fast.
    private func appendSemantics(of view: ViewHost<WindowRoot>, isNew: Bool, to json: inout JSONText) {
        guard isNew || !view.isAnimating || ContinuousClock.now - lastSemantics > .milliseconds(200) else { return }
        lastSemantics = .now
        semantics.append(view.semantics, to: &json)
        let shortcuts = view.commandShortcuts
        guard shortcuts != shownShortcuts else { return }
        shownShortcuts = shortcuts
        json.raw(",\"k\":")
        json.list(shortcuts.map(\.name).sorted()) { $0.string($1) }
    }

    private func appendInput(of view: ViewHost<WindowRoot>, to json: inout JSONText) {
        let input = view.textInput.map { InputSummary($0) }
        guard input != shownInput else { return }
        shownInput = input
        json.raw(",\"i\":")
        guard let input else { return json.raw("null") }
        input.append(to: &json)
    }

    private func appendTitle(to json: inout JSONText) {
        guard let title = window.title, title != shownTitle else { return }
        shownTitle = title
        json.raw(",\"title\":")
        json.string(title)
    }
}

extension CommandShortcut {
    /// The modifiers as in key messages, a colon, and the key.
    fileprivate var name: String {
        let bits = [EventModifiers.shift, .control, .option, .command].enumerated()
            .reduce(0) { modifiers.contains($1.element) ? $0 | 1 << $1.offset : $0 }
        return "\(bits):\(key)"
    }
}
