import SwiftUI

// What the generated code presupposes, and the hand-written views that back properties.

public struct AnyViewModifier: ViewModifier {
    private let transform: (Content) -> AnyView

    public init<V: View>(_ transform: @escaping (Content) -> V) { self.transform = { AnyView(transform($0)) } }

    public func body(content: Content) -> some View { transform(content) }
}

enum Fiori {}

nonisolated public struct IconStackItem: Equatable {
    public let name: String

    public init(_ name: String) { self.name = name }
}

/// Shows the icons of a list.
public struct IconStack: View {
    public let icons: [IconStackItem]

    public init(icons: [IconStackItem]?) { self.icons = icons ?? [] }

    public var body: some View { Text(icons.map(\.name).joined(separator: " ")) }
}

/// What `IconBuilder` makes of its statements: told apart from what `ViewBuilder` would make.
public struct BuiltIcons<Content: View>: View {
    let content: Content

    public var body: some View { content }
}

@resultBuilder
public enum IconBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> BuiltIcons<Content> {
        BuiltIcons(content: content)
    }
}

public struct AttributedText: View {
    let characters: String

    public init(bodyText: AttributedString?) { characters = bodyText.map { String($0.characters) } ?? "" }

    public var body: some View { Text(characters) }
}

public struct BigAction: View {
    let action: Action

    public init(model: ActionModel) { action = Action(model: model) }

    public var body: some View { action }
}

public struct _NextActionDefault: ActionModel {
    public nonisolated var actionText: String? { "Next" }

    public nonisolated init() {}
}

public protocol IndexedViewContainer: View {
    var count: Int { get }
}

public struct FormsContainer: IndexedViewContainer {
    let forms: [ConsentFormModel]

    public init(forms: [ConsentFormModel]) { self.forms = forms }

    public var count: Int { forms.count }
    public var body: some View { Text("\(count)") }
}

@resultBuilder
public enum IndexedViewBuilder {
    public static func buildBlock<Content: IndexedViewContainer>(_ content: Content) -> Content { content }
}
