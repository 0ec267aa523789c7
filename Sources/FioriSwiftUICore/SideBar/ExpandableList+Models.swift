import SwiftUI

nonisolated extension ExpandableList
where
    Row == SideBarListItem<
        _ConditionalContent<Image, EmptyView>, Text, _ConditionalContent<Text, EmptyView>,
        _ConditionalContent<Image, EmptyView>
    >
{
    /// Creates a list whose rows are side bar items made from models.
    /// - Parameters:
    ///   - data: The items of the top level.
    ///   - children: The items below an item; nil for an item that leads to a page.
    ///   - selection: The item that was tapped last.
    ///   - rowModel: The model of an item's row.
    ///   - destination: The page that an item leads to.
    public init(
        data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Data.Element?>? = nil,
        rowModel: @escaping (Data.Element) -> any SideBarListItemModel,
        @ViewBuilder destination: @escaping (Data.Element) -> Destination
    ) {
        self.init(data: data, children: children, selection: selection) { element in
            SideBarListItem(model: rowModel(element))
        } destination: {
            destination($0)
        }
    }
}
