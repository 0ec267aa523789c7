@_spi(Floors) import SwiftUICore

/// Writes traits of a view for the enclosing list. For single values, the modifier closest to the view takes
/// precedence.
nonisolated private struct ListTraitModifier: BoxModifier {
    let write: (inout LayoutTraits, EnvironmentValues) -> Void

    func makeBox(environment: EnvironmentValues) -> TraitBox { TraitBox { [write] in write(&$0, environment) } }

    func update(_ box: TraitBox, environment: EnvironmentValues) {
        box.change = { [write] in write(&$0, environment) }
        box.invalidateLayout()
    }
}

extension View {
    /// Writes traits of the view for the enclosing list.
    nonisolated package func listTrait(_ write: @escaping (inout LayoutTraits, EnvironmentValues) -> Void) -> some View
    {
        modifier(ListTraitModifier(write: write))
    }
}
