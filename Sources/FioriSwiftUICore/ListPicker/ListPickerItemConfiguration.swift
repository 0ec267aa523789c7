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
public struct ListPickerItemConfiguration {
    let destination: () -> AnyView

    /// A list of which one may be chosen. Choosing goes back.
    /// - Parameters:
    ///   - data: What there is to choose from.
    ///   - id: What tells them apart.
    ///   - selection: What is chosen; nil for nothing.
    ///   - searchFilter: Whether something is found by a text; nil for a list that is not searched.
    ///   - rowContent: What something to choose looks like.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID?>,
        searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) {
        self.init(data, id, .single(selection), searchFilter, rowContent)
    }

    /// A list of which any number may be chosen.
    /// - Parameters:
    ///   - data: What there is to choose from.
    ///   - id: What tells them apart.
    ///   - selection: What is chosen.
    ///   - searchFilter: Whether something is found by a text; nil for a list that is not searched.
    ///   - rowContent: What something to choose looks like.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<ID>>,
        searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) {
        self.init(data, id, .multiple(selection), searchFilter, rowContent)
    }

    /// A list of which one may be chosen, of what tells itself apart.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Data.Element.ID?>, searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable {
        self.init(data, \.id, .single(selection), searchFilter, rowContent)
    }

    /// A list of which any number may be chosen, of what tells itself apart.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<Data.Element.ID>>, searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable {
        self.init(data, \.id, .multiple(selection), searchFilter, rowContent)
    }

    private init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, _ id: KeyPath<Data.Element, ID>, _ selection: ListPickerSelection<ID>,
        _ searchFilter: ((Data.Element, String) -> Bool)?, _ rowContent: @escaping (Data.Element) -> Row
    ) {
        destination = {
            AnyView(
                ListPickerDestination(
                    data: data, id: id, selection: selection, searchFilter: searchFilter, rowContent: rowContent))
        }
    }
}
