import Drawing
import Rendering
@_exported import SwiftUI
@_spi(Floors) import SwiftUICore

/// The environment and size of a view's display, as set at the root of a window, a page or an image.
public struct DisplayConfiguration: Sendable {
    /// The proposed width in points; nil for the view's ideal width.
    public var width: CGFloat?
    /// The proposed height in points; nil for the view's ideal height.
    public var height: CGFloat?
    public var colorScheme: ColorScheme
    public var horizontalSizeClass: UserInterfaceSizeClass
    /// Compact on phones in landscape orientation.
    public var verticalSizeClass: UserInterfaceSizeClass
    public var dynamicTypeSize: DynamicTypeSize
    public var layoutDirection: LayoutDirection
    /// Device pixels per point.
    public var displayScale: CGFloat
    /// A language and region such as `en_US`; independent of the machine, so that results are reproducible.
    public var locale: Locale
    /// The safe area insets of the root view, as for a status bar, in points.
    public var safeAreaInsets: EdgeInsets
    /// The accessibility settings of the device.
    package var accessibility: AccessibilitySettings = []
    /// The preferred contrast.
    package var colorSchemeContrast = ColorSchemeContrast.standard
    /// The preferred weight of text.
    package var legibilityWeight: LegibilityWeight?
    /// True to animate changes on the test's clock; otherwise the final state appears at once.
    public var animates: Bool

    public init(
        width: CGFloat? = 390, height: CGFloat? = nil, colorScheme: ColorScheme = .light,
        horizontalSizeClass: UserInterfaceSizeClass = .compact, verticalSizeClass: UserInterfaceSizeClass = .regular,
        dynamicTypeSize: DynamicTypeSize = .large,
        layoutDirection: LayoutDirection = .leftToRight, displayScale: CGFloat = 2,
        locale: Locale = Locale(identifier: "en_US"), safeAreaInsets: EdgeInsets = EdgeInsets(),
        animates: Bool = false
    ) {
        self.width = width
        self.height = height
        self.colorScheme = colorScheme
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.dynamicTypeSize = dynamicTypeSize
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
        self.locale = locale
        self.safeAreaInsets = safeAreaInsets
        self.animates = animates
    }

    package var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = colorScheme
        values.horizontalSizeClass = horizontalSizeClass
        values.verticalSizeClass = verticalSizeClass
        values.dynamicTypeSize = dynamicTypeSize
        values.layoutDirection = layoutDirection
        values.displayScale = displayScale
        values.locale = locale
        values.accessibilitySettings = accessibility
        values._colorSchemeContrast = colorSchemeContrast
        values.legibilityWeight = legibilityWeight
        values.scenePhase = .active
        return values
    }
}

/// A view under test, which is laid out and provides its elements.
///
/// ```swift
/// let test = ViewTest(PersonDetailItem(title: "Laurel Osborn"))
/// try #expect(test.frame(of: "Laurel Osborn").minX == 16)
/// ```
@MainActor
public final class ViewTest<Content: View> {
    /// The locations of the fingers that are down.
    private(set) var fingers: [Int: CGPoint] = [:]
    let host: ViewHost<Content>
    private let configuration: DisplayConfiguration
    /// The vibrations and sounds that the view has asked for, in order.
    public private(set) var feedback: [SensoryFeedback] = []

    public init(_ content: Content, _ configuration: DisplayConfiguration = DisplayConfiguration()) {
        self.configuration = configuration
        host = ViewHost(
            content, environment: configuration.environment, safeAreaInsets: configuration.safeAreaInsets,
            animates: configuration.animates)
        recordFeedback()
    }

    /// A test of the view of an existing host, such as the window of an app.
    init(_ host: ViewHost<Content>, _ configuration: DisplayConfiguration) {
        self.configuration = configuration
        self.host = host
        recordFeedback()
    }

    private func recordFeedback() { host.onFeedback = { [weak self] in self?.feedback.append($0) } }

    public convenience init(
        _ configuration: DisplayConfiguration = DisplayConfiguration(), @ViewBuilder content: () -> Content
    ) {
        self.init(content(), configuration)
    }

    func layout() {
        host.layout(ProposedViewSize(width: configuration.width, height: configuration.height))
    }

    /// The size of the view, in points.
    public var size: CGSize {
        layout()
        return host.size
    }

    /// The size of the view for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { host.sizeThatFits(proposal) }

    /// The accessibility elements, in reading order; elements in containers follow these.
    public var elements: [ViewElement] {
        layout()
        let elements = host.semantics
        // Elements that the host has kept must be those that it would describe anew.
        assert(
            elements == host.semanticsFromScratch,
            "Elements changed without an invalidation of the semantics (a fault of the portable SwiftUI): "
                + "\(host.semanticsFromScratch.difference(from: elements))")
        return ViewElement.flatten(elements)
    }

    /// The element with a label or an identifier.
    /// - Throws: ``ViewTestError`` if there is none, or more than one; its description shows the tree.
    public func element(_ name: String) throws -> ViewElement {
        let elements = elements
        let found = elements.filter { $0.isNamed(name) }
        guard let element = found.first else {
            throw failure("no element “\(name)”" + ViewTestError.hint(for: name, elements: elements, texts: texts))
        }
        guard found.count == 1 else {
            let places = found.map(\.summary).joined(separator: "; ")
            throw failure("\(found.count) elements “\(name)”: \(places)")
        }
        return element
    }

    /// The frame of the element with a label or an identifier, in points from the view's top leading corner.
    public func frame(of name: String) throws -> CGRect { try element(name).frame }

    /// All texts on screen, even those that are not separate elements, from back to front.
    public var texts: [ShownText] {
        layout()
        return host.visibleElements.filter { $0.kind == .text }.map(ShownText.init)
    }

    /// The images on screen by name, with their frames.
    public var images: [(name: String, frame: CGRect)] {
        layout()
        return host.visibleElements.filter { $0.kind == .image }.map { ($0.name, $0.frame) }
    }

    /// A text on screen.
    /// - Throws: ``ViewTestError`` if it is not shown, or more than once.
    public func text(_ string: String) throws -> ShownText {
        let found = texts.filter { $0.string == string }
        guard let text = found.first, found.count == 1 else {
            let shown = texts.map { "“\($0.string)”" }.joined(separator: ", ")
            throw failure("text “\(string)” is shown \(found.count) times; shown are \(shown)")
        }
        return text
    }

    /// True if there is an element with a label or an identifier.
    public func has(_ name: String) -> Bool { elements.contains { $0.isNamed(name) } }

    /// The middle of the element with a label or an identifier.
    func center(of name: String) throws -> CGPoint {
        let frame = try frame(of: name)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func failure(_ problem: String) -> ViewTestError { ViewTestError(problem, elements: elements, tree: host.dump) }

    /// A failure of a touch that was not received, with the reason.
    /// - Parameter missing: the expected receiver.
    func failure(
        _ touch: String, at point: CGPoint, of element: ViewElement, missing: String = "gesture"
    ) -> ViewTestError {
        let size = host.size
        let reason =
            if !element.isEnabled {
                "it is disabled"
            } else if !CGRect(origin: .zero, size: size).contains(point) {
                "(\(point.x), \(point.y)) is out of view, which is \(size.width) by \(size.height); scroll there first"
            } else if let scroll = host.scrolledAway(at: point) {
                "it is scrolled out of \(scroll); scroll there first"
            } else if host.isTaken(point) {
                "a gesture there follows another finger, which is still down; lift that first"
            } else if host.hasDisabledGesture(at: point) {
                "what would take it there is disabled"
            } else if let touched = host.touched(at: point) {
                "no \(missing) is on \(touched), which is in front there, or around it"
            } else {
                "no view takes touches at (\(point.x), \(point.y)), or what is there is clipped"
            }
        return failure("nothing takes \(touch) at “\(element.name)”: \(reason)")
    }

    /// Taps the element with a label or an identifier, at its activation point.
    ///
    /// A link in a text that is part of an element, such as the label of a toggle, is found by its words. Tapping a
    /// disabled element is a failure; use ``tap(at:)`` to test that nothing happens.
    /// - Throws: ``ViewTestError`` if there is none, or nothing receives the tap, for example because it is disabled.
    public func tap(_ name: String) throws {
        let element: ViewElement
        do {
            element = try self.element(name)
        } catch {
            guard !has(name), let link = link(name) else { throw error }
            tap(at: link)
            return
        }
        try checkIsInFront(element, at: element.activationPoint, for: "a tap")
        guard tap(at: element.activationPoint) else {
            throw failure("a tap", at: element.activationPoint, of: element)
        }
    }

    /// Checks that a touch reaches the intended element.
    func checkIsInFront(_ element: ViewElement, at point: CGPoint, for touch: String) throws {
        guard let cover = host.element(covering: element.id, at: point).map(ViewElement.init) else { return }
        throw failure("nothing takes \(touch) at “\(element.name)”: it is behind \(cover.summary)")
    }

    /// The activation point of the only link with the given words.
    private func link(_ name: String) -> CGPoint? {
        layout()
        let found = host.visibleElements.flatMap(\.links).filter { $0.label == name }
        return found.count == 1 ? found[0].activationPoint : nil
    }

    /// Taps a point of the view, with a finger that is not down.
    /// - Returns: true if the tap was received.
    @discardableResult
    public func tap(at point: CGPoint) -> Bool {
        layout()
        return host.tap(at: point)
    }

    @discardableResult
    func send(_ phase: TouchEvent.Phase, at point: CGPoint, finger: Int = 0) -> Bool {
        layout()
        switch phase {
        case .began: fingers[finger] = point
        case .moved: if fingers[finger] != nil { fingers[finger] = point }
        case .ended, .cancelled: fingers[finger] = nil
        }
        return host.send(TouchEvent(id: finger, phase: phase, location: point, time: host.clock))
    }

    /// Advances the test's own clock, in seconds.
    public func advance(by seconds: Double) { host.advance(by: seconds) }

    /// Scrolls at the middle of the element with a label or an identifier, in points towards the end of the content.
    /// - Throws: ``ViewTestError`` if there is none, or nothing there scrolls.
    public func scroll(_ name: String, x: CGFloat = 0, y: CGFloat = 0) throws {
        let frame = try frame(of: name)
        guard scroll(at: CGPoint(x: frame.midX, y: frame.midY), x: x, y: y) else {
            throw failure("nothing scrolls at “\(name)”")
        }
    }

    /// Scrolls at a point, in points towards the end of the content.
    /// - Returns: true if something has moved.
    @discardableResult
    public func scroll(at point: CGPoint, x: CGFloat = 0, y: CGFloat = 0) -> Bool {
        layout()
        return host.scroll(at: point, by: CGSize(width: x, height: y))
    }

    /// The number of lines that lazy containers have made so far.
    package var madeLines: Int {
        layout()
        return host.madeLines
    }

    /// The content offsets of all scroll views, outermost first, in points.
    package var contentOffsets: [CGPoint] {
        layout()
        return host.contentOffsets
    }

    /// Replaces the view's value, like a parent.
    public func update(_ content: Content) { host.update(content) }

    /// True if an animation is running.
    public var isAnimating: Bool {
        layout()
        return host.isAnimating
    }

    /// The number of running animations.
    package var animationCount: Int {
        layout()
        return host.animationCount
    }

    /// The number of evaluated bodies so far.
    public var bodyEvaluations: Int { host.bodyEvaluations }

    /// The tree with frames, one line for each node.
    public var tree: String {
        layout()
        return host.dump
    }

    package var displayList: DisplayList {
        layout()
        return host.displayList
    }

    /// The display list as SVG.
    public func svg() -> String {
        let list = displayList
        return SVGRenderer().render(list, canvas: Rendering.Canvas(size: host.size, scale: configuration.displayScale))
    }
}

/// A text on screen.
public struct ShownText: Sendable {
    public let string: String
    /// In points from the view's top leading corner.
    public let frame: CGRect
    /// True if text was truncated.
    public let isTruncated: Bool
    /// In points, of the first run.
    public let fontSize: CGFloat
    /// 100 to 900, of the first run.
    public let fontWeight: Int
    /// The baselines of the lines, in points from the view's top; none for the text of a field.
    public let baselines: [CGFloat]

    init(_ element: VisibleElement) {
        string = element.name
        frame = element.frame
        isTruncated = element.isTruncated
        fontSize = element.fontSize ?? 0
        fontWeight = element.fontWeight ?? 0
        baselines = element.baselines
    }
}
