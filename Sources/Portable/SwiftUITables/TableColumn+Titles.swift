import Foundation
import SwiftUICore

/// Columns with titles. Foundation on Linux compares strings by their characters alone, so that is what texts are
/// sorted by when no comparator is named; on Apple's systems it is the order of the reader's language.
extension TableColumn where RowValue == Sort.Compared, Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), sort: comparator, cell: content)
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol {
        self.init(Text(title), sort: comparator, cell: content)
    }

    public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, sort: comparator, cell: content)
    }
}

extension TableColumn where Sort == Never, Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), sort: nil, cell: content)
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol {
        self.init(Text(title), sort: nil, cell: content)
    }

    public init(
        _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, sort: nil, cell: content)
    }
}

extension TableColumn where Sort == Never, Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(Text(titleKey), sort: nil, cell: { Text(verbatim: $0[keyPath: value]) })
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, value: KeyPath<RowValue, String>
    ) where Content == Text, S: StringProtocol {
        self.init(Text(title), sort: nil, cell: { Text(verbatim: $0[keyPath: value]) })
    }

    public init(
        _ text: Text, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(text, sort: nil, cell: { Text(verbatim: $0[keyPath: value]) })
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init<V>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V: Comparable {
        self.init(Text(titleKey), sort: KeyPathComparator(sendable(value)), cell: content)
    }

    @_disfavoredOverload
    public init<S, V>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol, V: Comparable {
        self.init(Text(title), sort: KeyPathComparator(sendable(value)), cell: content)
    }

    public init<V>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V: Comparable {
        self.init(text, sort: KeyPathComparator(sendable(value)), cell: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init<V, C>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared, C: SortComparator {
        self.init(Text(titleKey), sort: KeyPathComparator(sendable(value), comparator: comparator), cell: content)
    }

    @_disfavoredOverload
    public init<S, V, C>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol, V == C.Compared, C: SortComparator {
        self.init(Text(title), sort: KeyPathComparator(sendable(value), comparator: comparator), cell: content)
    }

    public init<V, C>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared, C: SortComparator {
        self.init(text, sort: KeyPathComparator(sendable(value), comparator: comparator), cell: content)
    }
}

/// Foundation on Linux has `.lexical` alone: the comparator of `FoundationAdditions` has the localised ones, too.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: _StandardStringComparator = .localizedStandard
    ) where Content == Text {
        self.init(
            Text(titleKey), sort: KeyPathComparator(sendable(value), comparator: comparator),
            cell: { Text(verbatim: $0[keyPath: value]) })
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: _StandardStringComparator = .localizedStandard
    ) where Content == Text, S: StringProtocol {
        self.init(
            Text(title), sort: KeyPathComparator(sendable(value), comparator: comparator),
            cell: { Text(verbatim: $0[keyPath: value]) })
    }

    public init(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: _StandardStringComparator = .localizedStandard
    ) where Content == Text {
        self.init(
            text, sort: KeyPathComparator(sendable(value), comparator: comparator),
            cell: { Text(verbatim: $0[keyPath: value]) })
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    @_disfavoredOverload
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator
    ) where Content == Text {
        self.init(
            Text(titleKey), sort: KeyPathComparator(sendable(value), comparator: comparator),
            cell: { Text(verbatim: $0[keyPath: value]) })
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) where Content == Text, S: StringProtocol {
        self.init(
            Text(title), sort: KeyPathComparator(sendable(value), comparator: comparator),
            cell: { Text(verbatim: $0[keyPath: value]) })
    }

    @_disfavoredOverload
    public init(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) where Content == Text {
        self.init(
            text, sort: KeyPathComparator(sendable(value), comparator: comparator),
            cell: { Text(verbatim: $0[keyPath: value]) })
    }
}

/// Comparators are sendable, and so are key paths of properties; Apple's initialisers do not say so of theirs.
private func sendable<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> KeyPath<Root, Value> & Sendable {
    unsafeBitCast(keyPath, to: (KeyPath<Root, Value> & Sendable).self)
}
