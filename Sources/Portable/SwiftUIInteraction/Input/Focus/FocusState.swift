@_spi(Floors) import SwiftUICore
import ValueReflection

/// The focused view as a value; writing it moves the focus.
@propertyWrapper
public struct FocusState<Value>: DynamicProperty, IgnoredByComparison where Value: Hashable {
    fileprivate let none: Value
    fileprivate var location: FocusStateLocation<Value>?

    /// True while one view has the focus.
    public init() where Value == Bool { none = false }

    /// The focused one of several views; nil when none of them has the focus.
    public init<T>() where Value == T?, T: Hashable { none = nil }

    public var wrappedValue: Value {
        get { location?.get() ?? none }
        nonmutating set { location?.set(newValue, transaction: Transaction()) }
    }

    public var projectedValue: FocusState<Value>.Binding {
        Binding(location: location ?? FocusStateLocation(none))
    }

    public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.append(FocusStateSlot<Value>(), at: fieldOffset)
    }

    /// A connection to a focus state that another view owns.
    @propertyWrapper
    public struct Binding {
        let location: FocusStateLocation<Value>

        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue, transaction: Transaction()) }
        }

        public var projectedValue: FocusState<Value>.Binding { self }
    }
}

extension FocusState: Sendable where Value: Sendable {}

private final class FocusStateSlot<Value: Hashable>: PropertySlot {
    private var location: FocusStateLocation<Value>?

    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        let property = pointer.assumingMemoryBound(to: FocusState<Value>.self)
        let location = location ?? FocusStateLocation(property.pointee.none, graph: node.graph)
        self.location = location
        property.pointee.location = location
    }
}

/// The storage of a focus state.
protocol FocusLocation: AnyObject {
    /// Resets the value to that for no focused view, without moving the focus.
    func clear()
}

// Unchecked: it is used where views are, on the main actor.
final class FocusStateLocation<Value: Hashable>: AnyLocation<Value>, FocusLocation, @unchecked Sendable {
    let none: Value
    private var value: Value
    private var readers = Readers()
    private weak var graph: ViewGraph?

    init(_ none: Value, graph: ViewGraph? = nil) {
        self.none = none
        value = none
        self.graph = graph
    }

    override func get() -> Value {
        readers.noteRead()
        return value
    }

    /// Writes the value and moves the focus.
    override func set(_ newValue: Value, transaction: Transaction) {
        guard value != newValue else {
            // Writing the focused view's value again keeps the focus there.
            if newValue != none { MainActorCheck.run { [self] in graph?.focus.keep(self) } }
            return
        }
        note(newValue)
        MainActorCheck.run { [self] in graph?.focus.follow(self) }
    }

    /// Writes the value after the focus has moved.
    func note(_ newValue: Value) {
        guard value != newValue else { return }
        value = newValue
        readers.invalidate(transaction: Transaction())
    }

    func clear() { note(none) }

    /// The value for the focus system, which records no dependency.
    var current: Value { value }
}

/// The value that identifies a view in a focus state, with the state's type erased.
struct FocusBinding {
    let location: any FocusLocation
    /// The value that identifies the view.
    let value: AnyHashable
    /// True if the state's value identifies the view.
    let isWanted: () -> Bool
    /// Sets the state to the view's value, which moves the focus.
    let want: () -> Void
    /// Sets the state to the view's value after the focus has moved.
    let take: () -> Void
    /// Clears the state if its value identifies the view.
    let release: () -> Void

    init<Value>(_ binding: FocusState<Value>.Binding, _ value: Value) {
        let location = binding.location
        self.location = location
        self.value = AnyHashable(value)
        isWanted = { location.current == value }
        want = { location.set(value, transaction: Transaction()) }
        take = { location.note(value) }
        release = { if location.current == value { location.clear() } }
    }
}

/// Connects the focus of the content with a focus state.
nonisolated struct FocusedModifier: ViewModifier {
    typealias Body = Never

    let binding: FocusBinding

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { FocusedNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

final class FocusedNode: TransparentModifierNode<FocusedModifier> {
    override init(
        modifier: _GraphValue<FocusedModifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        graph.focus.register(self)
    }

    override var passesBoxesOn: Bool { true }

    override func willRemove() { graph.focus.unregister(self) }
}

extension View {
    /// Connects the focus of this view with a state: the view has the focus while the state has the given value.
    nonisolated public func focused<Value>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View where Value: Hashable {
        modifier(FocusedModifier(binding: FocusBinding(binding, value)))
    }

    /// Connects the focus of this view with a Boolean state.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: FocusBinding(condition, true)))
    }
}
