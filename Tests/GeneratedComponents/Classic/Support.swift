import SwiftUI

// The types that the generated code needs, and the hand-written views that back properties.

nonisolated public struct AnyViewModifier: ViewModifier, @unchecked Sendable {
    private let transform: @MainActor (Content) -> AnyView

    public init<V: View>(_ transform: @escaping (Content) -> V) {
        nonisolated(unsafe) let transform = transform
        self.transform = { AnyView(transform($0)) }
    }

    @MainActor public func body(content: Content) -> some View { transform(content) }
}

enum Fiori {}

nonisolated public struct IconStackItem: Equatable {
    public let name: String

    public init(_ name: String) { self.name = name }
}

/// Shows the icons of a list.
nonisolated public struct IconStack: View {
    public let icons: [IconStackItem]

    public init(icons: [IconStackItem]?) { self.icons = icons ?? [] }

    @MainActor public var body: some View { Text(icons.map(\.name).joined(separator: " ")) }
}

/// The result type of `IconBuilder`, distinct from that of `ViewBuilder`.
nonisolated public struct BuiltIcons<Content: View>: View {
    let content: Content

    @MainActor public var body: some View { content }
}

@resultBuilder
nonisolated public enum IconBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> BuiltIcons<Content> {
        BuiltIcons(content: content)
    }
}
