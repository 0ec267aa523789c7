/// The treatment of the elements in a view that is an element itself.
public struct AccessibilityChildBehavior: Hashable {
    private enum Kind: Hashable, Sendable { case ignore, contain, combine }
    private let kind: Kind

    /// Children are left out.
    nonisolated(unsafe) public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// Children remain elements in a container.
    nonisolated(unsafe) public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// Properties of the children are combined into a single element.
    nonisolated(unsafe) public static let combine = AccessibilityChildBehavior(kind: .combine)
}

nonisolated package struct AccessibilityElementModifier: BoxModifier {
    package typealias Body = Never

    let children: AccessibilityChildBehavior

    @MainActor package func makeBox(environment: EnvironmentValues) -> AccessibilityElementBox {
        AccessibilityElementBox(children)
    }

    @MainActor package func update(_ box: AccessibilityElementBox, environment: EnvironmentValues) {
        box.behavior = children
    }
}

package final class AccessibilityElementBox: TransparentBox {
    var behavior: AccessibilityChildBehavior

    init(_ behavior: AccessibilityChildBehavior) { self.behavior = behavior }

    package override func describe(to builder: inout SemanticsBuilder) {
        builder.add(builder.element(of: self, children: behavior) { super.describe(to: &$0) })
    }
}

extension View {
    /// Makes the view one element.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(children: children))
    }
}

@available(*, unavailable)
extension AccessibilityChildBehavior: Sendable {}
