import SwiftUI

/// What a ``ListPickerItem`` leads to: the list of what there is to choose from.
///
/// ```swift
/// ListPickerItem(
///     key: "Country", value: country,
///     configuration: ListPickerItemConfiguration(countries, id: \.self, selection: $country) { name, text in
///         name.localizedCaseInsensitiveContains(text)
///     } rowContent: { Text($0) })
/// ```
///
/// A value that has further ones below it leads to a page of these, and is not chosen itself.
nonisolated public struct ListPickerItemConfiguration {
    /// The page with the list; what names it comes from the item.
    let destination: @MainActor (_ title: AnyView) -> AnyView

    /// A list of which one may be chosen. Choosing goes back to the item.
    /// - Parameters:
    ///   - data: What there is to choose from.
    ///   - id: What tells them apart.
    ///   - children: What there is to choose from below a value; nil where nothing has any.
    ///   - selection: What is chosen; nil for nothing.
    ///   - searchFilter: Whether something is found by a text; nil for a list that is not searched.
    ///   - rowContent: What something to choose looks like.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>? = nil,
        selection: Binding<ID?>, searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) {
        self.init(data, ListPickerSource(id, children, searchFilter, rowContent, .single(selection)))
    }

    /// A list of which any number may be chosen.
    /// - Parameters:
    ///   - data: What there is to choose from.
    ///   - id: What tells them apart.
    ///   - children: What there is to choose from below a value; nil where nothing has any.
    ///   - selection: What is chosen.
    ///   - searchFilter: Whether something is found by a text; nil for a list that is not searched.
    ///   - rowContent: What something to choose looks like.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>? = nil,
        selection: Binding<Set<ID>>, searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) {
        self.init(data, ListPickerSource(id, children, searchFilter, rowContent, .multiple(selection)))
    }

    /// A list to look at: nothing is chosen.
    /// - Parameters:
    ///   - data: What there is.
    ///   - id: What tells them apart.
    ///   - children: What there is below a value; nil where nothing has any.
    ///   - searchFilter: Whether something is found by a text; nil for a list that is not searched.
    ///   - rowContent: What a row looks like.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>? = nil,
        searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) {
        self.init(data, ListPickerSource(id, children, searchFilter, rowContent, .nothing))
    }

    /// A list of which one may be chosen, of what tells itself apart.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>? = nil, selection: Binding<Data.Element.ID?>,
        searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable {
        self.init(data, ListPickerSource(\.id, children, searchFilter, rowContent, .single(selection)))
    }

    /// A list of which any number may be chosen, of what tells itself apart.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>? = nil, selection: Binding<Set<Data.Element.ID>>,
        searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable {
        self.init(data, ListPickerSource(\.id, children, searchFilter, rowContent, .multiple(selection)))
    }

    /// A list to look at, of what tells itself apart: nothing is chosen.
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
        // Made once, and read only by the destination on the main actor.
        nonisolated(unsafe) let (data, source) = (data, source)
        destination = { AnyView(ListPickerDestination(data: data, source: source, title: $0, didChoose: {})) }
    }
}
