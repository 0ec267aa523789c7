/// Containers that get the views of their content one by one.
///
/// A root arranges the children of a ``Tree`` in its body: it may leave some out, put others between them, and read the
/// traits that they have set.
@available(iOS 13.0, *)
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias Children = _VariadicView_Children
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// A root with the content whose views it arranges.
    public struct Tree<Root, Content> where Root: _VariadicView_Root {
        public var root: Root
        public var content: Content

        nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }
}

/// The arrangement of a content's views.
@available(iOS 13.0, *)
public protocol _VariadicView_Root {
    /// Options of lists of views; 0, which are none.
    static var _viewListOptions: Int { get }

    /// The number of views that the root makes of a content; nil if it differs between values.
    nonisolated static func _viewListCount(
        inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?
    ) -> Int?
}

@available(iOS 13.0, *)
extension _VariadicView_Root {
    public static var _viewListOptions: Int { 0 }

    nonisolated public static func _viewListCount(
        inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?
    ) -> Int? { nil }
}

/// A root that makes views.
@available(iOS 13.0, *)
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View

    /// The views that the root makes of the children.
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Self.Body
}

@available(iOS 13.0, *)
extension _VariadicView_ViewRoot where Self.Body == Never {
    /// Roots without a body are never asked for one.
    public func body(children: _VariadicView.Children) -> Never { fatalError("\(Self.self) has no body") }
}

/// A root whose body counts as a single view, whatever its content consists of.
@available(iOS 13.0, *)
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

@available(iOS 13.0, *)
extension _VariadicView_UnaryViewRoot {
    nonisolated public static func _viewListCount(
        inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?
    ) -> Int? { 1 }
}

/// A root whose body's views stand by themselves in the container around it.
@available(iOS 13.0, *)
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

@available(iOS 13.0, *)
extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public typealias Body = Never

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Root._viewListCount(inputs: inputs) { Content._viewListCount(inputs: $0) }
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { VariadicNode(value: view, inputs: inputs) }
    }
}
