import ValueReflection

/// Ways to use a device without seeing or touching it.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var bits: UInt8

    public init() { bits = 0 }

    private init(bits: UInt8) { self.bits = bits }

    /// The screen is read aloud.
    nonisolated(unsafe) public static var voiceOver = AccessibilityTechnologies(bits: 1)
    /// Control by one or two switches in place of touches.
    nonisolated(unsafe) public static var switchControl = AccessibilityTechnologies(bits: 2)

    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        .init(bits: bits | other.bits)
    }
    public mutating func formUnion(_ other: AccessibilityTechnologies) { bits |= other.bits }
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        .init(bits: bits & other.bits)
    }
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits &= other.bits }
    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        .init(bits: bits ^ other.bits)
    }
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { bits ^= other.bits }
    public func contains(_ member: AccessibilityTechnologies) -> Bool { bits & member.bits == member.bits }
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        guard contains(member) else { return nil }
        bits &= ~member.bits
        return member
    }
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let known = contains(newMember) ? newMember : nil
        formUnion(newMember)
        return known
    }
}

/// Position of the assistive technology's cursor: read it to follow the cursor, write it to move the cursor.
@propertyWrapper
public struct AccessibilityFocusState<Value>: DynamicProperty, IgnoredByComparison where Value: Hashable {
    /// A connection to the state for views further down.
    @propertyWrapper
    public struct Binding {
        let location: AnyLocation<Value>
        /// Value while the cursor is elsewhere.
        let elsewhere: Value

        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue, transaction: Transaction()) }
        }

        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }

    private let elsewhere: Value
    fileprivate var location: StateLocation<Value>?

    /// True while the cursor is on a view.
    public init() where Value == Bool { elsewhere = false }

    /// True while the cursor of some technologies is on a view.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { elsewhere = false }

    /// Creates a state that identifies the view with the cursor; nil while the cursor is elsewhere.
    public init<T>() where Value == T?, T: Hashable { elsewhere = nil }

    /// Creates a state that identifies the view with the cursor of some technologies; nil while the cursor is
    /// elsewhere.
    public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable { elsewhere = nil }

    public var wrappedValue: Value {
        get { location?.get() ?? elsewhere }
        nonmutating set { location?.set(newValue, transaction: Transaction()) }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding {
        Binding(location: location ?? StateLocation(elsewhere), elsewhere: elsewhere)
    }

    public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.append(AccessibilityFocusSlot<Value>(), at: fieldOffset)
    }

    fileprivate func makeLocation() -> StateLocation<Value> { StateLocation(elsewhere) }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
// Unchecked: the location is that of a state, which guards its value.
extension AccessibilityFocusState.Binding: @unchecked Sendable where Value: Sendable {}

private final class AccessibilityFocusSlot<Value: Hashable>: PropertySlot {
    private var location: StateLocation<Value>?

    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        let property = pointer.assumingMemoryBound(to: AccessibilityFocusState<Value>.self)
        let location = location ?? property.pointee.makeLocation()
        self.location = location
        property.pointee.location = location
    }
}

// MARK: Modifiers

nonisolated private struct AccessibilityFocusModifier<Value: Hashable>: BoxModifier {
    typealias Body = Never

    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value

    @MainActor func makeBox(environment: EnvironmentValues) -> AccessibilityFocusBox {
        let box = AccessibilityFocusBox()
        update(box, environment: environment)
        return box
    }

    @MainActor func update(_ box: AccessibilityFocusBox, environment: EnvironmentValues) {
        nonisolated(unsafe) let (binding, value) = (binding, value)
        box.hasCursor = { binding.wrappedValue == value }
        box.moveCursor = { isHere in
            if isHere {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value {
                binding.wrappedValue = binding.elsewhere
            }
        }
    }
}

private final class AccessibilityFocusBox: TransparentBox {
    var hasCursor: () -> Bool = { false }
    var moveCursor: @MainActor (Bool) -> Void = { _ in }

    override func describe(to builder: inout SemanticsBuilder) {
        var elements = builder.gather { super.describe(to: &$0) }
        // The state is read through a closure.
        builder.isVolatile = true
        // The cursor comes to the first of several elements, and any of them says that it is here.
        if hasCursor(), !elements.isEmpty { elements[0].isFocused = true }
        for var element in elements {
            element.details.cursorObservers.append(moveCursor)
            builder.add(element)
        }
    }
}

extension View {
    /// Ties the cursor of assistive technology to a value: it is on the view as long as the state equals that value.
    nonisolated public func accessibilityFocused<Value>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View where Value: Hashable {
        modifier(AccessibilityFocusModifier(binding: binding, value: value))
    }

    /// Ties the cursor of assistive technology to a state: it is on the view as long as that is true.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(AccessibilityFocusModifier(binding: condition, value: true))
    }
}
