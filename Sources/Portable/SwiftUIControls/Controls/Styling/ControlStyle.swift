@_spi(Floors) import SwiftUICore

/// A style of one kind of control, as what it makes of a control's configuration.
///
/// One conformance for each kind (`ToggleStyle`, `GaugeStyle`, …); everything else about styles is here.
package protocol StyleBody {
    associatedtype Style
    associatedtype Configuration
    associatedtype Content: View

    var style: Style { get set }

    @MainActor func content(_ configuration: Configuration) -> Content
}

/// A style with its type erased, as it is handed down the tree.
///
/// A style that makes a control of the configuration it was given means the look that the control would have without it:
/// that of the style around it.
package final class AnyStyle<Configuration>: Sendable {
    package let outer: AnyStyle?
    private let make: @MainActor (Configuration) -> AnyView

    package init<B: StyleBody>(_ body: B, outer: AnyStyle? = nil) where B.Configuration == Configuration {
        self.outer = outer
        nonisolated(unsafe) let body = body
        make = { AnyView(StyledView(styleBody: body, configuration: $0)) }
    }

    /// A style that is made where it is used. Styles are made on the main actor only; defaults of the environment are not.
    package init<B: StyleBody>(making body: @escaping @MainActor @Sendable () -> B)
    where B.Configuration == Configuration {
        outer = nil
        make = { AnyView(StyledView(styleBody: body(), configuration: $0)) }
    }

    @MainActor package func view(_ configuration: Configuration) -> UnaryView<AnyView> {
        UnaryView(content: make(configuration))
    }

    /// For what may be several views, such as the rows of a group in a list.
    @MainActor package func views(_ configuration: Configuration) -> AnyView { make(configuration) }
}

/// The view that a style makes of a configuration. The style's own dynamic properties, such as `@Environment`, are read
/// here.
nonisolated struct StyledView<B: StyleBody>: View {
    typealias Body = Never

    let styleBody: B
    let configuration: B.Configuration

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { StyledNode(value: view, inputs: inputs) }
    }

    static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

private final class StyledNode<B: StyleBody>: BodyEvaluator<StyledView<B>, B.Style, B.Content> {
    override func subject(of view: StyledView<B>) -> B.Style { view.styleBody.style }

    override func body(of subject: B.Style, in view: StyledView<B>) -> B.Content {
        var body = view.styleBody
        body.style = subject
        return body.content(view.configuration)
    }

    override func makeChild(at address: UnsafePointer<B.Content>, inputs: _ViewInputs) -> ViewNode {
        B.Content.node(at: address, inputs: inputs)
    }
}

/// Hands a style down the tree. Compared by the style itself, so that an equal one does not look like news.
nonisolated package struct StyleModifier<B: StyleBody>: ViewModifier {
    package typealias Body = Never

    let styleBody: B
    let keyPath: WritableKeyPath<EnvironmentValues, AnyStyle<B.Configuration>>

    package init(styleBody: B, keyPath: WritableKeyPath<EnvironmentValues, AnyStyle<B.Configuration>>) {
        self.styleBody = styleBody
        self.keyPath = keyPath
    }

    @MainActor package static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { StyleNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class StyleNode<B: StyleBody>: TransparentModifierNode<StyleModifier<B>> {
    private var derived: EnvironmentValues?

    override var passesBoxesOn: Bool { true }

    override func contentEnvironment() -> EnvironmentValues {
        if let derived { return derived }
        var result = environment
        result[keyPath: modifier.keyPath] = AnyStyle(
            modifier.styleBody, outer: environment[keyPath: modifier.keyPath])
        derived = result
        return result
    }

    override func apply(_ change: NodeChange) {
        derived = nil
        super.apply(change)
    }
}
