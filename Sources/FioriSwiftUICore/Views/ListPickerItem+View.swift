import FioriThemeManager
import SwiftUI

extension Fiori {
    nonisolated enum ListPickerItem {
        static let key = Themed("ListPickerItem.key", TextStyle(.body, .primaryLabel), as: .cellTitle)
        static let value = Themed("ListPickerItem.value", TextStyle(.body, .secondaryLabel), as: .cellDetail)
        static let keyCumulative = EmptyModifier()
        static let valueCumulative = EmptyModifier()
    }
}

extension ListPickerItem: View {
    public var body: some View { content.cellStyleClass() }

    @ViewBuilder private var content: some View {
        if let configuration {
            NavigationLink {
                configuration.destination(AnyView(key))
            } label: {
                row
            }
        } else {
            row
        }
    }

    private var row: some View {
        Group {
            if dynamicTypeSize.isAccessibilitySize {
                VStack(alignment: .leading, spacing: 4) { texts }
            } else {
                TitleRow(alignment: .firstTextBaseline, spacing: 16, belowSpacing: 4) { texts }
            }
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder private var texts: some View {
        key.multilineTextAlignment(.leading).titleRowPart(.title)
        if !isValueEmptyView { value.multilineTextAlignment(.leading).titleRowPart(.side) }
    }
}

nonisolated extension ListPickerItem {
    /// Creates an item that leads to a list of values to choose from.
    /// - Parameters:
    ///   - key: The name of a value.
    ///   - value: The chosen value.
    ///   - configuration: The list, shown by the navigation stack around the item.
    public init(
        @ViewBuilder key: () -> Key, @ViewBuilder value: () -> Value = { EmptyView() },
        configuration: ListPickerItemConfiguration?
    ) {
        self.init(key: key, value: value)
        self.configuration = configuration
    }
}

nonisolated extension ListPickerItem where Key == Text, Value == _ConditionalContent<Text, EmptyView> {
    /// Creates an item that leads to a list of values to choose from.
    /// - Parameters:
    ///   - key: The name of a value.
    ///   - value: The chosen value.
    ///   - configuration: The list, shown by the navigation stack around the item.
    public init(key: String, value: String? = nil, configuration: ListPickerItemConfiguration?) {
        self.init(key: key, value: value)
        self.configuration = configuration
    }

    /// Creates an item that leads to a list of values to choose from.
    /// - Parameters:
    ///   - model: The name of a value, and the chosen value.
    ///   - configuration: The list, shown by the navigation stack around the item.
    public init(model: ListPickerItemModel, configuration: ListPickerItemConfiguration?) {
        self.init(model: model)
        self.configuration = configuration
    }
}

struct ListPickerItemLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(ListPickerItem(key: "Country", value: "Germany"), category: .control)
    }
}

struct ListPickerItemPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            ListPickerItem(key: "Country", value: "Germany")
        }
    }
}
