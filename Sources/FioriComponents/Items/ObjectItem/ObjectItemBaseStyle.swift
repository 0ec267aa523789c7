import SwiftUI

/// The layout of an object: in a row, in columns, below each other, or as in a card.
nonisolated public struct ObjectItemBaseStyle: ObjectItemStyle {
    public func makeBody(_ configuration: ObjectItemConfiguration) -> some View {
        ObjectItemLayout(configuration: configuration)
    }
}

/// The layout of ``ObjectItem`` on a card: the texts take its width, with the description, and buttons stand below.
///
/// ```swift
/// ObjectItem(title: "Rotary Pump, Model 23", description: "Temperature fluctuates.")
///     .objectItemStyle(.card)
/// ```
nonisolated public struct ObjectItemCardStyle: ObjectItemStyle {
    public func makeBody(_ configuration: ObjectItemConfiguration) -> some View {
        ObjectItem(configuration).environment(\.isObjectOnCard, true)
    }
}

nonisolated extension ObjectItemStyle where Self == ObjectItemCardStyle {
    /// The layout on a card: the texts take its width, with the description, and buttons stand below.
    public static var card: ObjectItemCardStyle { ObjectItemCardStyle() }
}

nonisolated private struct ObjectOnCardKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
    var isObjectOnCard: Bool {
        get { self[ObjectOnCardKey.self] }
        set { self[ObjectOnCardKey.self] = newValue }
    }
}
