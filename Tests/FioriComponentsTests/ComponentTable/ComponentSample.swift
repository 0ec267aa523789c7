import FioriComponents
import SwiftUI
import SwiftUITestHost
import Testing

/// A component made of samples. Those of all components are generated (`fiori.yml`), so a new one is among them at once.
nonisolated struct ComponentSample: CustomTestStringConvertible, Sendable {
    enum Kind: Sendable { case part, composite }

    let name: String
    let kind: Kind
    /// Names of the properties that are shown.
    let parts: [String]
    /// Names of the properties that are no views and have values in the full sample, such as `controlState`.
    let values: Set<String>
    /// All parts and actions, in a state for those that have one.
    private let full: @MainActor (ControlState) -> any View
    /// The parts that the component cannot do without.
    private let least: @MainActor () -> any View

    init(
        _ name: String, _ kind: Kind, parts: [String], values: Set<String>,
        full: @escaping @MainActor (ControlState) -> any View,
        least: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.kind = kind
        self.parts = parts
        self.values = values
        self.full = full
        self.least = least
    }

    var testDescription: String { name }

    @MainActor func view(_ state: ControlState = .normal) -> some View { AnyView(full(state)) }
    @MainActor var smallest: some View { AnyView(least()) }
}

/// A view of an app in a component.
nonisolated struct SampleView: View {
    let name: String

    init(_ name: String) { self.name = name }

    @MainActor var body: some View { Text(name) }
}
