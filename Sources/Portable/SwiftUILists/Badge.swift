import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// A number or word beside the content of a row or tab.
package struct Badge: Sendable {
    package let text: Text
    package let prominence: BadgeProminence

    package init(text: Text, prominence: BadgeProminence) {
        self.text = text
        self.prominence = prominence
    }

    /// The badge in a row: secondary, red if its prominence is increased, tertiary if decreased. Hidden from
    /// accessibility, because the row's content speaks it.
    @MainActor var view: some View {
        text
            .foregroundStyle(
                prominence == .increased
                    ? AnyShapeStyle(Color.red)
                    : prominence == .decreased ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.secondary)
            )
            .monospacedDigit()
            .accessibilityHidden(true)
    }
}

/// The badge of a row or tab; nil for none.
package struct BadgeKey: LayoutValueKey { package static var defaultValue: Badge? { nil } }

/// The prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int

    public static let decreased = BadgeProminence(level: 0)
    public static let standard = BadgeProminence(level: 1)
    public static let increased = BadgeProminence(level: 2)
}

private struct BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
    /// The prominence of badges.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// A number beside the row or tab; none for 0.
    nonisolated public func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text(count, format: .number))
    }

    /// A text beside the row or tab.
    nonisolated public func badge(_ label: Text?) -> some View {
        listTrait { traits, environment in
            traits[BadgeKey.self] = label.map { Badge(text: $0, prominence: environment.badgeProminence) }
        }
    }

    /// A text beside the row or tab.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// A text beside the row or tab.
    @_disfavoredOverload
    nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
        badge(label.map { Text($0) })
    }

    /// Sets the prominence of badges in this view and below.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}
