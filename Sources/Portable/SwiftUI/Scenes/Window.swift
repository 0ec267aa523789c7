/// A window of which there is one: opening it again brings it to the front.
@available(macOS 13.0, *)
public struct Window<Content>: Scene where Content: View {
    private let title: Text
    private let id: String
    private let content: Content

    private init(title: Text, id: String, described content: Content) {
        self.title = title
        self.id = id
        self.content = content
    }

    public var body: some Scene { UniqueWindow(title: title, id: id, content: content) }

    /// A window that is opened by an identifier.
    @_disfavoredOverload
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: title, id: id, described: content())
    }

    /// A window that is opened by an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), id: id, described: content())
    }

    /// A window that is opened by an identifier.
    @_disfavoredOverload
    public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(title: Text(title), id: id, described: content())
    }
}

private struct UniqueWindow<Content: View>: Scene {
    typealias Body = Never

    let title: Text
    let id: String
    let content: Content

    func _sceneView() -> AnyView {
        AnyView(WindowGroupView(title: title, id: id, valueType: nil, content: AnyView(content), isUnique: true))
    }
}

@available(*, unavailable)
extension Window: Sendable {}
