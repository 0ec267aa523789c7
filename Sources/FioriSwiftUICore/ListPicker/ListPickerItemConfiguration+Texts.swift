import SwiftUI

/// Lists made from data alone: each row is the text that describes its value.
///
/// ```swift
/// ListPickerItemConfiguration(["France", "Germany", "Spain"], selection: $country)
/// ```
nonisolated extension ListPickerItemConfiguration {
    /// Creates a list for a single selection.
    /// - Parameters:
    ///   - data: Values to choose from.
    ///   - id: Key path to the identity of a value.
    ///   - children: Key path to the children of a value; nil if no value has any.
    ///   - selection: Binding to the chosen value; nil for none.
    ///   - searchFilter: Returns true if a value matches a search text; nil for a list without search.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>? = nil,
        selection: Binding<ID?>,
        searchFilter: ((Data.Element, String) -> Bool)? = nil
    ) where Data.Element: CustomStringConvertible {
        self.init(data, id: id, children: children, selection: selection, searchFilter: searchFilter) {
            Text(verbatim: $0.description)
        }
    }

    /// Creates a list for a multiple selection.
    /// - Parameters:
    ///   - data: Values to choose from.
    ///   - id: Key path to the identity of a value.
    ///   - children: Key path to the children of a value; nil if no value has any.
    ///   - selection: Binding to the chosen values.
    ///   - searchFilter: Returns true if a value matches a search text; nil for a list without search.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>? = nil,
        selection: Binding<Set<ID>>,
        searchFilter: ((Data.Element, String) -> Bool)? = nil
    ) where Data.Element: CustomStringConvertible {
        self.init(data, id: id, children: children, selection: selection, searchFilter: searchFilter) {
            Text(verbatim: $0.description)
        }
    }

    /// Creates a list without selection.
    /// - Parameters:
    ///   - data: Values to choose from.
    ///   - id: Key path to the identity of a value.
    ///   - children: Key path to the children of a value; nil if no value has any.
    ///   - searchFilter: Returns true if a value matches a search text; nil for a list without search.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>? = nil,
        searchFilter: ((Data.Element, String) -> Bool)? = nil
    ) where Data.Element: CustomStringConvertible {
        self.init(data, id: id, children: children, searchFilter: searchFilter) {
            Text(verbatim: $0.description)
        }
    }

    /// Creates a list of hashable values for a single selection.
    /// - Parameters:
    ///   - data: Values to choose from.
    ///   - children: Key path to the children of a value; nil if no value has any.
    ///   - selection: Binding to the chosen value; nil for none.
    ///   - searchFilter: Returns true if a value matches a search text; nil for a list without search.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>? = nil, selection: Binding<Data.Element?>,
        searchFilter: ((Data.Element, String) -> Bool)? = nil
    ) where Data.Element: CustomStringConvertible & Hashable {
        self.init(data, id: \.self, children: children, selection: selection, searchFilter: searchFilter) {
            Text(verbatim: $0.description)
        }
    }

    /// Creates a list of hashable values for a multiple selection.
    /// - Parameters:
    ///   - data: Values to choose from.
    ///   - children: Key path to the children of a value; nil if no value has any.
    ///   - selection: Binding to the chosen values.
    ///   - searchFilter: Returns true if a value matches a search text; nil for a list without search.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>? = nil, selection: Binding<Set<Data.Element>>,
        searchFilter: ((Data.Element, String) -> Bool)? = nil
    ) where Data.Element: CustomStringConvertible & Hashable {
        self.init(data, id: \.self, children: children, selection: selection, searchFilter: searchFilter) {
            Text(verbatim: $0.description)
        }
    }

    /// Creates a list of hashable values without selection.
    /// - Parameters:
    ///   - data: Values to choose from.
    ///   - children: Key path to the children of a value; nil if no value has any.
    ///   - searchFilter: Returns true if a value matches a search text; nil for a list without search.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>? = nil,
        searchFilter: ((Data.Element, String) -> Bool)? = nil
    ) where Data.Element: CustomStringConvertible & Hashable {
        self.init(data, id: \.self, children: children, searchFilter: searchFilter) {
            Text(verbatim: $0.description)
        }
    }
}
