import SwiftUI

/// List of values that a ``ListPickerItem`` leads to.
///
/// ```swift
/// ListPickerItem(
///     key: "Country", value: country,
///     configuration: ListPickerItemConfiguration(countries, id: \.self, selection: $country) { name, text in
///         name.localizedCaseInsensitiveContains(text)
///     } rowContent: { Text($0) })
/// ```
///
/// A value with children leads to a page of these, and cannot be chosen itself.
nonisolated public struct ListPickerItemConfiguration {
    /// Page with the list; the item provides its title.
    let destination: @MainActor (_ title: AnyView) -> AnyView

    /// Creates a list for a single selection. Choosing a value goes back to the item.
    /// - Parameters:
    ///   - data: Values to choose from.
    ///   - id: Key path to the identity of a value.
    ///   - children: Key path to the children of a value; nil if no value has any.
    ///   - selection: Binding to the chosen value; nil for none.
    ///   - searchFilter: Returns true if a value matches a search text; nil for a list without search.
    ///   - rowContent: View of a value.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>? = nil,
        selection: Binding<ID?>, searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) {
        self.init(data, ListPickerSource(id, children, searchFilter, rowContent, .single(selection)))
    }

    /// Creates a list for a multiple selection.
    /// - Parameters:
    ///   - data: Values to choose from.
    ///   - id: Key path to the identity of a value.
    ///   - children: Key path to the children of a value; nil if no value has any.
    ///   - selection: Binding to the chosen values.
    ///   - searchFilter: Returns true if a value matches a search text; nil for a list without search.
    ///   - rowContent: View of a value.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>? = nil,
        selection: Binding<Set<ID>>, searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) {
        self.init(data, ListPickerSource(id, children, searchFilter, rowContent, .multiple(selection)))
    }

    /// Creates a list without selection.
    /// - Parameters:
    ///   - data: Values to show.
    ///   - id: Key path to the identity of a value.
    ///   - children: Key path to the children of a value; nil if no value has any.
    ///   - searchFilter: Returns true if a value matches a search text; nil for a list without search.
    ///   - rowContent: View of a value.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>? = nil,
        searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) {
        self.init(data, ListPickerSource(id, children, searchFilter, rowContent, .nothing))
    }

    /// Creates a list of identifiable values for a single selection.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>? = nil, selection: Binding<Data.Element.ID?>,
        searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable {
        self.init(data, ListPickerSource(\.id, children, searchFilter, rowContent, .single(selection)))
    }

    /// Creates a list of identifiable values for a multiple selection.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>? = nil, selection: Binding<Set<Data.Element.ID>>,
        searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable {
        self.init(data, ListPickerSource(\.id, children, searchFilter, rowContent, .multiple(selection)))
    }

    /// Creates a list of identifiable values without selection.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>? = nil,
        searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable {
        self.init(data, ListPickerSource(\.id, children, searchFilter, rowContent, .nothing))
    }

    private init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, _ source: ListPickerSource<Data, ID, Row>
    ) {
        // Created once, and read only by the destination on the main actor.
        nonisolated(unsafe) let (data, source) = (data, source)
        destination = { AnyView(ListPickerDestination(data: data, source: source, title: $0, didChoose: {})) }
    }
}
