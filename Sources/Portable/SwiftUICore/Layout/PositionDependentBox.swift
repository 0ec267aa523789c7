/// A box whose layout depends on its position in the tree.
package protocol PositionDependentBox: LayoutBox {
    /// True if the position differs from the one the box was laid out for.
    @MainActor var isOutOfPlace: Bool { get }

    /// Adapts the box to its position.
    /// - Returns: true if the box must be laid out again.
    @MainActor func followPlace() -> Bool
}

extension PositionDependentBox {
    @MainActor package func followPlace() -> Bool {
        invalidateLayout()
        return true
    }
}
