/// Type through which the bindings of a model initialiser write to the model.
///
/// The closures of `Binding(get:set:)` are `@Sendable`, so they may not capture a model, which need not be `Sendable`. A key
/// path captures nothing: `Bindable` makes the binding from one that goes through an observable reference to the model.
enum ModelReference {
    static let name = "_ModelReference"

    /// The declaration, for components whose model initialiser makes bindings; empty for all others.
    static func declaration(for component: Component) -> String {
        guard component.hasModelInitializer, component.properties.contains(where: { $0.binding != nil }) else {
            return ""
        }
        return """
            /// A reference to the model, by which key paths lead to its properties.
            nonisolated private final class \(name)<Model>: Observable {
                let model: Model

                init(_ model: Model) { self.model = model }
            }
            """
    }
}
