import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// A header or footer, with the text style of the enclosing list or menu.
nonisolated struct SectionEdge<Content: View>: View {
    typealias Body = Never

    let content: Content
    let role: LazyRole
    let isExpanded: Binding<Bool>?

    static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { SectionEdgeNode(value: view, inputs: inputs) }
    }
}

private final class SectionEdgeNode<Content: View>: ValueNode<SectionEdge<Content>> {
    private var content: ValueNode<FoldableHeader<Content>>!
    private var derived: EnvironmentValues?

    override init(value view: _GraphValue<SectionEdge<Content>>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        content = FoldableHeader<Content>.outputs(
            of: header, inputs: self.inputs(environment: contentEnvironment())
        ).typed(FoldableHeader<Content>.self)
    }

    private var header: FoldableHeader<Content> {
        FoldableHeader(
            content: view.content, isExpanded: environment.listSectionStyle == .sidebar ? view.isExpanded : nil)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }

    override func makeLazyRuns() -> [LazyRun] { content.lazyRuns }

    override func apply(_ change: NodeChange) {
        if change.contains(.environment) { derived = nil }
        content.update(header, environment: contentEnvironment())
    }

    /// The style of headers and footers in menus: small and grey.
    private func menuEnvironment() -> EnvironmentValues {
        if let derived { return derived }
        var result = environment
        result.font = .caption
        result.foregroundStyles = ForegroundStyles([AnyShapeStyle(.secondary)], outer: result.foregroundStyles)
        derived = result
        return result
    }

    /// The style of headers and footers as in iOS 17. Prominent headers, and those in sidebars, are in bold `title3` in
    /// groups and semibold `headline` in plain lists. Other headers are secondary, in uppercase `footnote` in groups
    /// and semibold `subheadline` in plain lists. Footers are secondary, in `footnote`.
    private func contentEnvironment() -> EnvironmentValues {
        if environment.isInMenu { return menuEnvironment() }
        guard let style = environment.listSectionStyle else { return environment }
        if let derived { return derived }
        var result = environment
        result.listSectionStyle = nil
        result.isInListRow = false
        let isProminent = style == .sidebar || environment.headerProminence == .increased
        switch view.role {
        case .header where isProminent:
            result.font = style.isGrouped ? .title3 : .headline
            result.fontTraits.append(.weight(style.isGrouped ? .bold : .semibold))
        case .header where style.isGrouped:
            result.font = .footnote
            result.textCase = .uppercase
            result.foregroundStyles = ForegroundStyles([AnyShapeStyle(.secondary)], outer: result.foregroundStyles)
        case .header:
            result.font = .subheadline
            result.fontTraits.append(.weight(.semibold))
            result.foregroundStyles = ForegroundStyles([AnyShapeStyle(.secondary)], outer: result.foregroundStyles)
        default:
            result.font = .footnote
            result.foregroundStyles = ForegroundStyles([AnyShapeStyle(.secondary)], outer: result.foregroundStyles)
        }
        derived = result
        return result
    }
}

/// A sidebar section's header with its disclosure control: a tap anywhere on it toggles the section, as in UIKit.
private struct FoldableHeader<Content: View>: View {
    let content: Content
    let isExpanded: Binding<Bool>?

    var body: some View {
        if let isExpanded {
            HStack {
                content
                Spacer()
                Button {
                    turn(isExpanded)
                } label: {
                    Image(systemName: "chevron.forward").font(.footnote.bold())
                        .modifier(DisclosureArrowRotation(isExpanded: isExpanded.wrappedValue))
                }
                .accessibilityLabel(Text(system: isExpanded.wrappedValue ? .collapse : .expand))
                .semantics(state: SemanticsState(isExpanded: isExpanded.wrappedValue))
            }
            .contentShape(Rectangle())
            .gesture(TapGesture().onEnded { turn(isExpanded) })
        } else {
            content
        }
    }

    private func turn(_ isExpanded: Binding<Bool>) { withAnimation { isExpanded.wrappedValue.toggle() } }
}
