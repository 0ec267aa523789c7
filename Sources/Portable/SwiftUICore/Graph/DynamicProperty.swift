import Foundation
import ValueReflection

/// A stored property of a view that the graph updates before it evaluates the body.
///
/// Types that consist of other dynamic properties conform by declaration alone; `update()` is called after those were
/// updated.
public protocol DynamicProperty {
    /// Adds the property's slot to the buffer of the node that owns it.
    static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int)

    /// Called before the body is evaluated, after the property's own dynamic properties are up to date.
    mutating func update()
}

extension DynamicProperty {
    public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.appendProperties(of: Self.self, at: fieldOffset)
        buffer.append(CustomPropertySlot<Self>(), at: fieldOffset)
    }

    public mutating func update() {}
}

/// The persistent part of one dynamic property, which lives as long as its node.
@MainActor
@_spi(Floors) open class PropertySlot {
    @exclusivity(unchecked) package unowned(unsafe) var node: ViewNode!

    nonisolated public init() {}

    /// Updates the property at an address inside the view value.
    open func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {}

    /// True if the property reads another value from a new environment.
    open func environmentDidChange(_ environment: EnvironmentValues) -> Bool { false }

    /// True if the property holds state that cannot be made again from the view's value.
    open var holdsState: Bool { false }

    /// True if the property is subscribed to something until its node is removed.
    nonisolated open var isSubscribed: Bool { false }

    /// Ends the subscription of the property.
    open func detach() {}
}

/// Calls `update()` of a property that consists of others.
private final class CustomPropertySlot<P: DynamicProperty>: PropertySlot {
    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        pointer.assumingMemoryBound(to: P.self).pointee.update()
    }
}

/// The dynamic properties of one node, in declaration order.
public struct _DynamicPropertyBuffer {
    private var slots: [(offset: Int, slot: PropertySlot)] = []
    /// True if a slot is subscribed, so that the others are not visited when the node is removed.
    private var hasSubscriptions = false

    /// The dynamic fields of a type of view, with their offsets.
    // Unchecked: types are the same for all threads; the protocol does not say so.
    private final class DynamicFields: @unchecked Sendable {
        let fields: [(offset: Int, type: any DynamicProperty.Type)]

        private static let dynamicTypes = ConformingTypes(of: (any DynamicProperty).self)

        init(of type: Any.Type) {
            fields = FieldLayout(of: type).fields.compactMap { field in
                guard Self.dynamicTypes.mayInclude(field.type) else { return nil }
                return (field.type as? any DynamicProperty.Type).map { (field.offset, $0) }
            }
        }
    }

    private static let knownFields = TypeTable<DynamicFields>()

    init<V>(of type: V.Type) { appendProperties(of: type, at: 0) }

    package mutating func append(_ slot: PropertySlot, at offset: Int) {
        slots.append((offset, slot))
        if slot.isSubscribed { hasSubscriptions = true }
    }

    mutating func appendProperties<V>(of type: V.Type, at base: Int) {
        for (offset, property) in Self.knownFields.value(for: type, make: { DynamicFields(of: type) }).fields {
            property._makeProperty(in: &self, container: _GraphValue<V>.self, fieldOffset: base + offset)
        }
    }

    @MainActor func attach(to node: ViewNode) {
        for (_, slot) in slots { slot.node = node }
    }

    @MainActor func update<V>(_ value: inout V, environment: EnvironmentValues) {
        guard !slots.isEmpty else { return }
        withAddress(ofMutable: &value) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            for (offset, slot) in slots { slot.update(at: base + offset, environment: environment) }
        }
    }

    @MainActor func environmentDidChange(_ environment: EnvironmentValues) -> Bool {
        slots.contains { $0.slot.environmentDidChange(environment) }
    }

    @MainActor var holdsState: Bool { slots.contains { $0.slot.holdsState } }

    @MainActor func detach() {
        guard hasSubscriptions else { return }
        for (_, slot) in slots { slot.detach() }
    }
}
