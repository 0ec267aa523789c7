import Drawing
@_spi(Floors) import SwiftUICore
import SwiftUIInteraction
import TextEditing
import TextLayout

/// The box of editable text: lays it out, draws it with its selection and cursor, and handles touches.
package final class TextInputBox: GestureBox, TouchReceiver, DeferredPlacementBox {
    let kind: TextInputView.Kind

    package private(set) var content = Content()
    private(set) var environment: EnvironmentValues
    /// A text request of one run in the font and alignment of the environment.
    private(set) var template: TextRequest
    /// The number of paragraph layouts, for tests.
    package private(set) var layoutCount = 0
    /// The scroll offset of the text towards the leading and top edges, which keeps the cursor visible.
    var offset = CGPoint.zero
    private var layouts: [EditingLayout] = []
    private let erased: AnyRecognizer
    package var isFree = false
    package var indicatorOpacity: CGFloat = 0 {
        didSet { if indicatorOpacity != oldValue { invalidateDrawing() } }
    }

    /// The drawn content.
    package struct Content {
        var text = EditableText("")
        var isFocused = false
        package var isCursorShown = false
        /// The revealed character of a secret, in bytes.
        var revealed: Range<Int>?
        var placeholder: ResolvedStyledText?
        var label = ""
        var prompt: String?
    }

    /// Called after the layout that follows a change of the text or its selection.
    var didPlace: (@MainActor () -> Void)?
    private var awaitsPlace = false
    package var awaitsPlacement = false
    var activate: (@MainActor () -> Void)?
    /// The further accessibility actions of the text.
    var menuActions: (@MainActor () -> [SemanticsAction])?
    /// Shows the edit menu for a point of the box; returns false if the text cannot be edited.
    var offerMenu: (@MainActor (CGPoint) -> Bool)?

    @MainActor init(kind: TextInputView.Kind, environment: EnvironmentValues, recognizer: TextInputRecognizer) {
        self.kind = kind
        self.environment = environment
        template = Self.template(of: kind, in: environment)
        erased = AnyRecognizer(recognizer)
        super.init()
        if kind != .editor { roles.insert(.lineOfText) }
        layoutDirection = environment.layoutDirection
    }

    @MainActor package var recognizer: AnyRecognizer { erased }

    @MainActor package var isMeantForTouches: Bool { environment.isEnabled }

    @MainActor func update(environment: EnvironmentValues) {
        self.environment = environment
        layoutDirection = environment.layoutDirection
        let template = Self.template(of: kind, in: environment)
        guard template != self.template || kind == .lines else { return invalidateDrawing() }
        self.template = template
        invalidateLayout()
    }

    func update(_ change: (inout Content) -> Void) {
        let old = content
        change(&content)
        let sameText =
            old.text.text == content.text.text && old.placeholder == content.placeholder
            && old.revealed == content.revealed
        if old.isFocused, !content.isFocused { offset = .zero }
        if sameText, old.isFocused == content.isFocused {
            invalidateDrawing()
        } else {
            invalidateLayout()
        }
        if content.isFocused,
            !sameText || !old.isFocused || old.text.selection != content.text.selection
        {
            awaitsPlace = true
            invalidateLayout()
        }
    }

    private static func template(of kind: TextInputView.Kind, in environment: EnvironmentValues) -> TextRequest {
        var environment = environment
        environment.textCase = nil
        var request = ResolvedStyledText(Text(verbatim: " "), in: environment).request
        request.minimumLines = 0
        request.maximumLines = nil
        request.minimumScaleFactor = 1
        request.allowsTightening = false
        if kind == .secure { SecretText.space(&request) }
        return request
    }

    // MARK: Layout

    var wraps: Bool { kind == .lines || kind == .editor }

    /// The displayed text.
    var shownText: String { kind == .secure ? secret.shown : content.text.text }

    private var secret: SecretText { SecretText(content.text, revealing: content.revealed) }

    private func layout(width: CGFloat?) -> EditingLayout {
        let width = wraps ? width : nil
        let shown = shownText
        if let known = layouts.first(where: { $0.isFor(width) && $0.text == shown && $0.template == template }) {
            return known
        }
        let layout = EditingLayout(
            shown, template: template, width: width, after: layouts.first { $0.isFor(width) } ?? layouts.first)
        layoutCount += layout.layouts
        layouts.removeAll { $0.isFor(width) }
        // Keeps two layouts: for the ideal width and for the width on screen.
        layouts = [layout] + layouts.prefix(1)
        return layout
    }

    /// The height of a text field: its line rounded up to whole points, plus one point (22 at the default size).
    private static func height(of text: CGFloat) -> CGFloat { text.rounded(.up) + 1 }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let layout = layout(width: proposal.width)
        let placeholder = content.text.text.isEmpty ? placeholderFrame(width: proposal.width) : nil
        let width = proposal.width ?? max(layout.size.width + 2, placeholder?.size.width ?? 0)
        switch kind {
        case .line: return CGSize(width: width, height: Self.height(of: layout.lineHeight))
        // 21 points while it is empty, 20.33 with bullets at the default size and 3× (measured in pictures of iOS:
        // Docs/Facts/IOSMetrics.md, "Controls").
        case .secure:
            let line = layout.lineHeight
            return CGSize(width: width, height: content.text.text.isEmpty ? line.rounded(.up) : line)
        case .lines:
            let limits = environment.lineLimits
            let lines = max(layout.lineCount, content.text.text.isEmpty ? placeholder?.lines.count ?? 1 : 1)
            let most = max(limits.maximum ?? .max, 1)
            let count = max(min(lines, most), limits.minimum, 1)
            let natural = max(layout.size.height, placeholder?.size.height ?? 0)
            let height =
                count == lines ? natural : layout.lineHeight + layout.linePitch * CGFloat(count - 1)
            return CGSize(width: width, height: Self.height(of: height))
        case .editor: return CGSize(width: width, height: layout.size.height)
        }
    }

    package override func placeChildren() {
        guard awaitsPlace else { return }
        awaitsPlace = false
        let caret = caret(layout(width: size.width))
        func moved(_ offset: CGFloat, _ start: CGFloat, _ end: CGFloat, _ room: CGFloat, _ length: CGFloat) -> CGFloat {
            let least = max(0, length - room)
            return min(max(min(offset, start), end - room, 0), max(least, end - room))
        }
        switch kind {
        case .line, .secure:
            let layout = layout(width: nil)
            let width = textWidth(layout)
            if layoutDirection == .rightToLeft {
                // Measured from the right, where the text begins.
                offset.x = moved(offset.x, width - caret.maxX - 1, width - caret.minX + 1, size.width, width)
            } else {
                offset.x = moved(offset.x, caret.minX - 1, caret.maxX + 1, size.width, width)
            }
        case .lines:
            let layout = layout(width: size.width)
            offset.y = moved(offset.y, caret.minY, caret.maxY, size.height, layout.size.height)
        case .editor: break
        }
        deferPlacement()
    }

    package func finishPlacement(with requests: LayoutRequests) { didPlace?() }

    /// The layout width of the text: at least that of the box, with space for the cursor after the text.
    func textWidth(_ layout: EditingLayout) -> CGFloat {
        wraps ? size.width : max(size.width, layout.size.width + 2)
    }

    /// The text's origin in the box.
    func textOrigin(_ layout: EditingLayout) -> CGPoint {
        let width = textWidth(layout)
        switch kind {
        case .line, .secure:
            let y =
                ((size.height - layout.size.height) / 2 * environment.displayScale).rounded() / environment.displayScale
            let x = layoutDirection == .rightToLeft ? size.width - width + offset.x : -offset.x
            return CGPoint(x: content.isFocused ? x : layoutDirection == .rightToLeft ? size.width - width : 0, y: y)
        case .lines: return CGPoint(x: 0, y: -offset.y)
        case .editor: return .zero
        }
    }

    func placeholderFrame(width: CGFloat?) -> TextFrame? {
        guard let placeholder = content.placeholder else { return nil }
        var request = placeholder.request
        request.alignment = template.alignment
        // A prompt is cut with an ellipsis: unlike a text, it cannot be scrolled.
        request.maximumLines = wraps ? environment.lineLimits.maximum.map { max($0, 1) } : 1
        return TextEngine.shared.layout(request, width: width)
    }

    package override func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        let isFirst = guide.id == VerticalAlignment.firstTextBaseline.id
        guard isFirst || guide.id == VerticalAlignment.lastTextBaseline.id else { return nil }
        var request = template
        request.runs[0].content = .text(" ")
        let line = TextEngine.shared.layout(request, width: nil)
        switch kind {
        case .line, .secure: return (size.height - line.size.height) / 2 + line.firstBaseline
        case .lines, .editor:
            return isFirst ? line.firstBaseline : size.height - 1 - line.size.height + line.firstBaseline
        }
    }

    package override var spacing: ViewSpacing { ViewSpacing() }

    // MARK: Places

    /// Converts a place of the text to one of the displayed text.
    private func shown(_ place: Int) -> Int {
        guard kind == .secure else { return place }
        return secret.place(ofCharacter: content.text[0..<place].count)
    }

    private func edited(_ place: Int) -> Int {
        guard kind == .secure else { return content.text.boundary(at: place) }
        return content.text.text.prefix(secret.character(at: place)).utf8.count
    }

    var current: EditingLayout { layout(width: size.width) }

    private func shown(_ place: CaretPlace) -> CaretPlace {
        CaretPlace(byte: shown(place.byte), affinity: place.affinity)
    }

    private func edited(_ place: CaretPlace) -> CaretPlace {
        CaretPlace(byte: edited(place.byte), affinity: place.affinity)
    }

    private func caret(_ layout: EditingLayout) -> CGRect {
        layout.caret(at: shown(content.text.selection.caret), in: textWidth(layout))
    }

    /// The cursor's rectangle, in the box's coordinates.
    package var caret: CGRect { caret(at: content.text.selection.caret) }

    /// The cursor's rectangle at a place, in the box's coordinates.
    func caret(at place: CaretPlace) -> CGRect {
        let layout = current
        let origin = textOrigin(layout)
        return layout.caret(at: shown(place), in: textWidth(layout)).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The place of the text nearest to a point of the box.
    func place(at point: CGPoint) -> CaretPlace {
        let layout = current
        let origin = textOrigin(layout)
        return edited(
            layout.place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: textWidth(layout)))
    }

    /// The place a number of lines above or below another, nearest to a distance from the left; nil beyond the ends.
    func place(from place: CaretPlace, lines: Int, x: CGFloat?) -> CaretPlace? {
        let layout = current
        let width = textWidth(layout)
        let caret = layout.caret(at: shown(place), in: width)
        let y = caret.midY + CGFloat(lines) * layout.linePitch
        guard y > 0, y < layout.size.height else { return nil }
        return edited(layout.place(at: CGPoint(x: x ?? caret.minX, y: y), in: width))
    }

    /// The ends of a cursor's line.
    func lineEnds(around place: CaretPlace) -> (start: CaretPlace, end: CaretPlace) {
        let ends = current.lineEnds(around: shown(place))
        return (edited(ends.start), edited(ends.end))
    }

    /// True if the text around a place reads from right to left.
    func isRightToLeft(at place: Int) -> Bool { current.isRightToLeft(at: shown(place)) }

    func neighbour(of place: CaretPlace, toTheLeft: Bool) -> CaretPlace? {
        current.neighbour(of: shown(place), toTheLeft: toTheLeft).map(edited)
    }

    /// The boxes of the selection, in the box's coordinates.
    package var selectionRects: [CGRect] { rects(content.text.selection.range) { $0.selectionRects(for: $1, in: $2) } }

    private func rects(
        _ range: Range<Int>, _ find: (EditingLayout, Range<Int>, CGFloat) -> [CGRect] = { $0.rects(for: $1, in: $2) }
    ) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        let layout = current
        let origin = textOrigin(layout)
        return find(layout, shown(range.lowerBound)..<shown(range.upperBound), textWidth(layout))
            .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    // MARK: Drawing

    package override func draw(in pass: DrawingPass) -> DisplayList {
        let bounds = CGRect(origin: .zero, size: size)
        let tint = TintShapeStyle().resolved(in: environment, bounds: bounds)
        var list = DisplayList()
        var element = VisibleElement(.text, name: readableText, frame: bounds)
        element.fontSize = fontSize
        element.fontWeight = fontWeight
        list.annotate(element)
        if content.isFocused {
            // The selection, in the tint with an opacity of 0.2.
            for rect in selectionRects { list.append(.fill(.rect(rect), tint.paint.opacity(0.2))) }
        }
        list.append(contentsOf: drawnText)
        if let marked = content.text.marked {
            for rect in rects(marked) {
                let line = CGRect(x: rect.minX, y: rect.maxY - 2, width: rect.width, height: 1)
                list.append(.fill(.rect(line), foreground.paint))
            }
        }
        if content.isFocused, content.isCursorShown, content.text.selection.isEmpty {
            // Two points wide, with round ends.
            let caret = caret
            let x = min(max(caret.minX - 1, 0), max(size.width - 2, 0))
            let bar = CGRect(x: x, y: caret.minY, width: 2, height: caret.height)
            list.append(.fill(Path(roundedRect: bar, cornerRadius: 1).storage, tint.paint))
        }
        if kind != .editor {
            var group = DisplayGroup(list)
            group.clip = ClipShape(.rect(bounds.insetBy(dx: 0, dy: -2)), evenOdd: false, antialiased: false)
            list = DisplayList()
            list.append(group)
        }
        if indicatorOpacity > 0, let bar = indicator(along: .vertical) { list.append(bar) }
        for handle in selectionHandles {
            for item in handle.displayItems(tint.paint) { list.append(item) }
        }
        return list
    }

    // MARK: Touches and semantics

    package override func hitTest(_ point: CGPoint) -> LayoutBox? {
        wholeFrame.contains(point) || selectionHandle(at: point) != nil ? self : nil
    }

    /// The legible text on screen: the text, its bullets, or the placeholder while it is empty.
    var readableText: String {
        content.text.text.isEmpty ? content.placeholder?.plainText ?? "" : shownText
    }

    var fontSize: CGFloat? { template.runs.first?.font.size }
    var fontWeight: Int? { template.runs.first?.font.weight }

    package override func describe(to builder: inout SemanticsBuilder) {
        let role: SemanticsRole =
            switch kind {
            case .line, .lines: .textField
            case .secure: .secureTextField
            case .editor: .textEditor
            }
        // An empty field's accessibility label is its placeholder; a filled one has none (seen on iOS:
        // Docs/Facts/IOSMetrics.md, "Accessibility").
        let placeholder = content.label.isEmpty ? content.prompt ?? "" : content.label
        var element = SemanticsElement(
            role: role, label: content.text.text.isEmpty ? placeholder : "",
            frame: wholeFrame.applying(builder.transform))
        element.details.placeholder = placeholder
        let value = kind == .secure ? SecretText(content.text, revealing: nil).shown : content.text.text
        element.value = content.text.text.isEmpty ? content.prompt : value
        element.isEnabled = environment.isEnabled
        element.isFocused = content.isFocused
        if environment.isEnabled, let activate { element.actions.set(.activate(activate)) }
        // The actions depend on the pasteboard.
        if content.isFocused { builder.isVolatile = true }
        for action in menuActions?() ?? [] { element.actions.set(action) }
        builder.add(element)
    }
}

extension EditingLayout {
    fileprivate func isFor(_ width: CGFloat?) -> Bool { self.width == width }
}
