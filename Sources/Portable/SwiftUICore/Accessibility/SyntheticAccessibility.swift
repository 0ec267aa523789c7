/// The use of views for accessibility only.
enum SyntheticRole {
    /// Synthetic elements replace those of the view.
    case representation
    /// Synthetic elements become children of the view's element.
    case children
    /// Each synthetic element becomes a named action that performs its activation.
    case actions
    /// Labels of the synthetic elements form the name of a single action.
    case action(@MainActor () -> Void)
    /// Labels of the synthetic elements form the text that is shown large.
    case largeContent
}

/// Lies over a view, unseen.
nonisolated package struct SyntheticModifier: BoxModifier {
    package typealias Body = Never

    let role: SyntheticRole

    @MainActor package func makeBox(environment: EnvironmentValues) -> SyntheticBox { SyntheticBox(role) }

    @MainActor package func update(_ box: SyntheticBox, environment: EnvironmentValues) { box.role = role }
}

package final class SyntheticBox: HiddenBox {
    var role: SyntheticRole

    init(_ role: SyntheticRole) { self.role = role }

    /// As large as the view that it stands for, whatever room the views in it need.
    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: super.measure(proposal))
    }

    package override func describe(to builder: inout SemanticsBuilder) {
        var elements = builder.gather { builder in
            for child in children { builder.visit(child) }
        }
        switch role {
        case .representation:
            // A single element takes the frame of the view, whatever its own size.
            if elements.count == 1 { elements[0].frame = builder.frame(of: self) }
            for element in elements { builder.add(element) }
        case .children:
            builder.synthetic.children = elements.inReadingOrder()
        case .actions:
            // The last one is offered first (seen on iOS: Docs/Facts/IOSMetrics.md, "Accessibility").
            for element in elements.reversed() where element.isEnabled {
                guard let action = element.action(.activate) else { continue }
                builder.synthetic.actions.set(.named(element.spokenLabel) { action.perform() })
            }
        case .action(let handler):
            let name = SemanticsElement.combined(elements, frame: .zero).label
            builder.synthetic.actions.set(.named(name, handler))
        case .largeContent:
            builder.synthetic.largeContent = SemanticsElement.combined(elements, frame: .zero).label
        }
    }
}

/// Takes what a synthetic layer hands over.
nonisolated package struct SyntheticTarget: BoxModifier {
    package typealias Body = Never

    @MainActor package func makeBox(environment: EnvironmentValues) -> SyntheticTargetBox { SyntheticTargetBox() }

    @MainActor package func update(_ box: SyntheticTargetBox, environment: EnvironmentValues) {}
}

package final class SyntheticTargetBox: TransparentBox {
    package override func describe(to builder: inout SemanticsBuilder) {
        let outer = builder.synthetic
        builder.synthetic = SyntheticSemantics()
        var elements = builder.gather { super.describe(to: &$0) }
        let synthetic = builder.synthetic
        builder.synthetic = outer
        let frame = builder.frame(of: self)
        if let children = synthetic.children {
            var container = elements.count == 1 ? elements[0] : SemanticsElement.combined(elements, frame: frame)
            if [.other, .text, .image].contains(container.role) { container.role = .container }
            container.children = children
            elements = [container]
        }
        if elements.isEmpty, !synthetic.actions.isEmpty {
            elements = [SemanticsElement(role: .other, label: "", frame: frame)]
        }
        for var element in elements {
            for action in synthetic.actions { element.actions.set(action) }
            if let text = synthetic.largeContent, !text.isEmpty { element.details.largeContent = text }
            builder.add(element)
        }
    }
}

extension View {
    nonisolated private func synthetic<V: View>(_ role: SyntheticRole, _ views: V) -> some View {
        overlay {
            SemanticsContent(content: SyntheticViews(views: views))
                .modifier(SyntheticModifier(role: role))
        }
    }

    /// Names the view that is shown large while a finger is held on this one.
    nonisolated func largeContent<V: View>(_ view: V) -> some View {
        synthetic(.largeContent, view).modifier(SyntheticTarget())
    }

    /// Replaces this view by other views for assistive technology, such as a slider for a drawing that is dragged.
    nonisolated public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View
    where V: View {
        accessibilityHidden(true).synthetic(.representation, representation())
    }

    /// Adds views to this one for assistive technology, such as the bars of a drawn chart. They are laid out in its size.
    nonisolated public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View {
        synthetic(.children, children()).modifier(SyntheticTarget())
    }

    /// Adds an action that goes by what a view says.
    nonisolated public func accessibilityAction<Label>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View where Label: View {
        nonisolated(unsafe) let action = action
        return synthetic(.action { action() }, label()).modifier(SyntheticTarget())
    }

    /// Adds the buttons among some views to the menu of actions.
    nonisolated public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View
    where Content: View {
        synthetic(.actions, content()).modifier(SyntheticTarget())
    }
}

/// Views for assistive technology, in the frame of the view that they stand for.
nonisolated private struct SyntheticViews<Views: View>: View {
    let views: Views

    @MainActor var body: some View { ZStack { views }.frame(maxWidth: .infinity, maxHeight: .infinity) }
}
