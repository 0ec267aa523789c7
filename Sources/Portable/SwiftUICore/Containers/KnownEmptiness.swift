extension EmptyView: PossiblyEmptyView {
    nonisolated var showsNothing: Bool { true }
}

extension Optional: PossiblyEmptyView where Wrapped: View {
    nonisolated var showsNothing: Bool { self?.isKnownToBeEmpty ?? true }
}

extension _ConditionalContent: PossiblyEmptyView where TrueContent: View, FalseContent: View {
    nonisolated var showsNothing: Bool {
        switch storage {
        case .trueContent(let view): view.isKnownToBeEmpty
        case .falseContent(let view): view.isKnownToBeEmpty
        }
    }
}

extension TupleView: PossiblyEmptyView {
    nonisolated var showsNothing: Bool { views.allSatisfy(\.showsNothing) }
}

extension AnyView: PossiblyEmptyView {
    nonisolated var showsNothing: Bool { storage.showsNothing }
}

extension Group: PossiblyEmptyView where Content: View {
    nonisolated var showsNothing: Bool { content.isKnownToBeEmpty }
}

extension ForEach: PossiblyEmptyView where Content: View {
    nonisolated var showsNothing: Bool { data.isEmpty }
}
