import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// Views that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    package let footer: Footer
    /// True if lists show the content. Writing the binding folds the section in lists of any style; only sidebars have
    /// a button for it (as on iOS 17).
    package nonisolated(unsafe) var isExpanded: Binding<Bool>?

    package init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: Sendable where Parent: Sendable, Content: Sendable, Footer: Sendable {}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { SectionNode(value: view, inputs: inputs) }
    }

    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    @available(iOS, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    @available(iOS, deprecated: 100000.0, renamed: "Section(content:footer:)")
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    @available(iOS, deprecated: 100000.0, renamed: "Section(content:header:)")
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section that sidebars fold and unfold.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// A section that sidebars fold and unfold.
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section that sidebars fold and unfold.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

/// Header, content and footer in a row; lazy containers are told which is which.
private final class SectionNode<Parent: View, Content: View, Footer: View>:
    ValueNode<Section<Parent, Content, Footer>>, SectionParts
{
    private var header: ValueNode<SectionEdge<Parent>>!
    private var content: ChildNode<Content>!
    private var footer: ValueNode<SectionEdge<Footer>>!

    override init(value view: _GraphValue<Section<Parent, Content, Footer>>, inputs: _ViewInputs) {
        knownGap = inputs.environment.listSectionSpacing.gap
        super.init(value: view, inputs: inputs)
        let inputs = self.inputs()
        header = SectionEdge<Parent>.outputs(of: headerView, inputs: inputs)
            .typed(SectionEdge<Parent>.self)
        content = ChildNode(view.value.content, inputs: inputs)
        footer = SectionEdge<Footer>.outputs(of: footerView, inputs: inputs)
            .typed(SectionEdge<Footer>.self)
    }

    /// The gap that the lines around the section were made with.
    private var knownGap: SectionGap

    private var headerView: SectionEdge<Parent> {
        SectionEdge(content: view.header, role: .header, isExpanded: view.isExpanded)
    }

    private var footerView: SectionEdge<Footer> { SectionEdge(content: view.footer, role: .footer, isExpanded: nil) }

    override var passesLinesOn: Bool { true }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        body(header)
        body(content.node)
        body(footer)
    }

    var parts: [(role: LazyRole, node: ViewNode)] { [(.header, header), (.item, content.node), (.footer, footer)] }

    override func makeLazyRuns() -> [LazyRun] {
        // The node depends on the binding, and is updated when the section folds.
        let isExpanded = evaluated { view.isExpanded?.wrappedValue ?? true }
        func runs(_ node: ViewNode, _ role: LazyRole) -> [LazyRun] {
            node.lazyRuns.map { run in
                var run = run
                run.role = role
                run.section = ObjectIdentifier(self)
                run.isExpanded = isExpanded
                run.sectionGap = environment.listSectionSpacing.gap
                return run
            }
        }
        return runs(header, .header) + runs(content.node, .item) + runs(footer, .footer)
    }

    override func apply(_ change: NodeChange) {
        header.update(headerView, environment: environment)
        content.update(view.content, environment: environment)
        footer.update(footerView, environment: environment)
        let gap = environment.listSectionSpacing.gap
        let hasOtherGap = gap != knownGap
        knownGap = gap
        // Folding changes which of the runs a list shows.
        if environment.listSectionStyle != nil, view.isExpanded != nil || hasOtherGap { boxesDidChange() }
    }
}
