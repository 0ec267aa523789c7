import ValueReflection

/// A change to a view, as a value that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the view that `body(content:)` returns. Modifiers that the module implements itself have `Never`.
    associatedtype Body: View

    /// Makes the node that applies the modifier to the content that `body` makes.
    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs

    /// The view with the change; `content` stands for the view that is modified.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

    /// Stands for the modified view.
    typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier {
    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { BodyModifierNode(modifier: modifier, inputs: inputs, content: body) }
    }

    /// A modifier that applies this one first and then another.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Modifiers that the module implements itself are never asked for a body.
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// Stands for what a modifier is applied to, inside its body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never

    let source: ModifierContent

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { inputs.contentCount }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { PlaceholderNode(value: view, inputs: inputs) }
    }
}

/// A token of graph construction, which makes the content of a modifier.
public struct _Graph {
    init() {}
}

/// A view or modifier with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public typealias Body = Never

    public var content: Content
    public var modifier: Modifier

    @inlinable nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        var inputs = inputs
        let content = UnsafeRawPointer(view.address).assumingMemoryBound(to: Content.self)
        if Modifier.Body.self == Never.self, !isPair(Modifier.self) {
            let place = ModifiedPlace(in: Self.self)
            inputs.modified = place
            // The modifiers of the module make their content at once, while the address is valid.
            return Modifier._makeView(modifier: place.graphValue(in: view), inputs: inputs) { _, inputs in
                var inputs = inputs
                inputs.isModified = true
                return Content._makeView(view: _GraphValue(at: content), inputs: inputs)
            }
        }
        let source = ViewContentSource(content.pointee)
        let place = ModifiedPlace(in: Self.self, source: source)
        inputs.modified = place
        return Modifier._makeView(modifier: place.graphValue(in: view), inputs: inputs) { _, inputs in
            .node { source.makeNode(inputs: inputs) }
        }
    }

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        let count = Content._viewListCount(inputs: inputs)
        return Modifier.Body.self == Never.self
            ? count : Modifier.Body._viewListCount(inputs: _ViewListCountInputs(contentCount: count))
    }

    public var body: Never { fatalError("ModifiedContent has no body") }
}

/// True for the type of a modifier that applies one modifier and then another.
private func isPair(_ modifier: Any.Type) -> Bool {
    GenericDefinition.isSame(modifier, ModifiedContent<EmptyModifier, EmptyModifier>.self)
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { ConcatenatedModifierNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
    public static func == (a: ModifiedContent<Content, Modifier>, b: ModifiedContent<Content, Modifier>) -> Bool {
        a.content == b.content && a.modifier == b.modifier
    }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

/// The modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()

    nonisolated public init() {}

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { TransparentModifierNode(modifier: modifier, inputs: inputs, content: body) }
    }

    public func body(content: EmptyModifier.Content) -> Never { fatalError("EmptyModifier has no body") }
}

extension View {
    /// Applies a modifier to the view.
    @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
