import Drawing
import ValueReflection

/// A modifier that wraps each box of its content: the form of all built-in modifiers that affect layout, drawing or
/// semantics.
///
/// Those that views of other modules have often are `package`: the compiler then writes them into the type of a body, where
/// for a type that it may not name it writes the function, whose result the runtime has to find.
package protocol BoxModifier: ViewModifier where Body == Never {
    associatedtype Box: WrapperBox

    /// Makes the wrapper of one box of the content.
    @MainActor func makeBox(environment: EnvironmentValues) -> Box

    /// Updates a wrapper to the modifier's value and environment.
    @MainActor func update(_ box: Box, environment: EnvironmentValues)

    /// The environment for the content.
    @MainActor func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues

    /// True if the wrapper of a single box is that of the box that replaces it, too.
    @MainActor static var keepsPlace: Bool { get }
}

extension BoxModifier {
    @MainActor package static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { BoxModifierNode(modifier: modifier, inputs: inputs, content: body) }
    }

    package func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }

    @MainActor package static var keepsPlace: Bool { false }
}

extension LayoutModifierBox: WrapperBox {
    var wrapped: LayoutBox? {
        get { contents.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }
}

/// The wrappers of a content's boxes, each kept as long as its box.
package struct Wrappers<Box: WrapperBox> {
    /// The existing wrappers. Not of type `[Box]`, so that the array itself is what the node contributes.
    private var wrappers: [LayoutBox] = []
    /// The content of each wrapper.
    private var contents: [LayoutBox] = []
    /// The indices of boxes that were wrapped individually: lazy content makes its boxes one by one, in any order.
    private var places: [ObjectIdentifier: Int] = [:]

    package init() {}

    /// The existing wrappers, in the order of the content, or in that of their making for lazy content.
    package var boxes: LazyMapSequence<[LayoutBox], Box> { wrappers.lazy.map { unsafeDowncast($0, to: Box.self) } }

    /// Calls a function with each existing wrapper. A node of any modifier does so without making the type of ``boxes``.
    package func forEach(_ body: (Box) -> Void) {
        for wrapper in wrappers { body(unsafeDowncast(wrapper, to: Box.self)) }
    }

    /// Updates the wrappers to the content's boxes, and makes the missing ones.
    package mutating func wrap(_ boxes: [LayoutBox], make: () -> Box) -> [LayoutBox] {
        guard boxes.count != contents.count || !zip(boxes, contents).allSatisfy({ $0 === $1 }) else { return wrappers }
        var made: [LayoutBox] = []
        made.reserveCapacity(boxes.count)
        if contents.isEmpty {
            for box in boxes { made.append(Self.make(box, make)) }
        } else {
            var known: [ObjectIdentifier: LayoutBox] = [:]
            for (content, wrapper) in zip(contents, wrappers) { known[ObjectIdentifier(content)] = wrapper }
            for box in boxes { made.append(known[ObjectIdentifier(box)] ?? Self.make(box, make)) }
        }
        contents = boxes
        wrappers = made
        places = [:]
        return made
    }

    /// Updates the wrappers as ``wrap(_:make:)`` does, and keeps that of a single box for the one that takes its place.
    mutating func wrapInSamePlace(_ boxes: [LayoutBox], make: () -> Box) -> [LayoutBox] {
        let staying = boxes.filter { !$0.isLeaving }
        if contents.count == 1, staying.count == 1, contents[0] !== staying[0] {
            unsafeDowncast(wrappers[0], to: Box.self).wrapped = staying[0]
            contents = staying
            places = [:]
        }
        return wrap(boxes, make: make)
    }

    private static func make(_ box: LayoutBox, _ make: () -> Box) -> Box {
        let wrapper = make()
        wrapper.wrapped = box
        return wrapper
    }

    /// The wrapper of one box, made if it does not exist.
    package mutating func wrapper(for box: LayoutBox, make: () -> Box) -> Box {
        if places.count != contents.count {
            places = Dictionary(
                contents.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
        }
        if let place = places[ObjectIdentifier(box)] { return unsafeDowncast(wrappers[place], to: Box.self) }
        let wrapper = Self.make(box, make)
        places[ObjectIdentifier(box)] = contents.count
        contents.append(box)
        wrappers.append(wrapper)
        return wrapper
    }

    /// Removes the wrapper of a box that leaves. The search is linear, because there are only a few screens of them.
    @discardableResult
    package mutating func release(_ box: LayoutBox) -> Box? {
        guard let index = contents.firstIndex(where: { $0 === box }) else { return nil }
        contents.remove(at: index)
        return unsafeDowncast(wrappers.remove(at: index), to: Box.self)
    }
}

/// The node of a ``BoxModifier``: owns one wrapper for each box of the content, as long as that box exists.
@MainActor
package class BoxModifierNode<Modifier: BoxModifier>: TransparentModifierNode<Modifier> {
    private(set) final var wrappers = Wrappers<Modifier.Box>()
    private final var motion: ValueMotion<Modifier>?

    /// The modifier with its animated value.
    private final var presented: Modifier { motion?.present(modifier) ?? modifier }

    override func didReplace(_ old: Modifier) {
        retarget(&motion, from: old, to: modifier) { [unowned self] in showValue() }
    }

    private func showValue() {
        let presented = presented
        forEachWrapper { wrapper in
            presented.update(wrapper, environment: environment)
            wrapper.invalidateSemantics()
        }
    }

    /// Calls a function, which may change the wrappers, with each of them.
    private func forEachWrapper(_ body: (Modifier.Box) -> Void) {
        let wrappers = wrappers
        wrappers.forEach(body)
    }

    package override func contentEnvironment() -> EnvironmentValues { modifier.contentEnvironment(environment) }

    package final override var passesLinesOn: Bool { true }

    package final override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }

    package override func makeBoxes() -> [LayoutBox] {
        Modifier.keepsPlace
            ? wrappers.wrapInSamePlace(content.boxes, make: makeWrapper)
            : wrappers.wrap(content.boxes, make: makeWrapper)
    }

    private func makeWrapper() -> Modifier.Box {
        let wrapper = presented.makeBox(environment: environment)
        wrapper.layoutDirection = environment.layoutDirection
        return wrapper
    }

    package override func makeLazyRuns() -> [LazyRun] {
        content.lazyRuns.wrapped { [weak self] box in
            self.map { $0.wrappers.wrapper(for: box, make: $0.makeWrapper) }
        } release: { [weak self] box in
            self?.wrappers.release(box)
        }
    }

    package override func apply(_ change: NodeChange) {
        forEachWrapper { wrapper in
            if wrapper.layoutDirection != environment.layoutDirection {
                wrapper.layoutDirection = environment.layoutDirection
                wrapper.invalidateLayout()
            }
        }
        showValue()
        super.apply(change)
    }
}

/// A modifier that lays out its content with a single-view layout.
protocol LayoutModifier: BoxModifier where Box == LayoutModifierBox<L> {
    associatedtype L: Layout

    @MainActor func layout(in environment: EnvironmentValues) -> L
}

extension LayoutModifier {
    package func makeBox(environment: EnvironmentValues) -> LayoutModifierBox<L> {
        LayoutModifierBox(layout: layout(in: environment))
    }

    package func update(_ box: LayoutModifierBox<L>, environment: EnvironmentValues) {
        box.update(layout(in: environment))
    }
}

extension LayoutContainerOf {
    /// Updates the layout's parameters.
    package final func update(_ layout: L) {
        if !ValueComparison.areEqual(self.layout, layout) { replaceLayout(by: layout) }
    }
}
