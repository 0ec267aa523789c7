/// What a list or table offers for the rows that are chosen.
struct SelectionMenu {
    /// The items for rows of some values; nil when there are none for values of their type.
    let items: (Set<AnyHashable>) -> AnyView?
    /// What a tap on a row does; nil for nothing beyond selecting it.
    let primaryAction: ((Set<AnyHashable>) -> Void)?
}

private struct SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
    /// What lists and tables here offer for the rows that are chosen.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

extension View {
    /// Opens a menu when a finger stays on a row of a list or table in this view that can be selected, or beside the rows.
    /// - Parameters:
    ///   - itemType: the type of the values that are selected.
    ///   - menu: makes the items for the rows that are selected, or for the row under the finger if that is not;
    ///     for an empty set beside the rows.
    ///   - primaryAction: called with a row's value when the row is tapped, unless the list is being edited.
    nonisolated public func contextMenu<I, M>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View where I: Hashable, M: View {
        func typed(_ values: Set<AnyHashable>) -> Set<I>? {
            let result = Set(values.compactMap { $0.base as? I })
            return result.count == values.count ? result : nil
        }
        return environment(
            \.selectionMenu,
            SelectionMenu(
                items: { values in M.self == EmptyView.self ? nil : typed(values).map { AnyView(menu($0)) } },
                primaryAction: primaryAction.map { action in
                    { values in if let values = typed(values) { action(values) } }
                }))
    }
}

/// Tells which row of a list is at a point, and moves the selection from row to row.
@MainActor
final class ListRowFinder {
    /// By a point of the whole picture; nil beside the rows. Not every row stands for a value.
    var find: ((CGPoint) -> (value: AnyHashable?, box: LayoutBox)?)?
    /// Selects the row after the selected one, or before it; returns whether there is one.
    var selectNext: ((_ isForward: Bool) -> Bool)?

    nonisolated init() {}

    /// Arrow keys move the selection, as on an iPad (remembered).
    func take(_ event: KeyEvent) -> Bool {
        guard event.phase != .up, event.modifiers.meaningful.isEmpty, [.upArrow, .downArrow].contains(event.key)
        else { return false }
        return selectNext?(event.key == .downArrow) ?? false
    }
}

/// Opens a list's menu for the row under a finger that stays.
nonisolated struct SelectionMenuModifier: ViewModifier {
    let menu: SelectionMenu
    let selection: ListSelection
    let finder: ListRowFinder

    @State private var chosen: Chosen?

    private struct Chosen {
        let values: Set<AnyHashable>
        weak var box: LayoutBox?
        /// Where the finger is beside the rows.
        var point: CGPoint?
    }

    init(menu: SelectionMenu, selection: ListSelection, finder: ListRowFinder) {
        self.menu = menu
        self.selection = selection
        self.finder = finder
    }

    @MainActor func body(content: Content) -> some View {
        content
            .overridingGesture(LongPressPlaceGesture { open(at: $0) })
            .anchoredPresentation(
                isPresented: Binding {
                    chosen != nil
                } set: {
                    if !$0 { chosen = nil }
                },
                dims: true, anchor: { chosen?.box }, at: { chosen?.point }
            ) {
                if let chosen, let items = menu.items(chosen.values) {
                    MenuPanel {
                        self.chosen = nil
                    } items: {
                        MenuItems(content: items)
                    }
                }
            }
    }

    @MainActor private func open(at point: CGPoint) {
        guard let row = finder.find?(point) else {
            if menu.items([]) != nil { chosen = Chosen(values: [], point: point) }
            return
        }
        guard let value = row.value, selection.accepts(value) else { return }
        let values = selection.isSelected(value) ? selection.selected : [value]
        if menu.items(values) != nil { chosen = Chosen(values: values, box: row.box) }
    }
}

/// A long press that tells where it is, in the whole picture.
private struct LongPressPlaceGesture: Gesture {
    typealias Value = CGPoint
    typealias Body = Never

    let action: @MainActor (CGPoint) -> Void

    @MainActor static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<CGPoint> {
        _GestureOutputs(LongPressPlaceRecognizer(gesture.value))
    }
}

private final class LongPressPlaceRecognizer: GestureRecognizer<CGPoint> {
    private var gesture: LongPressPlaceGesture
    private var start: TouchEvent?
    private let press = LongPressGesture()

    init(_ gesture: LongPressPlaceGesture) { self.gesture = gesture }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<CGPoint> {
        switch event.phase {
        case .began where start == nil:
            start = event
            return .possible
        case .moved:
            guard let start, event.location.distance(to: start.location) <= press.maximumDistance else {
                return .failed
            }
            return .possible
        default:
            return .failed
        }
    }

    override var deadline: Double? { start.map { $0.time + press.minimumDuration } }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<CGPoint> {
        guard let start else { return .failed }
        gesture.action(start.location)
        return .ended(start.location)
    }

    override func reset() { start = nil }

    override func update(_ gesture: Any) {
        if let gesture = gesture as? LongPressPlaceGesture { self.gesture = gesture }
    }
}
