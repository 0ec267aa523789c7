import SwiftUI

// The views and result builders that the declarations name.

/// Shows badges beside each other.
nonisolated public struct BadgeRow: View, _ViewEmptyChecking {
    let badges: [TextOrIcon]

    public init(_ badges: [TextOrIcon]) { self.badges = badges }

    @MainActor public var body: some View {
        HStack {
            ForEach(badges.indices, id: \.self) { TextOrIconView(badges[$0]) }
        }
    }

    public var isEmpty: Bool { badges.isEmpty }
}

@resultBuilder
nonisolated public enum BadgeBuilder {
    public static func buildBlock() -> any View { EmptyView() }
    public static func buildBlock(_ component: any View) -> any View { component }
    public static func buildBlock(_ components: any View...) -> any View {
        BuiltBadges(views: components)
    }
}

/// The badges of a builder.
nonisolated struct BuiltBadges: View {
    let views: [any View]

    @MainActor var body: some View {
        HStack {
            ForEach(views.indices, id: \.self) { AnyView(views[$0]) }
        }
    }
}

/// Views that are counted.
nonisolated public protocol StepContainer: View {
    var isEmpty: Bool { get }
    var count: Int { get }
}

extension EmptyView: StepContainer {
    nonisolated public var isEmpty: Bool { true }
    nonisolated public var count: Int { 0 }
}

/// Shows steps below each other.
nonisolated public struct StepStack: StepContainer {
    let steps: [String]

    public init(_ steps: [String]) { self.steps = steps }

    public var count: Int { steps.count }
    public var isEmpty: Bool { steps.isEmpty }

    @MainActor public var body: some View {
        ForEach(steps, id: \.self) { Text($0) }
    }
}

@resultBuilder
nonisolated public enum StepBuilder {
    public static func buildBlock() -> any StepContainer { EmptyView() }
    public static func buildBlock(_ components: String...) -> any StepContainer { StepStack(components) }
    public static func buildBlock(_ component: any StepContainer) -> any StepContainer { component }
}
