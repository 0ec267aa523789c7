/// The part of a view in a pair of a label and what it is the label of.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label
    case content
}

/// Relates the elements of the content to others in the tree.
nonisolated private struct RelationModifier: BoxModifier {
    typealias Body = Never

    let relation: SemanticsRelation

    @MainActor func makeBox(environment: EnvironmentValues) -> RelationBox { RelationBox(relation) }

    @MainActor func update(_ box: RelationBox, environment: EnvironmentValues) { box.relation = relation }
}

private final class RelationBox: TransparentBox {
    var relation: SemanticsRelation

    init(_ relation: SemanticsRelation) { self.relation = relation }

    override func describe(to builder: inout SemanticsBuilder) {
        builder.hasRelations = true
        for var element in builder.gather({ super.describe(to: &$0) }) {
            element.details.relations.append(relation)
            builder.add(element)
        }
    }
}

extension View {
    nonisolated private func related<ID: Hashable>(
        _ id: ID, in namespace: Namespace.ID, _ relation: (SemanticsKey) -> SemanticsRelation
    ) -> some View {
        modifier(RelationModifier(relation: relation(SemanticsKey(namespace: namespace, id: id))))
    }

    /// Makes the view the label of another one, or what another one is the label of. The element of the content has the
    /// label's text as its label.
    nonisolated public func accessibilityLabeledPair<ID>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View where ID: Hashable {
        related(id, in: namespace) { role == .label ? .label($0) : .labeled($0) }
    }

    /// Links the elements of the view with those of other views of the same identity, for assistive technology to go from
    /// one to the next.
    nonisolated public func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID) -> some View
    where ID: Hashable {
        related(id, in: namespace) { .member($0) }
    }

    /// Names the view for entries of rotors to lead to it.
    nonisolated public func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View
    where ID: Hashable {
        related(id, in: namespace) { .rotorEntry($0) }
    }
}
