import CoreGraphics
import Drawing
import SwiftUI

/// The content that a page has, of which the next frame is told as a difference.
@MainActor
struct PageContent {
    private var encoder: DisplayEncoder
    private var semantics = SemanticsEncoder()
    /// The scrolled content, with the inputs that a frame contains.
    var scrolling = ScrollEncoder()
    /// The drawing; nil for a page that has none.
    private var list: DisplayList?
    private var input: InputSummary?
    private var title: String?
    private var shortcuts: Set<CommandShortcut> = []
    private var lastSemantics = ContinuousClock.now - .seconds(1)

    init(_ display: ClientDisplay) { encoder = Self.encoder(display) }

    private static func encoder(_ display: ClientDisplay) -> DisplayEncoder {
        DisplayEncoder(size: CGSize(width: display.width, height: display.height), scale: display.scale)
    }

    /// Draws for a page of another size or scale.
    mutating func resize(to display: ClientDisplay) { encoder = Self.encoder(display) }

    /// Forgets the drawing and the elements, for a page that gets them anew.
    mutating func forgetDrawing() {
        list = nil
        semantics.reset()
        scrolling.reset()
    }

    /// Forgets all that the page has.
    mutating func forgetAll() {
        forgetDrawing()
        input = nil
        title = nil
        shortcuts = []
    }

    /// True if the next frame describes elements: not each frame of an animation does, since no reader follows so fast.
    func takesElements(of view: ViewHost<WindowRoot>) -> Bool {
        list == nil || !view.isAnimating || ContinuousClock.now - lastSemantics > .milliseconds(200)
    }

    /// Adds the differences from the content of a window.
    mutating func add(_ content: WindowContent, to fields: inout JSONFields) {
        addDrawing(content.drawing, to: &fields)
        if let elements = content.elements {
            lastSemantics = .now
            semantics.add(elements, to: &fields)
            add(content.shortcuts, to: &fields)
        }
        scrolling.add(content.movements, to: &fields)
        add(content.input, to: &fields)
        if let title = content.title, title != self.title {
            self.title = title
            fields.add("title", title)
        }
    }

    private mutating func addDrawing(_ drawn: DisplayList, to fields: inout JSONFields) {
        if let list {
            let difference = drawn.difference(from: list)
            if !difference.isEmpty {
                fields.add("c") { encoder.append(difference, from: list, to: drawn, to: &$0) }
            }
        } else {
            fields.add("new", trueIf: true)
            fields.add("c") { encoder.append(drawn, to: &$0) }
        }
        list = drawn
    }

    private mutating func add(_ shortcuts: Set<CommandShortcut>, to fields: inout JSONFields) {
        guard shortcuts != self.shortcuts else { return }
        self.shortcuts = shortcuts
        fields.add("k", shortcuts.map(\.name).sorted())
    }

    private mutating func add(_ input: InputSummary?, to fields: inout JSONFields) {
        guard input != self.input else { return }
        self.input = input
        fields.add("i") { json in
            if let input { json.object { input.add(to: &$0) } } else { json.null() }
        }
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
