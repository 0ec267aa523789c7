import Drawing
@_spi(Floors) import SwiftUICore

/// The ways in which a view uses the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Activation with a key, as by buttons.
    public static let activate = FocusInteractions(rawValue: 1 << 0)
    /// Text input, as by text fields.
    public static let edit = FocusInteractions(rawValue: 1 << 1)

    /// The interactions that suit the context.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// Makes a view focusable.
nonisolated package struct FocusableModifier: ViewModifier {
    package typealias Body = Never

    let isFocusable: Bool
    /// The view's own key handler, for views that mark the part that keys act on themselves.
    var takeKey: ((KeyEvent) -> Bool)?
    /// Called with the box in the view that keys have reached, and with nil when the focus comes or goes.
    var didReach: ((LayoutBox?) -> Void)?

    package init(isFocusable: Bool, takeKey: ((KeyEvent) -> Bool)? = nil, didReach: ((LayoutBox?) -> Void)? = nil) {
        self.isFocusable = isFocusable
        self.takeKey = takeKey
        self.didReach = didReach
    }

    @MainActor package static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { FocusableNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class FocusableNode: TransparentModifierNode<FocusableModifier> {
    private var item: FocusItem!
    private var wrappers = Wrappers<FocusableBox>()

    override init(
        modifier: _GraphValue<FocusableModifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        item = FocusItem(node: self, canFocus: modifier.value.isFocusable && inputs.environment.isEnabled)
        item.onChange = { [weak self] _ in self?.focusDidChange() }
        item.onMarkChange = { [weak self] in self?.focusDidChange() }
        item.onReach = { [weak self] in self?.modifier.didReach?($0) }
        item.takeKey = modifier.value.takeKey
    }

    private func focusDidChange() {
        markDirty()
        modifier.didReach?(nil)
    }

    override func contentEnvironment() -> EnvironmentValues {
        // The item does not exist yet while the content is being made.
        let isFocused = item?.isFocused ?? false
        guard isFocused != environment.isFocused else { return environment }
        var environment = environment
        environment.isFocused = isFocused
        return environment
    }

    override func makeBoxes() -> [LayoutBox] {
        let boxes = wrappers.wrap(content.boxes) { FocusableBox() }
        item.box = boxes.first
        update()
        return boxes
    }

    override func makeLazyRuns() -> [LazyRun] {
        content.lazyRuns.wrapped { [weak self] in
            self?.wrapper(for: $0)
        } release: { [weak self] box in
            guard let self, let released = wrappers.release(box), item.box === released else { return }
            item.box = wrappers.boxes.first
        }
    }

    private func wrapper(for box: LayoutBox) -> FocusableBox {
        let wrapper = wrappers.wrapper(for: box) { FocusableBox() }
        if item.box == nil { item.box = wrapper }
        update(wrapper)
        return wrapper
    }

    override func apply(_ change: NodeChange) {
        item.canFocus = modifier.isFocusable && environment.isEnabled
        item.takeKey = modifier.takeKey
        update()
        super.apply(change)
    }

    private func update() {
        for box in wrappers.boxes { update(box) }
    }

    private func update(_ box: FocusableBox) {
        box.layoutDirection = environment.layoutDirection
        guard modifier.takeKey == nil else { return }
        box.isFocusable = item.canFocus
        box.isFocused = item.isFocused
        box.halo = halo
    }

    /// The environment that the focus ring is drawn in; nil unless the view has the focus and keys have moved it.
    private var halo: EnvironmentValues? {
        let isShown = item.isFocused && environment.isFocusEffectEnabled && graph.focus.isMovedByKeys
        return isShown ? environment : nil
    }

    override func willRemove() { item.remove() }
}

/// Marks the view as focused in the semantics, and draws its focus ring.
private final class FocusableBox: TransparentBox {
    var isFocused = false { didSet { if isFocused != oldValue { invalidateSemantics() } } }
    var isFocusable = false { didSet { if isFocusable != oldValue { invalidateSemantics() } } }
    /// Nil for no focus ring.
    var halo: EnvironmentValues? { didSet { if halo != nil || oldValue != nil { invalidateDrawing() } } }

    /// The focus ring's width, its gap to the view and its corner radius, in points.
    private static let width: CGFloat = 3
    private static let gap: CGFloat = 1.5
    private static let radius: CGFloat = 5

    override func draw(in pass: DrawingPass) -> DisplayList {
        var list = super.draw(in: pass)
        guard let halo else { return list }
        let inset = -(Self.gap + Self.width / 2)
        let rect = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
        let tint = TintShapeStyle().resolved(in: halo, bounds: rect)
        let ring = RoundedRectangle(cornerRadius: Self.radius, style: .continuous).path(in: rect)
        list.append(.stroke(ring.storage, tint.paint, StrokeAttributes(width: Self.width)))
        return list
    }

    override func describe(to builder: inout SemanticsBuilder) {
        let elements = builder.gather { super.describe(to: &$0) }
        if elements.isEmpty, isFocused { builder.hasFocus = true }
        for var element in elements {
            element.isFocused = element.isFocused || isFocused
            if elements.count == 1, isFocusable { element.details.state.isFocusable = true }
            builder.add(element)
        }
    }
}

private struct IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// True if the nearest focusable ancestor has the focus.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// True if the focused view may be marked.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the view can have the focus.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Sets whether the view can have the focus, and for which interactions. Without interactions the view takes no
    /// keys and no focus.
    nonisolated public func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable && !interactions.isEmpty))
    }

    /// Hides the focus ring in this view and its descendants.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }
}
