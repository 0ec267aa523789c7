@_spi(Floors) import SwiftUICore
import SwiftUIInteraction

/// Lets people copy the texts in a view: a finger that stays on one offers that. On iOS, static text is copied as a
/// whole.
struct TextSelectionModifier: ViewModifier {
    private let isEnabled: Bool
    @State private var chooser = TextChooser()
    @State private var menu: EditMenu?

    nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

    func body(content: Content) -> some View {
        let shown = Binding {
            menu
        } set: { new in
            if new == nil { chooser.box = nil }
            menu = new
        }
        content
            .environment(\.allowsTextSelection, isEnabled)
            .modifier(TextPressModifier(chooser: chooser) { menu = chooser.menu })
            .modifier(PasteboardModifier(reference: chooser.pasteboard))
            .editMenu(shown)
    }
}

/// The text that a finger has chosen. Used where views are, on the main actor.
final class TextChooser {
    fileprivate let pasteboard = PasteboardReference()
    fileprivate(set) weak var box: TextBox? {
        didSet {
            oldValue?.isChosen = false
            box?.isChosen = true
        }
    }

    /// The actions for the text that is selected now.
    @MainActor fileprivate var menu: EditMenu? {
        guard let box else { return nil }
        let copy = EditMenu.Item(word: .copy) { [pasteboard, text = box.text.plainText] in
            pasteboard.pasteboard?.string = text
        }
        return EditMenu(items: [copy]) { [weak box] in
            box.flatMap { $0.root == nil ? nil : $0.restingPart(of: CGRect(origin: .zero, size: $0.placedSize)) }
        }
    }
}

nonisolated private struct TextPressModifier: BoxModifier {
    typealias Body = Never

    let chooser: TextChooser
    let offer: () -> Void

    @MainActor func makeBox(environment: EnvironmentValues) -> TextPressBox {
        let box = TextPressBox(TextPressRecognizer())
        update(box, environment: environment)
        return box
    }

    @MainActor func update(_ box: TextPressBox, environment: EnvironmentValues) {
        box.press.choose = { text in
            chooser.box = text
            offer()
        }
    }
}

private final class TextPressBox: GestureBox, TouchReceiver, SecondaryClickReceiver {
    let press: TextPressRecognizer
    private let erased: AnyRecognizer

    @MainActor init(_ press: TextPressRecognizer) {
        self.press = press
        erased = AnyRecognizer(press)
        super.init()
        press.find = { [weak self] point in self?.selectableText(at: point) }
    }

    @MainActor var recognizer: AnyRecognizer { erased }

    @MainActor func takeSecondaryClick(at point: CGPoint) -> Bool {
        guard let text = selectableText(at: convert(point, to: .local)) else { return false }
        press.choose(text)
        return true
    }
}

extension LayoutBox {
    /// The topmost text at a point in the box's coordinates that people may select.
    fileprivate func selectableText(at point: CGPoint) -> TextBox? {
        for child in children.reversed() {
            let inner = child.convertFromParent(point)
            if let text = child.asText, text.allowsSelection,
                CGRect(origin: .zero, size: text.size).contains(inner)
            {
                return text
            }
            if let text = child.selectableText(at: inner) { return text }
        }
        return nil
    }
}

/// A finger that stays on a text for half a second.
private final class TextPressRecognizer: GestureRecognizer<Void> {
    var find: (CGPoint) -> TextBox? = { _ in nil }
    var choose: (TextBox) -> Void = { _ in }
    private var start: TouchEvent?

    private static let slop: CGFloat = 10
    private static let duration = 0.5

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Void> {
        switch event.phase {
        case .began:
            guard start == nil, find(space.convert(event.location, .local)) != nil else { return .failed }
            start = event
            return .possible
        case .moved:
            guard let start, event.location.distance(to: start.location) <= Self.slop else { return .failed }
            return .possible
        case .ended, .cancelled: return .failed
        }
    }

    // Links in the text wait for a tap meanwhile.
    override var comesOfTime: Bool { true }

    override var deadline: Double? { start.map { $0.time + Self.duration } }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Void> {
        guard let start, let text = find(space.convert(start.location, .local)) else { return .failed }
        choose(text)
        return .ended(())
    }

    override func reset() { start = nil }
}

extension View {
    /// Sets whether text can be selected in this view and below.
    nonisolated public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability {
        modifier(TextSelectionModifier(isEnabled: S.allowsSelection))
    }
}
