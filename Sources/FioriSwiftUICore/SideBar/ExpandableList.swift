import FioriThemeManager
import SwiftUI

/// A list whose items may have further items below them, which a tap shows and hides. A tap on an item without further
/// ones leads to its page, on the navigation stack around the list.
///
/// ```swift
/// ExpandableList(data: folders, children: \.folders, selection: $selection) { folder in
///     SideBarListItem(title: folder.name)
/// } destination: { folder in
///     FolderPage(folder)
/// }
/// ```
nonisolated public struct ExpandableList<Data: RandomAccessCollection, Row: View, Destination: View>: View
where Data.Element: Identifiable & Hashable {
    private let data: Data
    private let children: KeyPath<Data.Element, Data?>
    private let selection: Binding<Data.Element?>?
    private let rowContent: (Data.Element) -> Row
    private let destination: (Data.Element) -> Destination
    @State private var expanded: Set<Data.Element.ID> = []
    @State private var presented: Data.Element?
    @Environment(\.isSideBarCollapsed) private var isSideBarCollapsed

    /// - Parameters:
    ///   - data: The items of the top level.
    ///   - children: The items below an item; nil for an item that leads to a page.
    ///   - selection: The item that was tapped last.
    ///   - rowContent: View of an item.
    ///   - destination: The page that an item leads to.
    public init(
        data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Data.Element?>? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
        @ViewBuilder destination: @escaping (Data.Element) -> Destination
    ) {
        self.data = data
        self.children = children
        self.selection = selection
        self.rowContent = rowContent
        self.destination = destination
    }

    public var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(lines) { line in
                    ExpandableListRow(
                        depth: isSideBarCollapsed ? 0 : line.depth,
                        isExpanded: line.isParent && !isSideBarCollapsed ? line.isExpanded : nil,
                        isSelected: selection?.wrappedValue == line.element
                    ) {
                        tap(line)
                    } content: {
                        rowContent(line.element)
                    }
                }
            }
            .padding(.horizontal, 8)
        }
        .navigationDestination(item: $presented) { destination($0) }
    }

    private func tap(_ line: Line) {
        guard line.isParent else {
            selection?.wrappedValue = line.element
            if Destination.self != EmptyView.self { presented = line.element }
            return
        }
        withAnimation {
            if expanded.remove(line.id) == nil { expanded.insert(line.id) }
        }
    }

    /// A visible item.
    private struct Line: Identifiable {
        let element: Data.Element
        let depth: Int
        let isParent: Bool
        let isExpanded: Bool

        var id: Data.Element.ID { element.id }
    }

    /// Visible items, from top to bottom.
    private var lines: [Line] {
        var lines: [Line] = []
        var rest: [(element: Data.Element, depth: Int)] = data.reversed().map { ($0, 0) }
        while let (element, depth) = rest.popLast() {
            let below = element[keyPath: children]
            let isExpanded = below != nil && expanded.contains(element.id)
            lines.append(Line(element: element, depth: depth, isParent: below != nil, isExpanded: isExpanded))
            if isExpanded, let below { rest += below.reversed().map { ($0, depth + 1) } }
        }
        return lines
    }
}

/// Row of an item, with a disclosure indicator at its trailing edge if there are items below it.
private struct ExpandableListRow<Content: View>: View {
    let depth: Int
    /// True if the items below are shown; nil for an item without any.
    let isExpanded: Bool?
    let isSelected: Bool
    let action: () -> Void
    @ViewBuilder let content: Content
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.isSideBarCollapsed) private var isSideBarCollapsed

    var body: some View {
        Button {
            action()
        } label: {
            HStack(spacing: 8) {
                content.frame(maxWidth: .infinity, alignment: .leading)
                if let isExpanded {
                    Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
                        .font(.fiori(forTextStyle: .footnote, weight: .semibold))
                        .foregroundStyle(.preferredColor(.secondaryLabel))
                        .accessibilityHidden(true)
                }
            }
            .padding(.leading, CGFloat(depth) * 16)
            .padding(.horizontal, isSideBarCollapsed ? 0 : 8)
            .padding(.vertical, dynamicTypeSize.isAccessibilitySize ? 4 : 0)
            .frame(minHeight: 44)
            .background {
                if isSelected {
                    RoundedRectangle(cornerRadius: 8).fill(.preferredColor(.tintColor3))
                }
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityValue(value)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }

    private var value: Text {
        switch isExpanded {
        case true?: Text("Expanded", bundle: .module)
        case false?: Text("Collapsed", bundle: .module)
        case nil: Text(verbatim: "")
        }
    }
}

struct ExpandableListLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(
            ExpandableList(data: LibraryPreviewData.Folder.all, children: \.folders) { folder in
                SideBarListItem(title: folder.name)
            } destination: { folder in
                Text(folder.name)
            }, category: .control)
    }
}

struct ExpandableListPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            ExpandableList(data: LibraryPreviewData.Folder.all, children: \.folders) { folder in
                SideBarListItem(title: folder.name)
            } destination: { folder in
                Text(folder.name)
            }
        }
    }
}
