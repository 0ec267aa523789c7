import SwiftUI

/// Selection of a list.
nonisolated enum ListPickerSelection<ID: Hashable> {
    case nothing
    case single(Binding<ID?>)
    case multiple(Binding<Set<ID>>)

    func contains(_ id: ID) -> Bool {
        switch self {
        case .nothing: false
        case .single(let chosen): chosen.wrappedValue == id
        case .multiple(let chosen): chosen.wrappedValue.contains(id)
        }
    }

    /// Handles a tap: replaces a single selection, or toggles a value of a multiple selection.
    /// - Returns: True if the selection is complete.
    func tap(_ id: ID) -> Bool {
        switch self {
        case .nothing: return false
        case .single(let chosen):
            chosen.wrappedValue = id
            return true
        case .multiple(let chosen):
            if chosen.wrappedValue.remove(id) == nil { chosen.wrappedValue.insert(id) }
            return false
        }
    }
}

/// Identity, search, rows and selection of values, on every page of a list.
nonisolated struct ListPickerSource<Data: RandomAccessCollection, ID: Hashable, Row: View> {
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>?
    let searchFilter: ((Data.Element, String) -> Bool)?
    let rowContent: (Data.Element) -> Row
    let selection: ListPickerSelection<ID>

    init(
        _ id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>?,
        _ searchFilter: ((Data.Element, String) -> Bool)?, _ rowContent: @escaping (Data.Element) -> Row,
        _ selection: ListPickerSelection<ID>
    ) {
        self.id = id
        self.children = children
        self.searchFilter = searchFilter
        self.rowContent = rowContent
        self.selection = selection
    }

    /// Returns the children of a value; nil for a value that can be chosen.
    func children(of element: Data.Element) -> Data? { children.flatMap { element[keyPath: $0] } }

    /// Returns the values that match a text, themselves or through a descendant.
    func search(_ data: Data, for text: String) -> [Data.Element] {
        guard let searchFilter, !text.isEmpty else { return Array(data) }
        func finds(_ element: Data.Element) -> Bool {
            searchFilter(element, text) || children(of: element).map { $0.contains(where: finds) } ?? false
        }
        return data.filter(finds)
    }

    /// Returns true if a descendant of a value is chosen.
    func isChosen(below element: Data.Element) -> Bool {
        guard let below = children(of: element) else { return false }
        return below.contains { selection.contains($0[keyPath: id]) || isChosen(below: $0) }
    }
}
