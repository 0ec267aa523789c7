/// The node of a view that only passes its parts on to child nodes. It keeps no value and compares none, because the
/// children do both.
///
/// New values are read at their address, where the parts are, so that none of the levels of nested views copies all
/// below it.
@MainActor
@_spi(Floors) open class StructuralNode<V: View>: ViewNode, ValuedNode {
    public override init(inputs: _ViewInputs) { super.init(inputs: inputs) }

    final class var valueType: Any.Type { V.self }

    public final override func adopt(_ address: UnsafeRawPointer, environment passedEnvironment: EnvironmentValues) {
        let newEnvironment = placeEnvironment ?? passedEnvironment
        let isOtherEnvironment = !newEnvironment.isIdentical(to: environment)
        environment = newEnvironment
        _ = clearDirty()
        withOwnTransaction {
            show(address.assumingMemoryBound(to: V.self), inOtherEnvironment: isOtherEnvironment)
        }
    }

    public final override func update(environment passedEnvironment: EnvironmentValues) {
        let newEnvironment = placeEnvironment ?? passedEnvironment
        guard !newEnvironment.isIdentical(to: environment) else { return }
        environment = newEnvironment
        withOwnTransaction { environmentDidChange() }
    }

    /// Updates the children to the parts of a new value, and to ``ViewNode/environment``.
    open func show(_ view: UnsafePointer<V>, inOtherEnvironment: Bool) {}

    /// Updates the children to ``ViewNode/environment`` without a new value.
    open func environmentDidChange() {
        forEachChild { $0.update(environment: environment) }
    }
}

/// A view that is an arrangement and its content, which are its only stored properties, in this order.
package protocol ArrangedContent: View {
    associatedtype Arrangement
    associatedtype Content: View

    var layout: Arrangement { get }
    var content: Content { get }
}

extension ArrangedContent {
    /// The layout of a view, without a copy of the whole view.
    @inlinable package static func layout(of view: UnsafePointer<Self>) -> Arrangement {
        UnsafeRawPointer(view).assumingMemoryBound(to: Arrangement.self).pointee
    }

    /// The address of the content of a view.
    @inlinable package static func content(of view: UnsafePointer<Self>) -> UnsafePointer<Content> {
        let address = UnsafeRawPointer(view) + MemoryLayout<Arrangement>.offset(of: Content.self)
        return address.assumingMemoryBound(to: Content.self)
    }
}

extension MemoryLayout {
    /// The offset of a second stored property in a value whose first one is of this type.
    @inlinable static func offset<Second>(of _: Second.Type) -> Int {
        let alignment = MemoryLayout<Second>.alignment
        return (size + alignment - 1) & ~(alignment - 1)
    }
}
