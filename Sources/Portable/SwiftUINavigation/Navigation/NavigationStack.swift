@_spi(Floors) import SwiftUICore

/// Pages on top of each other, with bars around the topmost one and a way back.
public struct NavigationStack<Data, Root>: View where Root: View {
    private let path: AnyStackPath?
    private let root: Root

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = AnyStackPath(path)
        self.root = root()
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.path = AnyStackPath(path)
        self.root = root()
    }

    public var body: some View { StackOfPages(path: path, root: root) }
}

/// The stack behind navigation stacks, views and split views.
package struct StackOfPages<Root: View>: View {
    package typealias Body = Never

    let path: AnyStackPath?
    let root: Root
    /// True if the stack is the one that a split view makes around the content of a column.
    var isColumn: Bool

    package init(path: AnyStackPath?, root: Root, isColumn: Bool = false) {
        self.path = path
        self.root = root
        self.isColumn = isColumn
    }

    package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { NavigationStackNode(value: view, inputs: inputs) }
    }
}

/// An object that pushes pages on a stack; views find the nearest one in their environment.
@MainActor
package protocol Navigator: AnyObject {
    /// Puts a value's page on the stack.
    func push(_ value: PathValue)
    /// Puts a page on the stack, or brings it up to date when it is there.
    func show(_ page: PushedPage)
    /// Takes a page and those above it off the stack.
    func hide(_ page: PushedPage)
    /// Follows a finger that may come from the leading edge and draw the page on top aside.
    func dragBack(_ value: DragGesture.Value)
    /// Goes back, or not, where the finger has let go.
    func endBackDrag(_ value: DragGesture.Value)
    /// The pages below the topmost one, that next to it first.
    var history: [BackTarget] { get }
}

/// A page to go back to.
package struct BackTarget {
    let title: Text?
    let go: @MainActor () -> Void
}

/// A node with a stack of pages.
@MainActor
package protocol StackOwner: ViewNode {
    func popToRoot()
}

/// A page that a view puts on a stack without a value on the path.
@MainActor
package final class PushedPage {
    package var content: AnyView
    /// Sets the state by which the page is shown back.
    var didHide: () -> Void
    /// True if the stack has popped the page; the view that pushed it is told after the update.
    package var isLeft = false

    package init(content: AnyView, didHide: @escaping () -> Void) {
        self.content = content
        self.didHide = didHide
    }
}

/// Does not keep the stack alive, which keeps the environment of its pages.
struct NavigatorReference: Equatable {
    weak var navigator: (any Navigator)?

    static func == (lhs: NavigatorReference, rhs: NavigatorReference) -> Bool { lhs.navigator === rhs.navigator }
}

private struct NavigatorKey: EnvironmentKey {
    static var defaultValue: NavigatorReference { NavigatorReference() }
}

extension EnvironmentValues {
    /// The stack that the view is on.
    var navigator: (any Navigator)? {
        get { self[NavigatorKey.self].navigator }
        set { self[NavigatorKey.self] = NavigatorReference(navigator: newValue) }
    }

    /// The same for views that keep what they read: they are kept by the stack themselves.
    var navigatorReference: NavigatorReference { self[NavigatorKey.self] }
}

@available(*, unavailable)
extension NavigationStack: Sendable {}
