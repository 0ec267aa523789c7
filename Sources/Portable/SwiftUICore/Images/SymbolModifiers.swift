extension View {
    /// Adds a variant to those of the symbols in this view and its descendants.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = SymbolVariants(set: $0.set.union(variant.set)) }
    }

    /// Sets the size of symbols in this view and its descendants.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
