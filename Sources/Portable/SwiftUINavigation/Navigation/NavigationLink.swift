import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// A button that goes to another page of the stack it is on.
public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
    package enum Target {
        /// Nil for a link that is disabled.
        case value(PathValue?)
        /// A page of the link's own; without a binding it keeps whether it is shown itself.
        case page(Destination, isActive: Binding<Bool>?)
    }

    private let target: Target
    private let label: Label
    @State private var isShown = false
    @Environment(\.navigatorReference) private var stack
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.linkedSelectionType) private var linkedSelectionType

    package init(target: Target, label: Label) {
        self.target = target
        self.label = label
    }

    @MainActor public var body: some View {
        switch target {
        case .value(let value):
            if let value, value.type == linkedSelectionType {
                // Taps mean the row, which chooses its value.
                link(to: value).modifier(ChoosingLinkModifier()).tag(value.value)
            } else {
                link(to: value)
            }
        case .page(let destination, let isActive):
            let shown = isActive ?? $isShown
            let isShown = shown.wrappedValue
            button { shown.wrappedValue = true }
                .disabled(stack.navigator == nil)
                .modifier(
                    PushModifier(
                        identity: { shown.wrappedValue ? true : nil }, hide: { shown.wrappedValue = false },
                        destination: { destination })
                )
                .listTrait {
                    $0[DisclosureKey.self] = !$1.linksLeadBeside
                    $0[LeadingOnKey.self] = $1.linksLeadOn
                    $0[ShownBesideKey.self] = isShown && $1.linksLeadBeside
                }
        }
    }

    @MainActor private func link(to value: PathValue?) -> some View {
        button {
            if let value { stack.navigator?.push(value) }
        }
        .disabled(value == nil || stack.navigator == nil)
        .listTrait { $0[DisclosureKey.self] = !$1.linksLeadBeside }
    }

    /// In a list the whole row is the button, and looks like any other.
    @ViewBuilder @MainActor private func button(_ action: @escaping @MainActor () -> Void) -> some View {
        if isInListRow {
            Button(action: action) { label }.buttonStyle(NavigationRowStyle())
        } else {
            Button(action: action) { label }
        }
    }

    /// Sets whether the destination belongs to the detail column of a split view; here links always push on their own
    /// stack.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// A button that is a whole row and looks like one that leads to another page.
package struct NavigationRowStyle: PrimitiveButtonStyle {
    package init() {}

    package func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration, fillsArea: true) { NavigationRowLabel(label: $0.label) }
    }
}

private struct NavigationRowLabel<Label: View>: View {
    let label: Label
    @Environment(\.isEnabled) private var isEnabled

    // As faint as the labels of other controls that are disabled.
    var body: some View { label.opacity(isEnabled ? 1 : 0.3) }
}

nonisolated private struct ChoosingLinkModifier: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        content.listTrait { traits, environment in
            traits[ChoosingLinkKey.self] = environment.isEnabled
            if !environment.isEnabled { traits[SelectionDisabledKey.self] = true }
        }
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the page of a value, see `navigationDestination(for:destination:)`; disabled without one.
    public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
        self.init(target: .value(value.map { PathValue($0) }), label: label())
    }

    public init<P>(value: P?, @ViewBuilder label: () -> Label)
    where P: Decodable, P: Encodable, P: Hashable {
        self.init(target: .value(value.map { PathValue($0) }), label: label())
    }

    public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
        self.init(target: .value(value.map { PathValue($0) }), label: Text(titleKey))
    }

    public init<P>(_ titleKey: LocalizedStringKey, value: P?)
    where Label == Text, P: Decodable, P: Encodable, P: Hashable {
        self.init(target: .value(value.map { PathValue($0) }), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
        self.init(target: .value(value.map { PathValue($0) }), label: Text(title))
    }

    @_disfavoredOverload
    public init<S, P>(_ title: S, value: P?)
    where Label == Text, S: StringProtocol, P: Decodable, P: Encodable, P: Hashable {
        self.init(target: .value(value.map { PathValue($0) }), label: Text(title))
    }
}

extension NavigationLink {
    /// A link to a page of its own.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .page(destination(), isActive: nil), label: label())
    }

    @available(iOS, deprecated: 100000.0, message: "Pass a closure as the destination")
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .page(destination, isActive: nil), label: label())
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(target: .page(destination(), isActive: nil), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
        self.init(target: .page(destination(), isActive: nil), label: Text(title))
    }

    @available(iOS, deprecated: 100000.0, message: "Pass a closure as the destination")
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(target: .page(destination, isActive: nil), label: Text(titleKey))
    }

    @available(iOS, deprecated: 100000.0, message: "Pass a closure as the destination")
    @_disfavoredOverload
    public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
        self.init(target: .page(destination, isActive: nil), label: Text(title))
    }
}

@available(*, unavailable)
extension NavigationLink: Sendable {}
