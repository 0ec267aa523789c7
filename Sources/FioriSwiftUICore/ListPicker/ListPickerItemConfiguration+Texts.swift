import SwiftUI

/// Lists made from data alone: each row is the text that describes its value.
///
/// ```swift
/// ListPickerItemConfiguration(["France", "Germany", "Spain"], selection: $country)
/// ```
nonisolated extension ListPickerItemConfiguration {
    /// Creates a list of which one may be chosen.
    /// - Parameters:
    ///   - data: What there is to choose from.
    ///   - id: What tells them apart.
    ///   - children: What there is to choose from below a value; nil where nothing has any.
    ///   - selection: What is chosen; nil for nothing.
    ///   - searchFilter: Whether something is found by a text; nil for a list that is not searched.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>? = nil,
        selection: Binding<ID?>,
        searchFilter: ((Data.Element, String) -> Bool)? = nil
    ) where Data.Element: CustomStringConvertible {
        self.init(data, id: id, children: children, selection: selection, searchFilter: searchFilter) {
            Text(verbatim: $0.description)
        }
    }

    /// Creates a list of which any number may be chosen.
    /// - Parameters:
    ///   - data: What there is to choose from.
    ///   - id: What tells them apart.
    ///   - children: What there is to choose from below a value; nil where nothing has any.
    ///   - selection: What is chosen.
    ///   - searchFilter: Whether something is found by a text; nil for a list that is not searched.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>? = nil,
        selection: Binding<Set<ID>>,
        searchFilter: ((Data.Element, String) -> Bool)? = nil
    ) where Data.Element: CustomStringConvertible {
        self.init(data, id: id, children: children, selection: selection, searchFilter: searchFilter) {
            Text(verbatim: $0.description)
        }
    }

    /// Creates a list to look at.
    /// - Parameters:
    ///   - data: What there is to choose from.
    ///   - id: What tells them apart.
    ///   - children: What there is to choose from below a value; nil where nothing has any.
    ///   - searchFilter: Whether something is found by a text; nil for a list that is not searched.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>? = nil,
        searchFilter: ((Data.Element, String) -> Bool)? = nil
    ) where Data.Element: CustomStringConvertible {
        self.init(data, id: id, children: children, searchFilter: searchFilter) {
            Text(verbatim: $0.description)
        }
    }

    /// Creates a list of which one may be chosen, of values that tell themselves apart.
    /// - Parameters:
    ///   - data: What there is to choose from.
    ///   - children: What there is to choose from below a value; nil where nothing has any.
    ///   - selection: What is chosen; nil for nothing.
    ///   - searchFilter: Whether something is found by a text; nil for a list that is not searched.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>? = nil, selection: Binding<Data.Element?>,
        searchFilter: ((Data.Element, String) -> Bool)? = nil
    ) where Data.Element: CustomStringConvertible & Hashable {
        self.init(data, id: \.self, children: children, selection: selection, searchFilter: searchFilter) {
            Text(verbatim: $0.description)
        }
    }

    /// Creates a list of which any number may be chosen, of values that tell themselves apart.
    /// - Parameters:
    ///   - data: What there is to choose from.
    ///   - children: What there is to choose from below a value; nil where nothing has any.
    ///   - selection: What is chosen.
    ///   - searchFilter: Whether something is found by a text; nil for a list that is not searched.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>? = nil, selection: Binding<Set<Data.Element>>,
        searchFilter: ((Data.Element, String) -> Bool)? = nil
    ) where Data.Element: CustomStringConvertible & Hashable {
        self.init(data, id: \.self, children: children, selection: selection, searchFilter: searchFilter) {
            Text(verbatim: $0.description)
        }
    }

    /// Creates a list to look at, of values that tell themselves apart.
    /// - Parameters:
    ///   - data: What there is to choose from.
    ///   - children: What there is to choose from below a value; nil where nothing has any.
    ///   - searchFilter: Whether something is found by a text; nil for a list that is not searched.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>? = nil,
        searchFilter: ((Data.Element, String) -> Bool)? = nil
    ) where Data.Element: CustomStringConvertible & Hashable {
        self.init(data, id: \.self, children: children, searchFilter: searchFilter) {
            Text(verbatim: $0.description)
        }
    }
}
