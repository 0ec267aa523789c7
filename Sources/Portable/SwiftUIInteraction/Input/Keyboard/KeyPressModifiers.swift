import Foundation
@_spi(Floors) import SwiftUICore

/// Handles keys while the focus is on the content or in it.
nonisolated struct KeyPressModifier: ViewModifier {
    typealias Body = Never

    let matches: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { KeyPressNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

final class KeyPressNode: TransparentModifierNode<KeyPressModifier> {
    override var passesBoxesOn: Bool { true }

    /// - Returns: true if the press was handled and goes no further.
    func handle(_ press: KeyPress) -> Bool {
        guard modifier.matches(press) else { return false }
        return modifier.action(press) == .handled
    }
}

extension View {
    nonisolated private func onKeyPress(
        phases: KeyPress.Phases, where matches: @escaping (KeyPress) -> Bool,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(matches: { phases.contains($0.phase) && matches($0) }, action: action))
    }

    /// Calls an action when a key goes down or repeats while the view has the focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: [.down, .repeat], where: { $0.key == key }, action: { _ in action() })
    }

    /// Calls an action in some phases of a key while the view has the focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases, where: { $0.key == key }, action: action)
    }

    /// Calls an action for any of some keys while the view has the focus.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases, where: { keys.contains($0.key) }, action: action)
    }

    /// Calls an action for keys that produce one of some characters while the view has the focus.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(
            phases: phases, where: { $0.characters.unicodeScalars.contains { characters.contains($0) } },
            action: action)
    }

    /// Calls an action for every key while the view has the focus.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases, where: { _ in true }, action: action)
    }
}
