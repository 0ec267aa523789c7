/// A part of an app's user interface, described by its `body`.
///
/// Views are values. The runtime keeps what must last (identity, state, geometry) in a tree of nodes that is made from
/// these values and updated from newer ones.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view that `body` returns. Views that draw by themselves have `Never`.
    associatedtype Body: View

    /// Makes the node that keeps this view alive. Composed views get the default, which evaluates `body`.
    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs

    /// The number of views in every value of this type; nil if it differs between values.
    nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int?

    /// The content and behaviour of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension View {
    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node {
            // Lazy containers ask the node of an AnyView for its lines.
            Body.self == AnyView.self && !inputs.isInLines
                ? ErasedBodyNode(value: view, inputs: inputs) : BodyNode(value: view, inputs: inputs)
        }
    }

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Body.self == Never.self ? 1 : Body._viewListCount(inputs: inputs)
    }
}

/// The inputs of the number of views, besides their type.
public struct _ViewListCountInputs {
    /// The number of views in the enclosing modifier's content.
    var contentCount: Int?
}

extension Never: View {
    public typealias Body = Never

    public var body: Never { fatalError("Never has no value, so it has no body") }
}

extension View where Body == Never {
    /// Views that draw by themselves are never asked for a body.
    public var body: Never { fatalError("\(Self.self) draws by itself: it has no body") }
}

/// A value on its way into the graph, by its address: views nest deeply, and each level would copy all below it.
public struct _GraphValue<Value> {
    /// The address, which is valid until the node of the value has been made.
    package let address: UnsafePointer<Value>

    package init(at address: UnsafePointer<Value>) { self.address = address }

    /// The value in place, of which a reader copies only the part that it reads.
    package var value: Value {
        _read { yield address.pointee }
    }
}

/// `withUnsafePointer(to:_:)` on the caller's actor.
///
/// Closures for functions of other modules are compiled with a check of their actor, which costs more than most of them
/// do; those for functions of this module are not.
@inline(__always)
func withAddress<Value, Result>(of value: Value, _ body: (UnsafePointer<Value>) -> Result) -> Result {
    withUnsafePointer(to: value, body)
}

/// `withUnsafeMutablePointer(to:_:)` on the caller's actor.
@inline(__always)
func withAddress<Value, Result>(
    ofMutable value: inout Value, _ body: (UnsafeMutablePointer<Value>) -> Result
) -> Result {
    withUnsafeMutablePointer(to: &value, body)
}

extension View {
    /// Makes the node of the view at an address.
    @MainActor package static func node(at address: UnsafePointer<Self>, inputs: _ViewInputs) -> ViewNode {
        _makeView(view: _GraphValue(at: address), inputs: inputs).node
    }

    /// Makes the node of a view.
    @MainActor package static func outputs(of view: Self, inputs: _ViewInputs) -> _ViewOutputs {
        withAddress(of: view) { _makeView(view: _GraphValue(at: $0), inputs: inputs) }
    }
}

/// The inputs of a node: its graph, its parent and its environment.
public struct _ViewInputs {
    // The node of the parent makes its children, and both it and the graph outlive that.
    package unowned(unsafe) let graph: ViewGraph
    unowned(unsafe) let parent: ViewNode?
    package var environment: EnvironmentValues
    /// True if the node is the content of a modifier.
    var isModified = false
    /// True if the node's views are lines of a lazy container, which asks for those in view.
    package var isInLines = false
    /// The place of the node's modifier in the value of the modified view.
    package var modified: ModifiedPlace?

    package init(
        graph: ViewGraph, parent: ViewNode?, environment: EnvironmentValues, isModified: Bool = false,
        isInLines: Bool = false, modified: ModifiedPlace? = nil
    ) {
        self.graph = graph
        self.parent = parent
        self.environment = environment
        self.isModified = isModified
        self.isInLines = isInLines
        self.modified = modified
    }
}

/// The node that a view made.
public struct _ViewOutputs {
    let node: ViewNode

    /// The outputs of a node that is made on the spot.
    @MainActor package static func node(_ make: () -> ViewNode) -> _ViewOutputs { _ViewOutputs(node: make()) }
}

extension _ViewOutputs {
    /// The node as that of a type of view that makes a node of its own, unlike a modified view.
    @MainActor package func typed<V: View>(_: V.Type) -> ValueNode<V> { unsafeDowncast(node, to: ValueNode<V>.self) }
}
