import Drawing
import Rendering
@_exported import SwiftUI

/// Where a view is shown: what the root of a window, a page or a picture tells the views in it.
public struct DisplayConfiguration: Sendable {
    /// The room across, in points; nil lets the view take its ideal width.
    public var width: CGFloat?
    /// The room down, in points; nil lets the view take its ideal height.
    public var height: CGFloat?
    public var colorScheme: ColorScheme
    public var horizontalSizeClass: UserInterfaceSizeClass
    /// Compact on phones that lie on their side.
    public var verticalSizeClass: UserInterfaceSizeClass
    public var dynamicTypeSize: DynamicTypeSize
    public var layoutDirection: LayoutDirection
    /// Device pixels per point.
    public var displayScale: CGFloat
    /// A language and region such as `en_US`; the same everywhere so that results are.
    public var locale: Locale
    /// How far the root view keeps clear of the edges, as under a status bar, in points.
    public var safeAreaInsets: EdgeInsets
    /// What the reader has set for the whole device.
    package var accessibility: AccessibilitySettings = []
    /// Whether the reader wants more contrast.
    package var colorSchemeContrast = ColorSchemeContrast.standard
    /// Whether the reader wants heavier text.
    package var legibilityWeight: LegibilityWeight?
    /// Whether changes are shown gradually, on the test's clock; otherwise the settled state is there at once.
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

/// A view under test: laid out, with its elements at hand.
///
/// ```swift
/// let test = ViewTest(PersonDetailItem(title: "Laurel Osborn"))
/// try #expect(test.frame(of: "Laurel Osborn").minX == 16)
/// ```
@MainActor
public final class ViewTest<Content: View> {
    /// Where the fingers are that are down.
    private(set) var fingers: [Int: CGPoint] = [:]
    let host: ViewHost<Content>
    private let configuration: DisplayConfiguration

    public init(_ content: Content, _ configuration: DisplayConfiguration = DisplayConfiguration()) {
        self.configuration = configuration
        host = ViewHost(
            content, environment: configuration.environment, safeAreaInsets: configuration.safeAreaInsets,
            animates: configuration.animates)
    }

    /// A test of what a host shows already, such as the window of an app.
    init(_ host: ViewHost<Content>, _ configuration: DisplayConfiguration) {
        self.configuration = configuration
        self.host = host
    }

    public convenience init(
        _ configuration: DisplayConfiguration = DisplayConfiguration(), @ViewBuilder content: () -> Content
    ) {
        self.init(content(), configuration)
    }

    func layout() {
        host.layout(ProposedViewSize(width: configuration.width, height: configuration.height))
    }

    /// The size that the view takes, in points.
    public var size: CGSize {
        layout()
        return host.size
    }

    /// The size that the view takes for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { host.sizeThatFits(proposal) }

    /// What assistive technology meets, in reading order; elements within containers follow these.
    public var elements: [ViewElement] {
        layout()
        return ViewElement.flatten(host.semantics)
    }

    /// The element with a label or an identifier.
    /// - Throws: ``ViewTestError`` when there is none, or more than one; its description shows the tree.
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

    /// The texts on screen, whether or not they are elements of their own, from back to front.
    public var texts: [ShownText] {
        layout()
        return host.shownParts.filter { $0.kind == .text }.map(ShownText.init)
    }

    /// The pictures on screen by what they are called, with their frames.
    public var images: [(name: String, frame: CGRect)] {
        layout()
        return host.shownParts.filter { $0.kind == .image }.map { ($0.name, $0.frame) }
    }

    /// A text on screen.
    /// - Throws: ``ViewTestError`` when it is not shown, or more than once.
    public func text(_ string: String) throws -> ShownText {
        let found = texts.filter { $0.string == string }
        guard let text = found.first, found.count == 1 else {
            let shown = texts.map { "“\($0.string)”" }.joined(separator: ", ")
            throw failure("text “\(string)” is shown \(found.count) times; shown are \(shown)")
        }
        return text
    }

    /// Whether there is an element with a label or an identifier.
    public func has(_ name: String) -> Bool { elements.contains { $0.isNamed(name) } }

    /// The middle of the element with a label or an identifier.
    func center(of name: String) throws -> CGPoint {
        let frame = try frame(of: name)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func failure(_ problem: String) -> ViewTestError { ViewTestError(problem, elements: elements, tree: host.dump) }

    /// A failure of a touch that nothing has noticed, with what stands in its way.
    /// - Parameter missing: what would have noticed it.
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

    /// Taps the element with a label or an identifier: its middle, or where it says that it is activated.
    ///
    /// A link in a text that is part of an element, such as of the label of a toggle, is found by its words as well.
    /// A finger may touch what is disabled, but then a test hardly means that: use ``tap(at:)`` to see that nothing
    /// happens.
    /// - Throws: ``ViewTestError`` when there is none, or nothing there takes the tap, for one because it is disabled.
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

    /// Sees to it that a touch comes to the element that it is meant for.
    func checkIsInFront(_ element: ViewElement, at point: CGPoint, for touch: String) throws {
        guard let cover = host.element(covering: element.id, at: point).map(ViewElement.init) else { return }
        throw failure("nothing takes \(touch) at “\(element.name)”: it is behind \(cover.summary)")
    }

    /// Where the only link with some words is touched.
    private func link(_ name: String) -> CGPoint? {
        layout()
        let found = host.shownParts.flatMap(\.links).filter { $0.label == name }
        return found.count == 1 ? found[0].activationPoint : nil
    }

    /// Taps a point of the view, with none of the fingers that are down.
    /// - Returns: whether something took the tap.
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

    /// Lets time pass, in seconds on the test's own clock.
    public func advance(by seconds: Double) { host.advance(by: seconds) }

    /// Scrolls what is in the middle of the element with a label or an identifier, in points towards its end.
    /// - Throws: ``ViewTestError`` when there is none, or nothing there scrolls.
    public func scroll(_ name: String, x: CGFloat = 0, y: CGFloat = 0) throws {
        let frame = try frame(of: name)
        guard scroll(at: CGPoint(x: frame.midX, y: frame.midY), x: x, y: y) else {
            throw failure("nothing scrolls at “\(name)”")
        }
    }

    /// Scrolls what is at a point, in points towards its end.
    /// - Returns: whether something has moved.
    @discardableResult
    public func scroll(at point: CGPoint, x: CGFloat = 0, y: CGFloat = 0) -> Bool {
        layout()
        return host.scroll(at: point, by: CGSize(width: x, height: y))
    }

    /// How many lines lazy containers have made so far.
    package var madeLines: Int {
        layout()
        return host.madeLines
    }

    /// The offsets of all scroll views, outer ones first, in points.
    package var contentOffsets: [CGPoint] {
        layout()
        return host.contentOffsets
    }

    /// Replaces the view's value, as a parent would.
    public func update(_ content: Content) { host.update(content) }

    /// Whether something on screen is under way.
    public var isAnimating: Bool {
        layout()
        return host.isAnimating
    }

    /// How many animations are under way.
    package var animationCount: Int {
        layout()
        return host.animationCount
    }

    /// How many bodies have been evaluated so far.
    public var bodyEvaluations: Int { host.bodyEvaluations }

    /// The tree with frames, one line each.
    public var tree: String {
        layout()
        return host.dump
    }

    package var displayList: DisplayList {
        layout()
        return host.displayList
    }

    /// The picture as SVG.
    public func svg() -> String {
        let list = displayList
        return SVGRenderer().render(list, canvas: Rendering.Canvas(size: host.size, scale: configuration.displayScale))
    }
}

/// A text as it is on screen.
public struct ShownText: Sendable {
    public let string: String
    /// In points from the view's top leading corner.
    public let frame: CGRect
    /// Whether something was cut off to fit.
    public let isTruncated: Bool
    /// In points, of the first run.
    public let fontSize: CGFloat
    /// 100 to 900, of the first run.
    public let fontWeight: Int
    /// Where each line stands, in points from the view's top; none for the text of a field.
    public let baselines: [CGFloat]

    init(_ part: ShownPart) {
        string = part.name
        frame = part.frame
        isTruncated = part.isTruncated
        fontSize = part.fontSize ?? 0
        fontWeight = part.fontWeight ?? 0
        baselines = part.baselines
    }
}
